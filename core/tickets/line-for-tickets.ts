import type { Race } from '../card/race.ts';
import { racesText } from '../card/races-text.ts';
import { zoneOf } from '../card/track.ts';
import { trackTimeText } from '../card/track-time.ts';
import { pastDayText } from '../kernel/day-text.ts';
import { groupBy } from '../kernel/group-by.ts';
import { type Instant, toIso } from '../kernel/instant.ts';
import { type RaceDay, raceDayAt } from '../kernel/race-day.ts';
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
  /** Whether the member has a line that was drawn, or changed, after the moment shown. */
  readonly isLater: boolean;
}

/** Where and on which day tickets are played. */
interface TicketDay {
  readonly trackSlug: string;
  readonly day: RaceDay;
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

/** Why a race is not by the line: `where #5 is not on your line`. */
function reasonFor({ line, isLater }: RaceWithLine): string {
  if (isLater) return 'where your line was drawn or changed later';
  if (line === null) return 'where you have no line';
  const horses = listText(line.added.map((number) => `#${number}`));
  return `where ${horses} ${line.added.length === 1 ? 'is' : 'are'} not on your line`;
}

/** `in races 1 and 3, where you have no line; in race 4, where #5 is not on your line`. */
const reasonsFor = (races: readonly RaceWithLine[]): string =>
  [...groupBy(races, reasonFor)]
    .map(([reason, group]) => `in ${racesText(group.map(({ number }) => number))}, ${reason}`)
    .join('; ');

/** When a line on a race was drawn: `9:00 AM ET`, on a day before that of the race `Jul 31, 9:00 AM ET`. */
export function drawnText(madeAt: Instant, { trackSlug, day }: TicketDay): string {
  const drawnOn = raceDayAt(madeAt, zoneOf(trackSlug));
  const time = trackTimeText(madeAt, trackSlug);
  return drawnOn === day ? time : `${pastDayText(drawnOn, day)}, ${time}`;
}

/** Which races of tickets are by a member's line, for whoever asked for them by it. */
export function chancesUsed(races: readonly RaceWithLine[], where: TicketDay): ChancesUsed {
  const mine = races.flatMap(({ number, line }) =>
    isUsable(line) ? [{ race: number, madeAt: line.madeAt }] : [],
  );
  const others = races.filter(({ line }) => !isUsable(line));
  const ours = `our chances ${reasonsFor(others)}`;
  const drawn = mine.map(({ race, madeAt }) => `race ${race} (drawn ${drawnText(madeAt, where)})`);
  const byLine = `your line in ${listText(drawn)}`;
  const rest = others.length === 0 ? '' : `; by ${ours}`;
  return {
    mine: mine.map(({ race, madeAt }) => ({ race, madeAt: toIso(madeAt) })),
    sentence: mine.length === 0 ? `By ${ours}.` : `By ${byLine}${rest}.`,
  };
}
