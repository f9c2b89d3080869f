import type { Card } from '../../card/race.ts';
import { easternDateTime } from '../../kernel/day-text.ts';
import type { Instant } from '../../kernel/instant.ts';
import { sumBy } from '../../kernel/numbers.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import { historyOf, type RacingNow } from '../../results/racing-now.ts';
import { type CheckSource, type DataState, lastUpdateOf, problemsOf } from '../dashboard/source-state.ts';

export interface ValidateDataDeps {
  readonly racingNow: () => Promise<RacingNow>;
  /** The cards in play: today's, or tomorrow's once today's races are over. */
  readonly inPlay: () => Promise<readonly Card[]>;
  /** Finished races of the last year. */
  readonly finished: () => Promise<{ readonly races: number; readonly from: RaceDay }>;
  readonly sources: readonly CheckSource[];
  /** The racing clock does not show the time of day. */
  readonly isClockSet: boolean;
}

const demoWarning = (cards: readonly Card[]): string =>
  `Demo data (${cards[0]?.provenance.source ?? 'demo'}): horses, people, prices and results are invented; nothing here is live.`;

const clockWarning = (now: Instant): string => `Clock set to ${easternDateTime(now)} (replay).`;

/** Says of the day's data what is real, what is there, what is old and what is missing. */
export function makeValidateData(deps: ValidateDataDeps) {
  return async function validateData(): Promise<DataState> {
    const [racing, cards, finished] = await Promise.all([deps.racingNow(), deps.inPlay(), deps.finished()]);
    const sources = await Promise.all(deps.sources.map((check) => check(racing)));
    const isDemo = historyOf(cards) === 'demo';
    const currentRaces = sumBy(cards, ({ races }) => races.length);
    return {
      isLiveData: currentRaces > 0 && !isDemo && !deps.isClockSet,
      isDemo,
      currentRaces,
      historicalRaces: finished.races,
      historicalFrom: finished.from,
      warnings: [
        ...(isDemo ? [demoWarning(cards)] : []),
        ...(deps.isClockSet ? [clockWarning(racing.now)] : []),
        ...problemsOf(sources),
      ],
      lastUpdate: lastUpdateOf(sources),
      sources,
    };
  };
}

export type ValidateData = ReturnType<typeof makeValidateData>;
