import { cardsAsOf } from '#adapters/as-of/cards.ts';
import { changesAsOf } from '#adapters/as-of/changes.ts';
import { figuresAsOf } from '#adapters/as-of/figures.ts';
import { ledgerAsOf } from '#adapters/as-of/ledger.ts';
import { oddsAsOf } from '#adapters/as-of/odds.ts';
import { picksAsOf } from '#adapters/as-of/picks.ts';
import { printedFormsAsOf } from '#adapters/as-of/printed-forms.ts';
import { resultsAsOf } from '#adapters/as-of/results.ts';
import { weatherAsOf } from '#adapters/as-of/weather.ts';
import type { MomentDeps } from '#adapters/http/routes/as-of.ts';
import type { Instant } from '#core/kernel/instant.ts';
import { makePicksForDay } from '#core/picks/use-cases/picks-for-day.ts';
import type { PastStarts } from '#core/scorecards/use-cases/rank-people.ts';
import { makeSettleAfresh } from '#core/scorecards/use-cases/settle-past-days.ts';
import { modelsInUse } from '../models.ts';
import { angleSearchDeps } from './angles.ts';
import { type AppParts, appWiring } from './app-wiring.ts';
import { recordsAsOf, sharedPastStarts } from './as-of-records.ts';
import { raceDeps } from './card.ts';
import { dashboardDeps } from './dashboard.ts';
import { analysisDeps } from './handicapping.ts';
import { ledgerDeps } from './ledger.ts';
import { changesDeps } from './live.ts';
import { longshotDeps } from './longshots.ts';
import { yieldToEventLoop } from './machine.ts';
import { oddsDeps } from './odds.ts';
import { peopleDeps } from './people.ts';
import { newsDeps } from './press.ts';
import { containerOf, type Get, type Makers } from './provide.ts';
import { racePageDeps } from './race-page.ts';
import { resultDeps } from './results.ts';
import { postgresWiring } from './stores.ts';
import { ticketDeps } from './tickets.ts';
import { weatherDeps } from './weather-analysis.ts';

/** The app as of a moment. */
export type GetAsOf = (moment: Instant) => Get;

/** Stores without facts of the race day: what they answer is dated before it. */
const UNDATED: readonly string[] = ['database', 'connectionRecordStore'];

/** Moments whose app is kept: a person steps back and forth among few. */
const MOST_MOMENTS = 24;

/** Every store that is not read as of a moment yet is refused, so that none shows a later fact. */
function refusedStores(parts: AppParts): Readonly<Record<string, () => never>> {
  const names = Object.keys(postgresWiring(parts.appDatabase.database));
  const refused = names.filter((name) => !UNDATED.includes(name));
  return Object.fromEntries(
    refused.map((name) => [
      name,
      () => {
        throw new Error(`"${name}" does not answer for an earlier moment.`);
      },
    ]),
  );
}

/** The picks of then, whichever version made them. */
const picksThen = (get: Get) =>
  makePicksForDay({
    cards: get('cards'),
    picks: get('picks'),
    clock: get('racingClock'),
    analysis: null,
    priceNow: get('priceNow'),
  });

/** The same wiring on a racing clock set to the moment, and on stores that hide what is later. */
const asOfWiring = (parts: AppParts, live: Get, moment: Instant, pastStarts: PastStarts): Makers => ({
  ...appWiring({ ...parts, racingClock: () => moment }),
  ...refusedStores(parts),
  printedCards: () => cardsAsOf(live('printedCards'), moment),
  changes: () => changesAsOf(live('changes'), moment),
  odds: () => oddsAsOf(live('odds'), moment),
  ledger: () => ledgerAsOf(live('ledger'), moment),
  weather: () => weatherAsOf(live('weather'), moment),
  results: () => resultsAsOf(live('results'), moment),
  picks: () => picksAsOf(live('picks'), moment),
  figures: () => figuresAsOf(live('figures'), moment),
  printedForms: () => printedFormsAsOf(live('printedForms'), moment),
  settlePastDays: (get) =>
    makeSettleAfresh({ ledger: get('ledger'), results: get('results'), yieldToEventLoop }),
  picksForDay: picksThen,
  analysis: () => live('analysis'),
  listTracks: () => live('listTracks'),
  ...recordsAsOf(live, moment, pastStarts),
  refuseInPause: () => live('refuseInPause'),
  linesForTickets: () => live('linesForTickets'),
  readPause: () => live('readPause'),
});

/** Keeps the app of the last moments. */
export function makeGetAsOf(parts: AppParts, live: Get): GetAsOf {
  const apps = new Map<Instant, Get>();
  const pastStarts = sharedPastStarts();
  return (moment) => {
    const get = apps.get(moment) ?? containerOf(asOfWiring(parts, live, moment, pastStarts));
    apps.delete(moment);
    apps.set(moment, get);
    const [oldest] = apps.keys();
    if (apps.size > MOST_MOMENTS && oldest !== undefined) apps.delete(oldest);
    return get;
  };
}

/** What the HTTP calls that take `asOf` need. */
export const momentDeps = (get: Get, clock: { readonly isRacingClockSet: boolean }): MomentDeps => {
  const analysis = analysisDeps(get);
  const weather = weatherDeps(get);
  const races = raceDeps(get, clock);
  return {
    analysis,
    weather,
    races,
    tracks: {
      ...races,
      listTracks: get('listTracks'),
      showBias: analysis.showBias,
      showWeather: weather.showWeather,
    },
    changes: changesDeps(get),
    angles: angleSearchDeps(get),
    dashboard: dashboardDeps(get, clock),
    form: { showRaceForm: get('showRaceForm') },
    horses: { showHorse: get('showHorse'), racingClock: get('racingClock') },
    ledger: ledgerDeps(get),
    longshots: longshotDeps(get),
    ml: { rateRace: get('rateRace'), deps: modelsInUse },
    news: newsDeps(get),
    odds: oddsDeps(get),
    people: peopleDeps(get),
    picks: {
      todaysCard: get('todaysCard'),
      picksForDay: get('picksForDay'),
      racingClock: get('racingClock'),
    },
    racePage: racePageDeps(get),
    results: resultDeps(get),
    tickets: ticketDeps(get),
    whatIf: { showWhatIf: get('showWhatIf') },
  };
};
