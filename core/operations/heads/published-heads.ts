import type { Instant } from '../../kernel/instant.ts';
import type { RaceDay } from '../../kernel/race-day.ts';

/** The latest entries of the chains as they were given away on a day. */
export interface PublishedHeads {
  readonly day: RaceDay;
  readonly at: Instant;
  /** The text that is stamped, mailed and noted. */
  readonly text: string;
  /** RFC 3161 response over the text, in base64; null where no service is set or none answered. */
  readonly stamp: string | null;
}

/** The text of a day: its first line, then a line for each chain, such as `picks 398 <hash>`. */
export const textOfHeads = (day: RaceDay, lines: readonly string[]): string =>
  [`Clubhouse Turn record ${day}`, ...lines, ''].join('\n');
