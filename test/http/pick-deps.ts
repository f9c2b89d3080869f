import paceSettings from '#config/models/pace.json' with { type: 'json' };
import { analysisFor } from '#config/models.ts';
import type { CardStore } from '#core/card/ports.ts';
import type { KnownAround } from '#core/handicapping/ports.ts';
import type { Clock } from '#core/kernel/functions.ts';
import type { PicksStore, Seal } from '#core/picks/ports.ts';
import { makeGeneratePicks } from '#core/picks/use-cases/generate-picks.ts';
import { makePicksForRace } from '#core/picks/use-cases/picks-for-race.ts';
import { makeRefreshRace } from '#core/picks/use-cases/refresh-race.ts';
import { makeShowWhatIf } from '#core/picks/use-cases/show-what-if.ts';
import { nobodyAsked } from '#test/support/no-analyst.ts';
import { priceAsStored } from '#test/support/price-as-stored.ts';

const analysis = analysisFor({ isKeySet: false });

export interface PickRoom {
  readonly cards: CardStore;
  readonly picks: PicksStore;
  readonly seal: Seal;
}

/** The picks room as it is chosen in config. */
export function pickDeps({ cards, picks, seal }: PickRoom, knownAround: KnownAround, clock: Clock) {
  const withLock = <T>(_key: string, work: () => Promise<T>): Promise<T> => work();
  const deps = {
    cards,
    picks,
    clock,
    withLock,
    analysis,
    knownAround,
    seal,
    priceNow: priceAsStored,
    ...nobodyAsked,
  };
  return {
    generatePicks: makeGeneratePicks(deps),
    picksForRace: makePicksForRace({ ...deps, refreshRace: makeRefreshRace(deps) }),
    refreshRace: makeRefreshRace(deps),
  };
}

/** What a race would be, as it is wired. */
export const whatIfDeps = (
  { cards, picks }: Pick<PickRoom, 'cards' | 'picks'>,
  knownAround: KnownAround,
  clock: Clock,
) => ({
  showWhatIf: makeShowWhatIf({ cards, picks, knownAround, clock, analysis, pace: paceSettings }),
});
