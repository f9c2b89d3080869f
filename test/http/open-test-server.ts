import { Writable } from 'node:stream';
import pino from 'pino';
import { type HttpDeps, makeApp } from '#adapters/http/app.ts';
import { listen } from '#adapters/http/server.ts';
import { shareSessionReads } from '#adapters/http/sessions/shared-session-reads.ts';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import { makeMemoryResultStore } from '#adapters/memory/result-store.ts';
import { makeCurrentAct } from '#adapters/system/current-command.ts';
import { digest, newId, newSecret } from '#adapters/system/identifiers.ts';
import { machineClock } from '#adapters/system/machine-clock.ts';
import { handicapper, modelsInUse } from '#config/models.ts';
import type { IdentityProvider } from '#core/accounts/ports.ts';
import { makeAdmitQuery } from '#core/accounts/use-cases/admit-query.ts';
import { makeChangeNames } from '#core/accounts/use-cases/change-names.ts';
import { makeChangePassword } from '#core/accounts/use-cases/change-password.ts';
import { makeChooseTracks } from '#core/accounts/use-cases/choose-tracks.ts';
import { makeCurrentMember } from '#core/accounts/use-cases/current-member.ts';
import { makeDeleteAccount } from '#core/accounts/use-cases/delete-account.ts';
import { makeMyActivity } from '#core/accounts/use-cases/my-activity.ts';
import { makeMyData } from '#core/accounts/use-cases/my-data.ts';
import { makeNoteQuery } from '#core/accounts/use-cases/note-query.ts';
import { makeNoteSignIn } from '#core/accounts/use-cases/note-sign-in.ts';
import { makeNoteVisit } from '#core/accounts/use-cases/note-visit.ts';
import { makeRedeemLink } from '#core/accounts/use-cases/redeem-link.ts';
import { makeRequestPasswordReset } from '#core/accounts/use-cases/request-password-reset.ts';
import { makeShowMyTracks } from '#core/accounts/use-cases/show-my-tracks.ts';
import { makeSignIn } from '#core/accounts/use-cases/sign-in.ts';
import { makeSignInWithIdentity } from '#core/accounts/use-cases/sign-in-with-identity.ts';
import { makeSignUp } from '#core/accounts/use-cases/sign-up.ts';
import { makeMyChats } from '#core/assistant/use-cases/my-chats.ts';
import type { CardChange } from '#core/card/card-change.ts';
import type { TrackRegister } from '#core/card/ports.ts';
import type { Card } from '#core/card/race.ts';
import { makeCorrectTrack } from '#core/card/use-cases/correct-track.ts';
import { makeFindRace } from '#core/card/use-cases/find-race.ts';
import { makeChangedCards } from '#core/card/use-cases/read-changed-cards.ts';
import { makeReadForm } from '#core/card/use-cases/read-form.ts';
import { makeShowCard } from '#core/card/use-cases/show-card.ts';
import { makeShowChanges } from '#core/card/use-cases/show-changes.ts';
import { makeTodaysCard } from '#core/card/use-cases/todays-card.ts';
import { makeTracksToday } from '#core/card/use-cases/tracks-today.ts';
import { makeAcceptBeforeSignIn } from '#core/compliance/use-cases/accept-before-sign-in.ts';
import { makeAcceptDisclaimer } from '#core/compliance/use-cases/accept-disclaimer.ts';
import { makeCheckAcceptance } from '#core/compliance/use-cases/check-acceptance.ts';
import { makeLinkAcceptances } from '#core/compliance/use-cases/link-acceptances.ts';
import { makeMyAcceptances } from '#core/compliance/use-cases/my-acceptances.ts';
import { makeFindConnectionRecords } from '#core/handicapping/use-cases/find-connection-records.ts';
import { makeFindRaceWeather } from '#core/handicapping/use-cases/find-race-weather.ts';
import { makeKnowAround } from '#core/handicapping/use-cases/know-around.ts';
import { makeRateRace } from '#core/handicapping/use-cases/rate-race.ts';
import type { Announce } from '#core/kernel/announcement.ts';
import type { Clock } from '#core/kernel/functions.ts';
import { type Instant, parseInstant } from '#core/kernel/instant.ts';
import type { Board } from '#core/odds/board.ts';
import { makePricesNow } from '#core/odds/use-cases/prices-now.ts';
import { makeShowOdds } from '#core/odds/use-cases/show-odds.ts';
import type { Providers } from '#core/picks/ports.ts';
import type { StoredNews } from '#core/press/stored-news.ts';
import { makeAskResults } from '#core/record-search/use-cases/ask-results.ts';
import { makeReadResultsBook } from '#core/record-search/use-cases/read-results-book.ts';
import type { ResultStore } from '#core/results/ports.ts';
import type { ResultSheet } from '#core/results/result-sheet.ts';
import { makeDecideDoubt } from '#core/results/use-cases/decide-doubt.ts';
import { makeListTracks } from '#core/results/use-cases/list-tracks.ts';
import { makeReadRacingNow } from '#core/results/use-cases/read-racing-now.ts';
import { makeShowResults } from '#core/results/use-cases/show-results.ts';
import { makePriceTicket } from '#core/tickets/use-cases/price-ticket.ts';
import { makeFindWeather } from '#core/weather/use-cases/find-weather.ts';
import type { WeatherReport } from '#core/weather/weather-report.ts';
import { makeMemoryAcceptanceStore } from '#test/doubles/acceptance-store.ts';
import { makeMemoryAnnouncements } from '#test/doubles/announcements.ts';
import { makeMemoryAnswerStore } from '#test/doubles/answer-store.ts';
import { makeMemoryChangeStore } from '#test/doubles/change-store.ts';
import { makeMemoryConnectionRecordStore } from '#test/doubles/connection-record-store.ts';
import { makeMemoryDoubtfulResults } from '#test/doubles/doubtful-results.ts';
import { makeMemoryFinishJournal } from '#test/doubles/finish-journal.ts';
import { makeMemoryOddsStore } from '#test/doubles/odds-store.ts';
import { makeMemoryResultYears } from '#test/doubles/result-years.ts';
import { makeMemoryTrackChoiceStore } from '#test/doubles/track-choice-store.ts';
import { makeMemoryTrackRegister } from '#test/doubles/track-register.ts';
import { makeMemoryWeatherStore } from '#test/doubles/weather-store.ts';
import { aCard } from '#test/support/a-card.ts';
import { accountsDeps } from '#test/support/accounts-deps.ts';
import type { Fetchers } from '#test/support/run-deps.ts';
import { adminDeps } from './admin-deps.ts';
import { analysisDeps } from './analysis-deps.ts';
import { assistantDeps } from './assistant-deps.ts';
import { openBrowser } from './browser.ts';
import { evidenceDeps, spendBreakdownDeps, timelineDeps } from './evidence-deps.ts';
import { ledgerDeps, pickStores } from './ledger-deps.ts';
import { operationDeps } from './operation-deps.ts';
import { peopleDeps } from './people-deps.ts';
import { pickDeps } from './pick-deps.ts';
import { newsDeps } from './press-deps.ts';
import { schedulerDeps } from './scheduler-deps.ts';
import { sourceCareDeps } from './source-care-deps.ts';
import { spendDeps } from './spend-deps.ts';
import { stewardDeps } from './steward-deps.ts';
import { weatherDeps } from './weather-deps.ts';

