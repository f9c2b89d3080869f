import { type Instant, toIso } from '../../kernel/instant.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import { headsIn, joinedHeads, type NotedHeads } from '../../kernel/record.ts';

/** The latest entries of the chains as they were given away at a moment. */
export interface PublishedHeads {
  /** Race day: of the moment, or of the race that went off before it. */
  readonly day: RaceDay;
  readonly at: Instant;
  /** The text that is stamped, mailed and noted. */
  readonly text: string;
  /** RFC 3161 response over the text, in base64; null where no service is set or none answered. */
  readonly stamp: string | null;
}

/** The text: its first line, then a line for each chain, such as `picks 398 <hash> at 2026-08-01T14:00:00.000Z`. */
export const textOfHeads = (day: RaceDay, lines: readonly string[]): string =>
  [`Clubhouse Turn record ${day}`, ...lines, ''].join('\n');

/** The heads in published texts; those of earlier versions name no time and have that of their publication. */
export const headsOfTexts = (published: readonly PublishedHeads[]): Required<NotedHeads> =>
  joinedHeads(...published.map(({ text, at: moment }) => headsIn(text, moment)));

/** Published heads as a line of an exported record. */
export const publishedLine = ({ day, at: published, text }: PublishedHeads): string =>
  `${JSON.stringify({ chain: 'heads', day, at: toIso(published), text })}\n`;
