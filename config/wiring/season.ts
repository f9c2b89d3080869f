import { DEMO_FIRST_POST } from '#adapters/simulation/demo-day.ts';
import { lastMeetDay } from '#adapters/simulation/meet/calendar.ts';
import { sourceOf } from '#adapters/simulation/race-day/card.ts';
import { seasonDays } from '#adapters/simulation/season.ts';
import type { SeasonDay } from '#adapters/simulation/season-day.ts';
import type { CardStore } from '#core/card/ports.ts';
import { noonOf, TRACKS, type Track } from '#core/card/track.ts';
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
import { digestId } from './machine.ts';
import { id, wiring } from './provide.ts';
import {
  allOrNothingId,
  connectionRecordStoreId,
  ledgerId,
  oddsId,
  printedCardsId,
  resultsId,
  withLockId,
} from './stores.ts';

const [FLAGSHIP] = TRACKS as readonly [Track, ...Track[]];

/** Days after which progress is told. */
const REPORT_EVERY = 10;

/** What of a season was put on the shelves. */
export interface LoadedSeason {
  readonly days: number;
  readonly races: number;
  /** First day; null without any. */
  readonly from: string | null;
  /** False when all of it was there already. */
  readonly isNew: boolean;
}

/**
 * Runs the season of that many days before the demo day and puts it on the shelves, a day at a time; of demo days
 * before its first nothing stays. Refuses ('conflict', `demo.other-season`) when another demo was loaded meanwhile.
 */
export type LoadSeason = (request: DemoRequest, days: number, say: Log) => Promise<LoadedSeason>;

/** Whether the season of a demo day stands there up to its last day, with its odds and sealed picks, and the standings know of it. */
export type IsSeasonThere = (request: DemoRequest) => Promise<boolean>;

export const loadSeasonId = id<LoadSeason>('load season');
export const isSeasonThereId = id<IsSeasonThere>('is season there');

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
    `Another demo was loaded meanwhile: the season of seed ${seed} was not loaded to its end.`,
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
  readonly standings: ConnectionRecordStore;
  readonly ledger: Pick<LedgerPages, 'standing'>;
}

/** Days are put there oldest first, so that the last one stands for all. */
const makeIsSeasonThere =
  (deps: SeasonStores): IsSeasonThere =>
  async ({ seed, day }) => {
    const last = lastMeetDay(FLAGSHIP, day);
    const found = last === null ? null : await deps.results.standing(FLAGSHIP.code, last, 'simulation');
    if (last === null || found?.sheet.provenance.source !== sourceOf(seed)) return false;
    const boards = await deps.odds.boardsOn(FLAGSHIP.slug, last, noonOf({ trackSlug: FLAGSHIP.slug, day }));
    if (boards.length === 0 || !(await areRecordsCurrent(deps))) return false;
    const request = { isDemo: true, span: { from: last, to: last }, trackSlug: FLAGSHIP.slug };
    return (await deps.ledger.standing(request)).some((row) => entryIn(row).isReplayed);
  };

export const seasonWiring = () =>
  wiring((provide) => {
    provide(isSeasonThereId, (get) =>
      makeIsSeasonThere({
        results: get(resultsId),
        odds: get(oddsId),
        standings: get(connectionRecordStoreId),
        ledger: get(ledgerId),
      }),
    );
    provide(loadSeasonId, (get) => {
      const [cards, results, odds] = [get(printedCardsId), get(resultsId), get(oddsId)];
      const [digest, allOrNothing] = [get(digestId), get(allOrNothingId)];
      return makeLoadSeason({
        cards,
        results,
        odds,
        loadSeasonDay: makeLoadSeasonDay({ cards, results, odds, digest, allOrNothing }),
        inTurn: (work) => get(withLockId)(DEMO_TURN, work),
      });
    });
  });