/** Half an hour before race 1 of `aCard`. */
export const BEFORE_RACE_1 = parseInstant('2025-08-02T12:35:00-04:00') as Instant;

export interface ServerOptions {
  readonly cards?: readonly Card[];
  readonly results?: readonly ResultSheet[];
  readonly boards?: readonly Board[];
  readonly weather?: readonly WeatherReport[];
  readonly news?: readonly StoredNews[];
  readonly racingNow?: Instant;
  /** Changes reported after the cards were imported. */
  readonly changes?: readonly CardChange[];
  /** Sources that are set up; all of them, and well, when it is left out. */
  readonly fetchers?: Fetchers;
  /** Tracks registered by files. */
  readonly tracks?: TrackRegister;
  /** Slugs of the tracks that sources know. */
  readonly sourceTracks?: readonly string[];
  /** Outside models; none when it is left out. */
  readonly providers?: Providers;
  readonly settings?: Partial<HttpDeps['settings']>;
  readonly identity?: IdentityProvider | null;
  readonly web?: HttpDeps['web'];
  readonly hosts?: HttpDeps['useCases']['auth']['hosts'];
  /** Changes deps that are otherwise in memory. */
  readonly change?: (deps: HttpDeps) => HttpDeps;
}

const SETTINGS: HttpDeps['settings'] = {
  isProduction: false,
  trustProxy: false,
  publicUrl: null,
  sessionKeys: ['the key of the tests'],
  issuer: null,
};

function logInto(lines: string[]) {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return pino({ level: 'trace' }, stream);
}

