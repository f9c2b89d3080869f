import { makeMemoryPicksShelf } from '#adapters/memory/picks-shelf.ts';
import { analysisFor } from '#config/models.ts';
import type { CardShelf } from '#core/card/ports.ts';
import type { BackingsOf } from '#core/handicapping/ports.ts';
import type { Clock } from '#core/kernel/doors.ts';
import { makeGeneratePicks } from '#core/picks/use-cases/generate-picks.ts';
import { makePicksForRace } from '#core/picks/use-cases/picks-for-race.ts';
import { makeRefreshRace } from '#core/picks/use-cases/refresh-race.ts';

const analysis = analysisFor({ isKeySet: false });
/** The picks room as it is chosen in config, with its shelf in memory. */
export function pickDoors(cards: CardShelf, backingsOf: BackingsOf, clock: Clock) {
  const oneAtATime = <T>(_key: string, work: () => Promise<T>): Promise<T> => work();
  const doors = { cards, picks: makeMemoryPicksShelf(), clock, oneAtATime, analysis, backingsOf };
  return {
    generatePicks: makeGeneratePicks(doors),
    picksForRace: makePicksForRace(doors),
    refreshRace: makeRefreshRace(doors),
  };
}
