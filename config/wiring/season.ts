import { DEMO_FIRST_POST } from '#adapters/simulation/demo-day.ts';
import { lastMeetDay } from '#adapters/simulation/meet/calendar.ts';
import { sourceOf } from '#adapters/simulation/race-day/card.ts';
import { seasonDays } from '#adapters/simulation/season.ts';
import type { SeasonDay } from '#adapters/simulation/season-day.ts';
import type { CardStore } from '#core/card/ports.ts';
import { FLAGSHIP, noonOf } from '#core/card/track.ts';
import type { DemoRequest } from '#core/card/use-cases/load-demo.ts';
import type { ConnectionRecordStore } from '#core/handicapping/ports.ts';
import type { AllOrNothing, Log } from '#core/kernel/functions.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import type { OddsStore } from '#core/odds/ports.ts';
import { entryIn } from '#core/picks/ledger/chain.ts';
import type { LedgerPages } from '#core/picks/ports.ts';
import type { ResultStore, SimulatedResults } from '#core/results/ports.ts';
import { type LoadSeasonDay, makeLoadSeasonDay } from '#core/results/use-cases/load-season-day.ts';
import { areRecordsCurrent } from '#core/training/use-cases/update-connection-records.ts';
import { DEMO_TURN } from './card.ts';
import { wiring } from './provide.ts';

declare module './provide.ts' {
  interface Bindings {
    readonly loadSeason: LoadSeason;
    readonly isSeasonLoaded: IsSeasonLoaded;
  }
}

/** Days between two progress lines. */
const REPORT_EVERY = 10;

/** What was stored of a season. */
export interface LoadedSeason {
  readonly days: number;
  readonly races: number;
  /** The first race day; null when there is none. */
  readonly from: string | null;
  /** False when all of it was already stored. */
  readonly isNew: boolean;
}

/**
 * Runs the season of that many days before the demo day and stores it, a day at a time; of demo days before its first
 * nothing stays. Refuses ('conflict', `demo.other-season`) when another demo was loaded meanwhile.
 */
export type LoadSeason = (request: DemoRequest, days: number, say: Log) => Promise<LoadedSeason>;

/**
 * Whether the season of a demo day is stored up to its last day, with its odds, sealed picks and connection records.
 */
export type IsSeasonLoaded = (request: DemoRequest) => Promise<boolean>;

interface SeasonDeps {
  readonly cards: Pick<CardStore, 'cardFor' | 'dropDemo'>;
  readonly results: SimulatedResults;
  readonly odds: Pick<OddsStore, 'dropDemo'>;
  readonly loadSeasonDay: LoadSeasonDay;
  readonly inTurn: AllOrNothing;
}

async function refuseOtherDemo({ cards }: SeasonDeps, { day, seed }: DemoRequest): Promise<void> {
  const storedCard = await cards.cardFor(FLAGSHIP.slug, day);
  const { tier, source } = storedCard?.card.provenance ?? {};
  if (storedCard !== null && (tier !== 'demo' || source === sourceOf(seed))) return;
  throw new Refusal(
    'conflict',
    'demo.other-season',
    `Loading the seed ${seed} season stopped: another demo was loaded in the meantime.`,
  );
}

const makeLoadSeason =
  (deps: SeasonDeps): LoadSeason =>
  async (request, days, say) => {
    const loadDay = async (day: SeasonDay, isFirst: boolean): Promise<boolean> => {
      await refuseOtherDemo(deps, request);
      if (isFirst) {
        const span = { from: day.day, to: request.day };
        await deps.cards.dropDemo(span);
        await deps.results.dropSimulated(span);
        await deps.odds.dropDemo(span);
      }
      return deps.loadSeasonDay(day);
    };
    let loaded: LoadedSeason = { days: 0, races: 0, from: null, isNew: false };
    for (const day of seasonDays({ ...request, track: FLAGSHIP, firstPost: DEMO_FIRST_POST, days })) {
      const isNew = await deps.inTurn(() => loadDay(day, loaded.days === 0));
      loaded = {
        days: loaded.days + 1,
        races: loaded.races + day.sheet.races.length,
        from: loaded.from ?? day.day,
        isNew: loaded.isNew || isNew,
      };
      if (loaded.days % REPORT_EVERY === 0) say(`${day.day}: day ${loaded.days} of ${days}`);
    }
    return loaded;
  };

interface SeasonStores {
  readonly results: ResultStore;
  readonly odds: Pick<OddsStore, 'boardsOn'>;
  readonly connectionRecords: ConnectionRecordStore;
  readonly ledger: Pick<LedgerPages, 'scorable'>;
}

/** Days are stored oldest first, so that the last one proves all. */
const makeIsSeasonLoaded =
  (deps: SeasonStores): IsSeasonLoaded =>
  async ({ seed, day }) => {
    const last = lastMeetDay(FLAGSHIP, day);
    const found = last === null ? null : await deps.results.currentSheet(FLAGSHIP.code, last, 'simulation');
    if (last === null || found?.sheet.provenance.source !== sourceOf(seed)) return false;
    const boards = await deps.odds.boardsOn(FLAGSHIP.slug, last, noonOf({ trackSlug: FLAGSHIP.slug, day }));
    if (boards.length === 0 || !(await areRecordsCurrent(deps))) return false;
    const request = { isDemo: true, span: { from: last, to: last }, trackSlug: FLAGSHIP.slug };
    return (await deps.ledger.scorable(request)).some((row) => entryIn(row).isReplayed);
  };

export const seasonWiring = () =>
  wiring({
    isSeasonLoaded: (get) =>
      makeIsSeasonLoaded({
        results: get('results'),
        odds: get('odds'),
        connectionRecords: get('connectionRecordStore'),
        ledger: get('ledger'),
      }),
    loadSeason: (get) => {
      const [cards, results, odds] = [get('printedCards'), get('results'), get('odds')];
      const [digest, allOrNothing] = [get('digest'), get('allOrNothing')];
      return makeLoadSeason({
        cards,
        results,
        odds,
        loadSeasonDay: makeLoadSeasonDay({ cards, results, odds, digest, allOrNothing }),
        inTurn: (work) => get('withLock')(DEMO_TURN, work),
      });
    },
  });
