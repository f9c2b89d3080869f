import { Writable } from 'node:stream';
import pino from 'pino';
import { type HttpDeps, makeApp } from '#adapters/http/app.ts';
import { makeDrain } from '#adapters/http/drain.ts';
import { listen } from '#adapters/http/server.ts';
import { makeMemoryResultStore } from '#adapters/memory/result-store.ts';
import { makeCurrentAct } from '#adapters/system/current-command.ts';
import { digest } from '#adapters/system/identifiers.ts';
import { logFields, withLogFields } from '#adapters/system/log-fields.ts';
import { machineClock } from '#adapters/system/machine-clock.ts';
import { modelsInUse } from '#config/models.ts';
import { makeAdmitQuery } from '#core/accounts/use-cases/admit-query.ts';
import { makeChooseTracks } from '#core/accounts/use-cases/choose-tracks.ts';
import { makeCurrentMember } from '#core/accounts/use-cases/current-member.ts';
import { makeMyActivity } from '#core/accounts/use-cases/my-activity.ts';
import { makeNoteQuery } from '#core/accounts/use-cases/note-query.ts';
import { makeNoteVisit } from '#core/accounts/use-cases/note-visit.ts';
import { makeShowMyTracks } from '#core/accounts/use-cases/show-my-tracks.ts';
import type { TrackRegister } from '#core/card/ports.ts';
import { makeCorrectTrack } from '#core/card/use-cases/correct-track.ts';
import { makeAcceptBeforeSignIn } from '#core/compliance/use-cases/accept-before-sign-in.ts';
import { makeAcceptDisclaimer } from '#core/compliance/use-cases/accept-disclaimer.ts';
import { makeCheckAcceptance } from '#core/compliance/use-cases/check-acceptance.ts';
import { makeFindRaceWeather } from '#core/handicapping/use-cases/find-race-weather.ts';
import type { Announce } from '#core/kernel/announcement.ts';
import type { Clock } from '#core/kernel/functions.ts';
import { type Instant, parseInstant } from '#core/kernel/instant.ts';
import { makeRefuseInPause } from '#core/notebook/use-cases/refuse-in-pause.ts';
import { makeAskResults } from '#core/record-search/use-cases/ask-results.ts';
import { makeReadResultsBook } from '#core/record-search/use-cases/read-results-book.ts';
import type { ResultStore } from '#core/results/ports.ts';
import type { ResultSheet } from '#core/results/result-sheet.ts';
import { makeDecideDoubt } from '#core/results/use-cases/decide-doubt.ts';
import { makeListTracks } from '#core/results/use-cases/list-tracks.ts';
import { makeReadRacingNow } from '#core/results/use-cases/read-racing-now.ts';
import { makeShowHorse } from '#core/results/use-cases/show-horse.ts';
import { makeShowHorseHistory } from '#core/results/use-cases/show-horse-history.ts';
import { makeFindWeather } from '#core/weather/use-cases/find-weather.ts';
import { makeMemoryAnnouncements } from '#test/doubles/announcements.ts';
import { makeMemoryDoubtfulResults } from '#test/doubles/doubtful-results.ts';
import { makeMemoryFinishJournal } from '#test/doubles/finish-journal.ts';
import { makeCountingMetrics } from '#test/doubles/metrics.ts';
import { makeMemoryResultYears } from '#test/doubles/result-years.ts';
import { makeMemoryTrackRegister } from '#test/doubles/track-register.ts';
import { makeMemoryWeatherStore } from '#test/doubles/weather-store.ts';
import { accountDeps, httpSession, memoryAccounts } from './account-deps.ts';
import { adminDeps } from './admin-deps.ts';
import { alertDeps } from './alert-deps.ts';
import { analysisDeps } from './analysis-deps.ts';
import { angleDeps } from './angle-deps.ts';
import { assistantDeps } from './assistant-deps.ts';
import { openBrowser } from './browser.ts';
import { cardDeps } from './card-deps.ts';
import { evidenceDeps, spendBreakdownDeps, timelineDeps } from './evidence-deps.ts';
import { ledgerDeps, pickStores } from './ledger-deps.ts';
import { dayMomentDeps, momentDeps } from './moment-deps.ts';
import { notebookDeps } from './notebook-deps.ts';
import { operationDeps } from './operation-deps.ts';
import { peopleDeps } from './people-deps.ts';
import { pickDeps, whatIfDeps } from './pick-deps.ts';
import { newsDeps } from './press-deps.ts';
import { resultDeps } from './result-deps.ts';
import { schedulerDeps } from './scheduler-deps.ts';
import type { ServerOptions } from './server-options.ts';
import { sourceCareDeps } from './source-care-deps.ts';
import { spendDeps } from './spend-deps.ts';
import { stewardDeps } from './steward-deps.ts';
import { ticketDeps } from './ticket-deps.ts';
import { weatherDeps } from './weather-deps.ts';

