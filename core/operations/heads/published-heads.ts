import { easternDateTime } from '../../kernel/day-text.ts';
import { type Instant, toIso } from '../../kernel/instant.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import { headsIn, joinedHeads, type NotedHeads } from '../../kernel/record.ts';
import { CLOCKS_APART } from '../../kernel/row-times.ts';

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

/** When heads were published as their text says, by its last line; null for a text without a head. */
export function publishedAt({ text, at: stored }: Pick<PublishedHeads, 'text' | 'at'>): Instant | null {
  const { picks, results, audit } = headsIn(text, stored);
  return [...audit, ...results, ...picks].at(-1)?.at ?? null;
}

/** What is wrong with the time of published heads, in a sentence: their text says another than they are stored under. */
export function timeFault(heads: PublishedHeads): string | null {
  const { picks, results, audit } = headsIn(heads.text, heads.at);
  const other = [...picks, ...results, ...audit].find(
    ({ at: said }) => said !== null && Math.abs(said - heads.at) > CLOCKS_APART,
  );
  if (other?.at == null) return null;
  return `heads stored as published ${easternDateTime(heads.at)} are dated ${easternDateTime(other.at)}`;
}

/** Published heads as a line of an exported record. */
export const publishedLine = ({ day, at: published, text }: PublishedHeads): string =>
  `${JSON.stringify({ chain: 'heads', day, at: toIso(published), text })}\n`;

/** The first line of an exported record: its chains hold every row that was sealed by this moment. */
export const writtenLine = (written: Instant): string =>
  `${JSON.stringify({ chain: 'heads', at: toIso(written), text: '', writtenAt: toIso(written) })}\n`;
