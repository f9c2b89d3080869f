import type { Clock } from '../../kernel/doors.ts';
import { shift } from '../../kernel/instant.ts';
import type { CardChange } from '../card-change.ts';
import { raceIdOrRefusal, raceOrRefusal } from '../days-card.ts';
import type { CardShelf, ChangeShelf } from '../ports.ts';
import type { Race } from '../race.ts';
import { standingChanges } from '../standing-changes.ts';

/** A word on a race, and whether it is the one that stands. */
export interface ShownChange extends CardChange {
  readonly stands: boolean;
}

export interface RaceChanges {
  readonly race: Race;
  /** The newest first. */
  readonly changes: readonly ShownChange[];
}

/** What changed in a race since its card was brought. Refuses an id that names none ('not-found', `card.unknown-race`). */
export function makeShowChanges(doors: {
  readonly cards: Pick<CardShelf, 'raceWith'>;
  readonly changes: Pick<ChangeShelf, 'changesOn'>;
  readonly clock: Clock;
}) {
  return async function showChanges(idText: string): Promise<RaceChanges> {
    const { race } = raceOrRefusal(await doors.cards.raceWith(raceIdOrRefusal(idText)));
    const all = await doors.changes.changesOn(race.trackSlug, race.day, shift(doors.clock(), 1));
    const own = all.filter(({ raceId }) => raceId === race.id);
    const standing = new Set(standingChanges(own));
    const shown = own.map((change) => ({ ...change, stands: standing.has(change) }));
    return { race, changes: shown.toReversed() };
  };
}

export type ShowChanges = ReturnType<typeof makeShowChanges>;
