import type { Clock } from '../../kernel/functions.ts';
import { shift } from '../../kernel/instant.ts';
import type { CardChange } from '../card-change.ts';
import { changesInForce } from '../changes-in-force.ts';
import { raceIdOrRefusal, raceOrRefusal } from '../days-card.ts';
import { changesAbout } from '../desk-entries.ts';
import type { CardStore, ChangeStore } from '../ports.ts';
import type { Race } from '../race.ts';

/** A change, and whether it is in force. */
export interface ShownChange extends CardChange {
  readonly isInForce: boolean;
}

export interface RaceChanges {
  readonly race: Race;
  /** The newest first. */
  readonly changes: readonly ShownChange[];
}

/** What changed in a race since its card was imported. Refuses an unknown id ('not-found', `card.unknown-race`). */
export function makeShowChanges(deps: {
  readonly cards: Pick<CardStore, 'raceWith'>;
  readonly changes: Pick<ChangeStore, 'changesOn'>;
  readonly clock: Clock;
}) {
  return async function showChanges(idText: string): Promise<RaceChanges> {
    const { race } = raceOrRefusal(await deps.cards.raceWith(raceIdOrRefusal(idText)));
    const all = await deps.changes.changesOn(race.trackSlug, race.day, shift(deps.clock(), 1));
    const inForce = new Set(changesInForce(all));
    const marked = changesAbout(race, all).map((change) => ({ ...change, isInForce: inForce.has(change) }));
    return { race, changes: marked.toReversed() };
  };
}

export type ShowChanges = ReturnType<typeof makeShowChanges>;
