import type { Race } from '../card/race.ts';
import { racesText } from '../card/races-text.ts';
import { trackTimeText } from '../card/track-time.ts';
import { type Instant, toIso } from '../kernel/instant.ts';
import { listText } from '../kernel/text.ts';

/** The win chances that a member's own line gives a race. */
export interface LineOfMember {
  /** In the order of the betting interests; they sum to one. */
  readonly chances: readonly number[];
  readonly madeAt: Instant;
  /** Betting interests that are not on it: nobody chose their chances, so no ticket is built by it. */
  readonly added: readonly string[];
}

/** A member's line on a race, for its betting interests by number; null without one. */
export type LineOnRace = (race: Race, interests: readonly string[]) => Promise<LineOfMember | null>;

/** A race of tickets with the line that the member has there. */
export interface RaceWithLine {
  readonly number: number;
  readonly line: LineOfMember | null;
}

/** Whose win chances tickets are built from. */
export interface ChancesUsed {
  /** The races by the member's own line, with when it was drawn (ISO); all others are by our chances. */
  readonly mine: readonly { readonly race: number; readonly madeAt: string }[];
  /** Which races are by the line, and why the others are not; null where our chances were asked for. */
  readonly sentence: string | null;
}

export const OUR_CHANCES: ChancesUsed = { mine: [], sentence: null };

/** Whether tickets can be built by a line: it was drawn by then and has a chance for every betting interest. */
export const isUsable = (line: LineOfMember | null): line is LineOfMember => line?.added.length === 0;

/** Why races are not by the line: `, where you have no line`; of a horse that got in, `, where #5 is not on your line`. */
function reasonFor(races: readonly RaceWithLine[]): string {
  const added = races.flatMap(({ line }) => line?.added ?? []);
  if (added.length === 0) return 'where you have no line';
  const horses = `${listText(added.map((number) => `#${number}`))} ${added.length === 1 ? 'is' : 'are'} not on your line`;
  return races.some(({ line }) => line === null) ? `where you have no line or ${horses}` : `where ${horses}`;
}

/** Which races of tickets are by a member's line, for whoever asked for them by it. */
export function chancesUsed(races: readonly RaceWithLine[], trackSlug: string): ChancesUsed {
  const mine = races.flatMap(({ number, line }) =>
    isUsable(line) ? [{ race: number, madeAt: line.madeAt }] : [],
  );
  const others = races.filter(({ line }) => !isUsable(line));
  const ours = `our chances in ${racesText(others.map(({ number }) => number))}, ${reasonFor(others)}`;
  const drawn = mine.map(({ race, madeAt }) => `race ${race} (drawn ${trackTimeText(madeAt, trackSlug)})`);
  const byLine = `your line in ${listText(drawn)}`;
  const rest = others.length === 0 ? '' : `; by ${ours}`;
  return {
    mine: mine.map(({ race, madeAt }) => ({ race, madeAt: toIso(madeAt) })),
    sentence: mine.length === 0 ? `By ${ours}.` : `By ${byLine}${rest}.`,
  };
}
