import type { ChancesOf, Ticked, Wager } from './ticket.ts';

/** What is put together on a race: a ticket for each wager that was looked at, and the one in view. */
type RaceDraft = {
  readonly wager: Wager;
  readonly tickets: Readonly<Partial<Record<Wager, Ticked>>>;
};

/** What a member is putting together, by race: another wager, race or day changes none of it. */
export type TicketDrafts = {
  readonly races: Readonly<Record<string, RaceDraft>>;
  /** Of every race. */
  readonly chancesOf: ChancesOf;
};

export const noDrafts: TicketDrafts = { races: {}, chancesOf: 'ours' };

const firstTicket: Ticked = { wager: 'exacta', places: 2, way: 'box', base: 1, groups: [], keyPlace: 0 };
const mostRaces = 120;

/** The ticket of a wager on a race as it was left; null if no horse was ticked on it. */
export function leftTicket({ races }: TicketDrafts, raceId: string, wager: Wager): Ticked | null {
  const ticked = races[raceId]?.tickets[wager];
  return ticked?.groups.some((group) => group.length > 0) ? ticked : null;
}

/** The ticket in view on a race, without the horses that no longer start. */
export function tickedOn(drafts: TicketDrafts, raceId: string, starting: readonly string[]): Ticked {
  const draft = drafts.races[raceId];
  const ticked = draft?.tickets[draft.wager] ?? firstTicket;
  const groups = ticked.groups.map((group) => group.filter((number) => starting.includes(number)));
  return { ...ticked, groups };
}

/** The drafts with this ticket in view on a race; the races looked at longest ago are forgotten first. */
export function withTicked(drafts: TicketDrafts, raceId: string, ticked: Ticked): TicketDrafts {
  const { [raceId]: before, ...others } = drafts.races;
  const latest = Object.entries(others).slice(-(mostRaces - 1));
  const tickets = { ...before?.tickets, [ticked.wager]: ticked };
  return { ...drafts, races: { ...Object.fromEntries(latest), [raceId]: { wager: ticked.wager, tickets } } };
}
