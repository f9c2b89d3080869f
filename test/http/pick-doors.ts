import { analysisFor } from '#config/models.ts';
import type { CardShelf } from '#core/card/ports.ts';
import type { KnownAround } from '#core/handicapping/ports.ts';
import type { Clock } from '#core/kernel/doors.ts';
import type { PicksShelf, Seal } from '#core/picks/ports.ts';
import { makeGeneratePicks } from '#core/picks/use-cases/generate-picks.ts';
import { makePicksForRace } from '#core/picks/use-cases/picks-for-race.ts';
import { makeRefreshRace } from '#core/picks/use-cases/refresh-race.ts';
import { nobodyAsked } from '#test/support/nobody-asked.ts';

const analysis = analysisFor({ isKeySet: false });

export interface PickRoom {
  readonly cards: CardShelf;
  readonly picks: PicksShelf;
  readonly seal: Seal;
}

/** The picks room as it is chosen in config. */
export function pickDoors({ cards, picks, seal }: PickRoom, knownAround: KnownAround, clock: Clock) {
  const oneAtATime = <T>(_key: string, work: () => Promise<T>): Promise<T> => work();
  const doors = {
    cards,
    picks,
    clock,
    oneAtATime,
    analysis,
    knownAround,
    seal,
    ...nobodyAsked,
  };
  return {
    generatePicks: makeGeneratePicks(doors),
    picksForRace: makePicksForRace({ ...doors, refreshRace: makeRefreshRace(doors) }),
    refreshRace: makeRefreshRace(doors),
  };
}
