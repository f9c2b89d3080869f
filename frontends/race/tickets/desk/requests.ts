import type { WagerOffer } from '#frame/tickets/tickets.ts';
import { starters } from '#frame/tickets/tickets.ts';
import type { Race } from '#kit/kit.ts';
import type { BuildRequest, GroupsRequest } from './desk-calls.ts';
import type { Draft, Mark } from './marks.ts';
import { marked } from './marks.ts';

/** The marked numbers of a race that still run. */
function markedStarters(draft: Draft, race: Race, mark: Mark): string[] {
  const running = new Set(starters(race).map(({ programNumber }) => programNumber));
  return marked(draft, race.id, mark).filter((number) => running.has(number));
}

/** Asks for the best tickets over several races; null for a bet on one race, and where the budget buys nothing. */
export function buildRequest(
  offer: WagerOffer,
  base: number,
  races: readonly Race[],
  draft: Draft,
): BuildRequest | null {
  const [first] = races;
  if (first === undefined || !offer.isMultiRace || !(draft.budget >= base)) return null;
  return {
    raceId: first.id,
    wager: offer.wager as BuildRequest['wager'],
    base,
    budget: draft.budget,
    mostTickets: draft.mostTickets,
    out: races.map((legRace) => markedStarters(draft, legRace, 'out')),
    chancesOf: draft.chancesOf,
  };
}

/** Asks for the tickets of the marked horses; null until each race, or the one for all its places, has enough of them. */
export function groupsRequest(
  offer: WagerOffer,
  base: number,
  races: readonly Race[],
  draft: Draft,
): GroupsRequest | null {
  const [first] = races;
  const legs = races.map((legRace) => ({
    a: markedStarters(draft, legRace, 'a'),
    b: markedStarters(draft, legRace, 'b'),
    c: markedStarters(draft, legRace, 'c'),
  }));
  const least = offer.isMultiRace ? 1 : offer.sets;
  const isComplete = legs.every(({ a, b, c }) => a.length + b.length + c.length >= least);
  if (first === undefined || !isComplete) return null;
  return {
    raceId: first.id,
    wager: offer.wager as GroupsRequest['wager'],
    base,
    legs,
    points: draft.points,
    chancesOf: draft.chancesOf,
  };
}
