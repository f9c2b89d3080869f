import { DEMO_FIRST_POST } from '#adapters/simulation/demo-day.ts';
import { lastMeetDay } from '#adapters/simulation/meet/calendar.ts';
import { sourceOf } from '#adapters/simulation/race-day/card.ts';
import { seasonDays } from '#adapters/simulation/season.ts';
import type { SeasonDay } from '#adapters/simulation/season-day.ts';
import type { CardShelf } from '#core/card/ports.ts';
import { noonOf, TRACKS, type Track } from '#core/card/track.ts';
import type { DemoWish } from '#core/card/use-cases/load-demo.ts';
import type { StandingShelf } from '#core/handicapping/ports.ts';
import type { AllOrNothing, Say } from '#core/kernel/doors.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import type { OddsShelf } from '#core/odds/ports.ts';
import { entryIn } from '#core/picks/ledger/chain.ts';
import type { LedgerPages } from '#core/picks/ports.ts';
import type { ResultShelf, SimulatedResults } from '#core/results/ports.ts';
import { type LoadSeasonDay, makeLoadSeasonDay } from '#core/results/use-cases/load-season-day.ts';
import { areStandingsCurrent } from '#core/training/use-cases/tell-standings.ts';
import { DEMO_TURN } from './card.ts';
import { digestId } from './machine.ts';
import { id, wiring } from './provide.ts';
import {
  allOrNothingId,
  ledgerId,
  oddsId,
  oneAtATimeId,
  printedCardsId,
  resultsId,
  standingsId,
} from './shelves.ts';

const [FLAGSHIP] = TRACKS as readonly [Track, ...Track[]];

/** Days after which progress is told. */
const TOLD_EVERY = 10;

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
export type LoadSeason = (wish: DemoWish, days: number, say: Say) => Promise<LoadedSeason>;

/** Whether the season of a demo day stands there up to its last day, with its odds and sealed picks, and the standings know of it. */
export type IsSeasonThere = (wish: DemoWish) => Promise<boolean>;

export const loadSeasonId = id<LoadSeason>('load season');
export const isSeasonThereId = id<IsSeasonThere>('is season there');

interface SeasonDoors {
  readonly cards: Pick<CardShelf, 'cardFor' | 'dropDemo'>;
  readonly results: SimulatedResults;
  readonly odds: Pick<OddsShelf, 'dropDemo'>;
  readonly loadSeasonDay: LoadSeasonDay;
  readonly inTurn: AllOrNothing;
}

async function refuseOtherDemo({ cards }: SeasonDoors, { day, seed }: DemoWish): Promise<void> {
  const shown = await cards.cardFor(FLAGSHIP.slug, day);
  const { tier, source } = shown?.card.provenance ?? {};
  if (shown !== null && (tier !== 'demo' || source === sourceOf(seed))) return;
  throw new Refusal(
    'conflict',
    'demo.other-season',
    `Another demo was loaded meanwhile: the season of seed ${seed} was not loaded to its end.`,
  );
}

const makeLoadSeason =
  (doors: SeasonDoors): LoadSeason =>
  async (wish, days, say) => {
    const loadDay = async (day: SeasonDay, isFirst: boolean): Promise<boolean> => {
      await refuseOtherDemo(doors, wish);
      if (isFirst) {
        const span = { from: day.day, to: wish.day };
        await doors.cards.dropDemo(span);
        await doors.results.dropSimulated(span);
        await doors.odds.dropDemo(span);
      }
      return doors.loadSeasonDay(day);
    };
    let loaded: LoadedSeason = { days: 0, races: 0, from: null, isNew: false };
    for (const day of seasonDays({ ...wish, track: FLAGSHIP, firstPost: DEMO_FIRST_POST, days })) {
      const isNew = await doors.inTurn(() => loadDay(day, loaded.days === 0));
      loaded = {
        days: loaded.days + 1,
        races: loaded.races + day.sheet.races.length,
        from: loaded.from ?? day.day,
        isNew: loaded.isNew || isNew,
      };
      if (loaded.days % TOLD_EVERY === 0) say(`${day.day}: day ${loaded.days} of ${days}`);
    }
    return loaded;
  };

interface SeasonShelves {
  readonly results: ResultShelf;
  readonly odds: Pick<OddsShelf, 'boardsOn'>;
  readonly standings: StandingShelf;
  readonly ledger: Pick<LedgerPages, 'standing'>;
}

/** Days are put there oldest first, so that the last one stands for all. */
const makeIsSeasonThere =
  (doors: SeasonShelves): IsSeasonThere =>
  async ({ seed, day }) => {
    const last = lastMeetDay(FLAGSHIP, day);
    const found = last === null ? null : await doors.results.standing(FLAGSHIP.code, last, 'simulation');
    if (last === null || found?.sheet.provenance.source !== sourceOf(seed)) return false;
    const boards = await doors.odds.boardsOn(FLAGSHIP.slug, last, noonOf({ trackSlug: FLAGSHIP.slug, day }));
    if (boards.length === 0 || !(await areStandingsCurrent(doors))) return false;
    const wish = { isDemo: true, span: { from: last, to: last }, trackSlug: FLAGSHIP.slug };
    return (await doors.ledger.standing(wish)).some((row) => entryIn(row).isReplayed);
  };

export const seasonWiring = () =>
  wiring((provide) => {
    provide(isSeasonThereId, (get) =>
      makeIsSeasonThere({
        results: get(resultsId),
        odds: get(oddsId),
        standings: get(standingsId),
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
        inTurn: (work) => get(oneAtATimeId)(DEMO_TURN, work),
      });
    });
  });
