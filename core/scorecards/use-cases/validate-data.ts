import type { CardOutline } from '../../card/card-outline.ts';
import { FLAGSHIP, type Track } from '../../card/track.ts';
import { dateTimeAt } from '../../kernel/day-text.ts';
import type { Instant } from '../../kernel/instant.ts';
import { sumBy } from '../../kernel/numbers.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import { historyOf, type RacingNow, racingAt } from '../../results/racing-now.ts';
import { type CheckSource, type DataState, lastUpdateOf, problemsOf } from '../dashboard/source-state.ts';

export interface ValidateDataDeps {
  readonly racingNow: () => Promise<RacingNow>;
  /** The cards in play: today's, or tomorrow's once today's races are over. */
  readonly inPlay: () => Promise<readonly CardOutline[]>;
  /** Finished races of the last year. */
  readonly finished: (track: Track | null) => Promise<{ readonly races: number; readonly from: RaceDay }>;
  readonly sources: readonly CheckSource[];
  /** The racing clock does not show the time of day. */
  readonly isClockSet: boolean;
}

const demoWarning = (cards: readonly CardOutline[]): string =>
  `Demo data (${cards[0]?.provenance.source ?? 'demo'}): horses, people, prices and results are invented; nothing here is live.`;

const clockWarning = (now: Instant, { timeZone }: Track): string =>
  `Clock set to ${dateTimeAt(now, timeZone)} (replay).`;

/** Reports which of the day's data is real, present, stale or missing; with a track, for that track only. */
export function makeValidateData(deps: ValidateDataDeps) {
  return async function validateData(track: Track | null = null): Promise<DataState> {
    const [everywhere, inPlay, finished] = await Promise.all([
      deps.racingNow(),
      deps.inPlay(),
      deps.finished(track),
    ]);
    const racing = racingAt(everywhere, track);
    const cards = inPlay.filter(({ trackSlug }) => track === null || trackSlug === track.slug);
    const sources = await Promise.all(deps.sources.map((check) => check(racing, track)));
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
        ...(deps.isClockSet ? [clockWarning(racing.now, track ?? FLAGSHIP)] : []),
        ...problemsOf(sources),
      ],
      lastUpdate: lastUpdateOf(sources),
      sources,
    };
  };
}

export type ValidateData = ReturnType<typeof makeValidateData>;