/** Half an hour before race 1 of `aCard`. */
export const BEFORE_RACE_1 = parseInstant('2025-08-02T12:35:00-04:00') as Instant;

const SETTINGS: HttpDeps['settings'] = {
  isProduction: false,
  trustProxy: false,
  publicUrl: null,
  sessionKeys: ['the key of the tests'],
  issuer: null,
  metricsToken: null,
  hstsSubdomains: false,
  knownHosts: null,
};

function logInto(lines: string[]) {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return pino({ level: 'trace', mixin: () => ({ ...logFields() }) }, stream);
}

async function resultsOf(sheets: readonly ResultSheet[]) {
  const store = makeMemoryResultStore();
  for (const sheet of sheets) await store.keep(sheet, 'hash');
  return store;
}

function doubtDeps(results: ResultStore, clock: Clock): HttpDeps['useCases']['doubtfulResults'] {
  return {
    ...makeMemoryDoubtfulResults(results),
    decideDoubt: makeDecideDoubt({
      results,
      allOrNothing: (work) => work(),
      withLock: (_, work) => work(),
      announce: async () => undefined,
      clock: machineClock,
      racingClock: clock,
    }),
  };
}

function registeredTrackDeps(
  tracks: TrackRegister,
  announce: Announce,
  racingClock: Clock,
): HttpDeps['useCases']['registeredTracks'] {
  return { registrations: tracks.all, correctTrack: makeCorrectTrack({ tracks, announce, racingClock }) };
}

