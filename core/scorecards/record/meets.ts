import type { Track } from '../../card/track.ts';
import { sureMeetOn } from '../../card/tracks/nyra-circuit.ts';
import { dateText, dayText } from '../../kernel/day-text.ts';
import { addDays, type DaySpan, daysBetween, type RaceDay } from '../../kernel/race-day.ts';

/** Race days of a track that belong together. */
export interface Meet {
  readonly trackSlug: string;
  readonly span: DaySpan;
  /** `Saratoga summer 2025`, else `Keeneland, Apr 4 to Apr 25, 2025`. */
  readonly name: string;
}

/** Dark days within a meet; a longer break begins another. */
export const LONGEST_BREAK = 14;

function nameOf({ code, displayName }: Track, { from, to }: DaySpan): string {
  const middle = addDays(from, Math.floor(daysBetween(from, to) / 2));
  const meet = sureMeetOn(middle);
  if (meet !== null && meet.code === code) return `${meet.name} ${to.slice(0, 4)}`;
  return from === to
    ? `${displayName}, ${dateText(to)}`
    : `${displayName}, ${dayText(from)} to ${dateText(to)}`;
}

/** The meets of a track by the days it raced, the latest first. */
export function meetsOf(track: Track, days: readonly RaceDay[]): readonly Meet[] {
  const spans: DaySpan[] = [];
  for (const day of days.toSorted()) {
    const last = spans.at(-1);
    if (last !== undefined && day <= addDays(last.to, LONGEST_BREAK)) {
      spans[spans.length - 1] = { from: last.from, to: day };
    } else spans.push({ from: day, to: day });
  }
  return spans.map((span) => ({ trackSlug: track.slug, span, name: nameOf(track, span) })).toReversed();
}

/** Whether racing of a meet may go on: the break since its last day is not too long. */
export const isUnderWay = ({ span }: Meet, today: RaceDay): boolean =>
  today <= addDays(span.to, LONGEST_BREAK);
