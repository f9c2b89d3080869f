import type { CheerioAPI } from 'cheerio';
import { parseRaceDay, type RaceDay } from '#core/kernel/race-day.ts';

/** A table row or block as its texts, blanks made single. */
export type Texts = readonly string[];

export const lineOf = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** `Race 7` in a heading; null where no race is named. */
export function raceNumberIn(text: string): number | null {
  const found = /\brace\s+(\d{1,2})\b/i.exec(text) ?? /\b(\d{1,2})(?:st|nd|rd|th)\s+race\b/i.exec(text);
  const number = Number(found?.[1] ?? 0);
  return number >= 1 && number <= 20 ? number : null;
}

/** The track a fragment names, `Saratoga`; null if it names none. */
export const trackNameIn = (text: string): string | null =>
  / at (Saratoga|Belmont(?: Park| at the Big A)?|Aqueduct)(?![a-z])/.exec(text)?.[1] ?? null;

/** The post time on the badge, `2026-08-08T14:20:00`; empty without a badge. */
export const postTimeText = (page: CheerioAPI): string =>
  page('[data-post-time]').first().attr('data-post-time') ?? '';

/** The day of the post time; null if only a clock time, or nothing, is shown. */
export const dayIn = (page: CheerioAPI): RaceDay | null => parseRaceDay(postTimeText(page).slice(0, 10));