async function memoryDeps(options: ServerOptions, lines: string[]) {
  const clock: Clock = () => options.racingNow ?? BEFORE_RACE_1;
  const { store, timeline, knownAround, todaysCard, rateRace, readLegs, odds, ...cardActs } = await cardDeps(
    options,
    clock,
  );
  const resultStore = await resultsOf(options.results ?? []);
  const weatherStore = makeMemoryWeatherStore();
  const announcements = makeMemoryAnnouncements();
  const journal = makeMemoryFinishJournal();
  await weatherStore.keep(options.weather ?? []);
  const weatherBefore = makeFindWeather({ weather: weatherStore, others: [] });
  const raceWeatherOf = makeFindRaceWeather({ weatherBefore });
  const { all, mails, settled } = memoryAccounts();
  const currentAct = makeCurrentAct();
  const operations = operationDeps({
    cards: store,
    results: resultStore,
    attempts: all.attempts,
    racingClock: clock,
    ...(options.fetchers === undefined ? {} : { fetchers: options.fetchers }),
  });
  const scheduler = schedulerDeps({ cards: store, racingClock: clock });
  const sealed = pickStores(clock);
  const momentStores = { ...timeline, ledger: sealed.ledger, weather: weatherStore };
  const noteQuery = makeNoteQuery(all);
  const admitQuery = makeAdmitQuery(all);
  const assistant = assistantDeps(
    { cards: store, ...sealed, answers: all.answers, results: resultStore, knownAround, clock },
    {
      admitQuery,
      noteQuery,
      refuseInPause: makeRefuseInPause({ book: all.book, clock: machineClock }),
      ...(options.providers === undefined ? {} : { providers: options.providers }),
    },
  );
  const showHorse = makeShowHorse({
    historiesOf: makeShowHorseHistory({ forms: timeline.printed, results: resultStore }),
    cards: store,
  });
  const deps: HttpDeps = {
    useCases: {
      currentMember: makeCurrentMember(all),
      ...accountDeps(all, options),
      disclaimer: {
        acceptDisclaimer: makeAcceptDisclaimer(all),
        acceptBeforeSignIn: makeAcceptBeforeSignIn(all),
        checkAcceptance: makeCheckAcceptance({ ...all, adminEnsureCounts: false }),
        digest,
      },
      myTracks: {
        showMyTracks: makeShowMyTracks(all),
        chooseTracks: makeChooseTracks(all),
      },
      registeredTracks: registeredTrackDeps(
        options.tracks ?? makeMemoryTrackRegister(),
        announcements.announce,
        clock,
      ),
      listTracks: makeListTracks({
        cards: store,
        results: resultStore,
        racingNow: makeReadRacingNow({ cards: store, clock }),
        sourceTracks: () => options.sourceTracks ?? [],
      }),
      activity: { noteVisit: makeNoteVisit(all), myActivity: makeMyActivity(all) },
      races: { todaysCard, ...cardActs, raceWeatherOf, racingClock: clock, isRacingClockSet: true },
      form: { showRaceForm: cardActs.showRaceForm },
      horses: { showHorse, racingClock: clock },
      changes: { showChanges: cardActs.showChanges },
      stewards: stewardDeps(
        { ...timeline, weather: weatherStore, results: resultStore, journal },
        { clock, announce: announcements.announce },
      ),
      odds,
      ml: { rateRace, deps: modelsInUse },
      tickets: ticketDeps({ ...all, cards: store, results: resultStore, readLegs }),
      whatIf: whatIfDeps({ cards: store, ...sealed }, knownAround, clock),
      picks: {
        todaysCard,
        admitQuery,
        noteQuery,
        racingClock: clock,
        ...pickDeps({ cards: store, ...sealed }, knownAround, clock),
      },
      ...ledgerDeps({ ...sealed, cards: store, results: resultStore, todaysCard, knownAround }, clock),
      moments: momentDeps({ ...momentStores, picks: sealed.picks }, clock, () => deps.useCases),
      dayMoments: dayMomentDeps(momentStores, resultStore, clock),
      news: await newsDeps(todaysCard, options.news ?? [], clock),
      angles: angleDeps({ ...all, cards: store, results: resultStore }, clock),
      ...notebookDeps(
        { ...all, cards: store, rateRace, results: resultStore, ledger: sealed.ledger, showHorse },
        clock,
      ),
      alerts: alertDeps(all),
      query: {
        askResults: makeAskResults({
          readBook: makeReadResultsBook({
            results: resultStore,
            years: makeMemoryResultYears(resultStore),
            yieldToEventLoop: async () => undefined,
          }),
          clock,
          zone: 'America/New_York',
        }),
        wordQueryAnswer: assistant.wordQueryAnswer,
        admitQuery,
        noteQuery,
      },
      ...assistant.useCases,
      weather: weatherDeps(store, resultStore, weatherStore, clock),
      analysis: { todaysCard, ...analysisDeps(store, resultStore, clock) },
      results: resultDeps({ cards: store, results: resultStore, todaysCard }, clock),
      ...peopleDeps({ ...all, cards: store, results: resultStore, ledger: sealed.ledger }, clock),
      events: { announcements, isFactorNeeded: false },
      spend: spendDeps(machineClock),
      spendBreakdown: spendBreakdownDeps(all.members),
      raceTimeline: timelineDeps(
        {
          ...timeline,
          cards: store,
          weatherBefore,
          raceWeatherOf,
          jobs: scheduler.jobs,
          ledger: sealed.ledger,
          results: resultStore,
          finishes: journal,
        },
        clock,
      ),
      evidence: evidenceDeps(all),
      ...operations.useCases,
      ...sourceCareDeps(operations, currentAct),
      scheduler: scheduler.scheduler,
      siteDeps: { readiness: async () => undefined, version: '0.0.0' },
      ...adminDeps(all, currentAct),
      doubtfulResults: doubtDeps(resultStore, clock),
    },
    session: httpSession(all),
    settings: { ...SETTINGS, ...options.settings },
    web: options.web ?? null,
    log: logInto(lines),
    withLogFields,
    metrics: makeCountingMetrics(),
    drain: makeDrain(),
    drawPreview: async ({ title, description }) => Buffer.from(`${title}: ${description}`),
  };
  return { deps, sealed, accounts: all, cards: store, mails, settled, operations, clockwork: scheduler };
}

/** The whole server on stores in memory, listening on a port of its own. */
export async function openTestServer(options: ServerOptions = {}) {
  const lines: string[] = [];
  const { deps, ...rest } = await memoryDeps(options, lines);
  const { address, close } = await listen(makeApp(options.change?.(deps) ?? deps), {
    host: '127.0.0.1',
    port: 0,
  });
  return {
    ...rest,
    address,
    /** What was logged, line by line. */
    lines,
    browser: () => openBrowser(address),
    close,
  };
}

export type TestServer = Awaited<ReturnType<typeof openTestServer>>;