async function cardDeps(
  { cards = [aCard()], boards = [], changes: cardChanges = [] }: ServerOptions,
  clock: Clock,
) {
  const printed = makeMemoryCardStore();
  for (const card of cards) await printed.keep(card, 'hash');
  const changes = makeMemoryChangeStore();
  await changes.keep(cardChanges);
  const store = makeChangedCards({ cards: printed, changes, clock });
  const odds = makeMemoryOddsStore();
  await odds.keep(boards);
  const connectionRecordsOf = makeFindConnectionRecords({ store: makeMemoryConnectionRecordStore() });
  const knownAround = makeKnowAround({ connectionRecordsOf, odds, raceWeatherOf: async () => new Map() });
  return {
    store,
    timeline: { printed, changes, odds },
    knownAround,
    showChanges: makeShowChanges({ cards: printed, changes, clock }),
    pricesNow: makePricesNow({ odds, clock }),
    showOdds: makeShowOdds({ cards: store, odds, clock }),
    todaysCard: makeTodaysCard({ cards: store, clock }),
    readForm: makeReadForm({ cards: store }),
    findRace: makeFindRace({ cards: store }),
    showCard: makeShowCard({ cards: store }),
    tracksToday: makeTracksToday({ cards: store, clock }),
    rateRace: makeRateRace({ cards: store, knownAround, clock, handicapper }),
    priceTicket: makePriceTicket({ cards: store, knownAround, clock, handicapper }),
  };
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

function memoryAccounts() {
  const { deps, mails, settled } = accountsDeps();
  const acceptances = makeMemoryAcceptanceStore();
  const real = { newId, newSecret, digest, clock: machineClock };
  const sessions = shareSessionReads(deps.sessions);
  const answers = makeMemoryAnswerStore();
  const trackChoices = makeMemoryTrackChoiceStore();
  const chapters = [
    { name: 'acceptances', of: makeMyAcceptances({ acceptances }) },
    { name: 'chats', of: makeMyChats({ answers }) },
    { name: 'tracks', of: makeShowMyTracks({ trackChoices }) },
  ];
  const forgetElsewhere = [acceptances.anonymize, answers.forgetChats, trackChoices.forget];
  const all = {
    ...deps,
    ...real,
    sessions,
    chapters,
    forgetElsewhere,
    acceptances,
    answers,
    trackChoices,
    locate: null,
  };
  return { all, mails, settled };
}

type AllAccounts = ReturnType<typeof memoryAccounts>['all'];

const authDeps = (all: AllAccounts, options: ServerOptions): HttpDeps['useCases']['auth'] => ({
  signUp: makeSignUp(all),
  signIn: makeSignIn(all),
  signInWithIdentity: makeSignInWithIdentity(all),
  changeNames: makeChangeNames(all),
  changePassword: makeChangePassword(all),
  requestPasswordReset: makeRequestPasswordReset(all),
  redeemLink: makeRedeemLink(all),
  myData: makeMyData(all),
  deleteAccount: makeDeleteAccount(all),
  linkAcceptances: makeLinkAcceptances(all),
  noteSignIn: makeNoteSignIn(all),
  identity: options.identity ?? null,
  hosts: options.hosts ?? { devHosts: [], productionDomain: null },
  declineUrl: 'https://track.example/',
});

async function memoryDeps(options: ServerOptions, lines: string[]) {
  const clock: Clock = () => options.racingNow ?? BEFORE_RACE_1;
  const { store, timeline, knownAround, todaysCard, rateRace, priceTicket, showOdds, ...cardActs } =
    await cardDeps(options, clock);
  const resultStore = await resultsOf(options.results ?? []);
  const weatherStore = makeMemoryWeatherStore();
  const announcements = makeMemoryAnnouncements();
  const journal = makeMemoryFinishJournal();
  await weatherStore.keep(options.weather ?? []);
  const weatherBefore = makeFindWeather({ weather: weatherStore, others: [] });
  const raceWeatherOf = makeFindRaceWeather({ weatherBefore });
  const showResults = makeShowResults({ results: resultStore });
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
  const noteQuery = makeNoteQuery(all);
  const admitQuery = makeAdmitQuery(all);
  const assistant = assistantDeps(
    { cards: store, ...sealed, answers: all.answers, knownAround, clock },
    { admitQuery, noteQuery, ...(options.providers === undefined ? {} : { providers: options.providers }) },
  );
  const deps: HttpDeps = {
    useCases: {
      currentMember: makeCurrentMember(all),
      auth: authDeps(all, options),
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
      changes: { showChanges: cardActs.showChanges },
      stewards: stewardDeps(
        { ...timeline, weather: weatherStore, results: resultStore, journal },
        { clock, announce: announcements.announce },
      ),
      odds: { showOdds },
      ml: { rateRace, deps: modelsInUse },
      tickets: { priceTicket },
      picks: {
        todaysCard,
        admitQuery,
        noteQuery,
        racingClock: clock,
        ...pickDeps({ cards: store, ...sealed }, knownAround, clock),
      },
      ...ledgerDeps({ ...sealed, cards: store, results: resultStore, todaysCard, knownAround }, clock),
      news: await newsDeps(todaysCard, options.news ?? [], clock),
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
      results: { showResults, todaysCard, racingClock: clock },
      ...peopleDeps({ ...all, cards: store, results: resultStore, ledger: sealed.ledger }, clock),
      events: { announcements },
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
    session: { sessions: all.sessions, clock: machineClock, newSecret, digest },
    settings: { ...SETTINGS, ...options.settings },
    web: options.web ?? null,
    log: logInto(lines),
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
