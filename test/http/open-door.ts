import { Writable } from 'node:stream';
import pino from 'pino';
import { type HttpDoors, makeApp } from '#adapters/http/app.ts';
import { listen } from '#adapters/http/server.ts';
import { shareSessionReads } from '#adapters/http/sessions/shared-session-reads.ts';
import { makeMemoryAcceptanceShelf } from '#adapters/memory/acceptance-shelf.ts';
import { makeMemoryAnnouncements } from '#adapters/memory/announcements.ts';
import { makeMemoryAnswerShelf } from '#adapters/memory/answer-shelf.ts';
import { makeMemoryCardShelf } from '#adapters/memory/card-shelf.ts';
import { makeMemoryChangeShelf } from '#adapters/memory/change-shelf.ts';
import { makeMemoryOddsShelf } from '#adapters/memory/odds-shelf.ts';
import { makeMemoryResultShelf } from '#adapters/memory/result-shelf.ts';
import { makeMemoryResultYears } from '#adapters/memory/result-years.ts';
import { makeMemoryStandingShelf } from '#adapters/memory/standing-shelf.ts';
import { makeMemoryWeatherShelf } from '#adapters/memory/weather-shelf.ts';
import { makeActUnderWay } from '#adapters/system/act-under-way.ts';
import { digest, newId, newSecret } from '#adapters/system/identifiers.ts';
import { machineClock } from '#adapters/system/machine-clock.ts';
import { handicapper, modelsInUse } from '#config/models.ts';
import type { IdentityProvider } from '#core/accounts/ports.ts';
import { makeAdmitQuery } from '#core/accounts/use-cases/admit-query.ts';
import { makeChangeNames } from '#core/accounts/use-cases/change-names.ts';
import { makeChangePassword } from '#core/accounts/use-cases/change-password.ts';
import { makeCurrentMember } from '#core/accounts/use-cases/current-member.ts';
import { makeDeleteAccount } from '#core/accounts/use-cases/delete-account.ts';
import { makeMyActivity } from '#core/accounts/use-cases/my-activity.ts';
import { makeMyData } from '#core/accounts/use-cases/my-data.ts';
import { makeNoteQuery } from '#core/accounts/use-cases/note-query.ts';
import { makeNoteSignIn } from '#core/accounts/use-cases/note-sign-in.ts';
import { makeNoteVisit } from '#core/accounts/use-cases/note-visit.ts';
import { makeRedeemLink } from '#core/accounts/use-cases/redeem-link.ts';
import { makeRequestPasswordReset } from '#core/accounts/use-cases/request-password-reset.ts';
import { makeSignIn } from '#core/accounts/use-cases/sign-in.ts';
import { makeSignInWithIdentity } from '#core/accounts/use-cases/sign-in-with-identity.ts';
import { makeSignUp } from '#core/accounts/use-cases/sign-up.ts';
import { makeMyChats } from '#core/assistant/use-cases/my-chats.ts';
import type { CardChange } from '#core/card/card-change.ts';
import type { Card } from '#core/card/race.ts';
import { makeFindRace } from '#core/card/use-cases/find-race.ts';
import { makeChangedCards } from '#core/card/use-cases/read-changed-cards.ts';
import { makeReadForm } from '#core/card/use-cases/read-form.ts';
import { makeShowCard } from '#core/card/use-cases/show-card.ts';
import { makeShowChanges } from '#core/card/use-cases/show-changes.ts';
import { makeTodaysCard } from '#core/card/use-cases/todays-card.ts';
import { makeAcceptBeforeSignIn } from '#core/compliance/use-cases/accept-before-sign-in.ts';
import { makeAcceptDisclaimer } from '#core/compliance/use-cases/accept-disclaimer.ts';
import { makeCheckAcceptance } from '#core/compliance/use-cases/check-acceptance.ts';
import { makeLinkAcceptances } from '#core/compliance/use-cases/link-acceptances.ts';
import { makeMyAcceptances } from '#core/compliance/use-cases/my-acceptances.ts';
import { makeFindBackings } from '#core/handicapping/use-cases/find-backings.ts';
import { makeFindRaceWeather } from '#core/handicapping/use-cases/find-race-weather.ts';
import { makeKnowAround } from '#core/handicapping/use-cases/know-around.ts';
import { makeRateRace } from '#core/handicapping/use-cases/rate-race.ts';
import type { Clock } from '#core/kernel/doors.ts';
import { type Instant, parseInstant } from '#core/kernel/instant.ts';
import type { Board } from '#core/odds/board.ts';
import { makePricesNow } from '#core/odds/use-cases/prices-now.ts';
import { makeShowOdds } from '#core/odds/use-cases/show-odds.ts';
import type { Providers } from '#core/picks/ports.ts';
import type { KeptNews } from '#core/press/kept-news.ts';
import { makeAskResults } from '#core/record-search/use-cases/ask-results.ts';
import { makeReadResultsBook } from '#core/record-search/use-cases/read-results-book.ts';
import type { ResultSheet } from '#core/results/result-sheet.ts';
import { makeShowResults } from '#core/results/use-cases/show-results.ts';
import { makePriceTicket } from '#core/tickets/use-cases/price-ticket.ts';
import { makeFindWeather } from '#core/weather/use-cases/find-weather.ts';
import type { WeatherTold } from '#core/weather/weather-told.ts';
import { aCard } from '#test/support/a-card.ts';
import { accountsDoors } from '#test/support/accounts-doors.ts';
import type { Gathers } from '#test/support/run-doors.ts';
import { adminDoors } from './admin-doors.ts';
import { assistantDoors } from './assistant-doors.ts';
import { openBrowser } from './browser.ts';
import { evidenceDoors, spendBreakdownDoors, timelineDoors } from './evidence-doors.ts';
import { ledgerDoors, pickShelves } from './ledger-doors.ts';
import { operationDoors } from './operation-doors.ts';
import { peopleDoors } from './people-doors.ts';
import { pickDoors } from './pick-doors.ts';
import { newsDoors } from './press-doors.ts';
import { schedulerDoors } from './scheduler-doors.ts';
import { shapeDoors } from './shape-doors.ts';
import { sourceCareDoors } from './source-care-doors.ts';
import { spendDoors } from './spend-doors.ts';
import { weatherDoors } from './weather-doors.ts';

/** Half an hour before race 1 of `aCard`. */
export const BEFORE_RACE_1 = parseInstant('2025-08-02T12:35:00-04:00') as Instant;

export interface DoorWishes {
  readonly cards?: readonly Card[];
  readonly results?: readonly ResultSheet[];
  readonly boards?: readonly Board[];
  readonly weather?: readonly WeatherTold[];
  readonly news?: readonly KeptNews[];
  readonly racingNow?: Instant;
  /** What was told of the cards after they were brought. */
  readonly told?: readonly CardChange[];
  /** Sources that are set up; all of them, and well, when it is left out. */
  readonly gathers?: Gathers;
  /** Models outside the house; none when it is left out. */
  readonly providers?: Providers;
  readonly settings?: Partial<HttpDoors['settings']>;
  readonly identity?: IdentityProvider | null;
  readonly web?: HttpDoors['web'];
  readonly hosts?: HttpDoors['useCases']['auth']['hosts'];
  /** Changes doors that are otherwise in memory. */
  readonly change?: (doors: HttpDoors) => HttpDoors;
}

const SETTINGS: HttpDoors['settings'] = {
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

async function cardDoors({ cards = [aCard()], boards = [], told = [] }: DoorWishes, clock: Clock) {
  const printed = makeMemoryCardShelf();
  for (const card of cards) await printed.keep(card, 'hash');
  const changes = makeMemoryChangeShelf();
  await changes.keep(told);
  const shelf = makeChangedCards({ cards: printed, changes, clock });
  const odds = makeMemoryOddsShelf();
  await odds.keep(boards);
  const backingsOf = makeFindBackings({ standings: makeMemoryStandingShelf() });
  const knownAround = makeKnowAround({ backingsOf, odds, raceWeatherOf: async () => new Map() });
  return {
    shelf,
    timeline: { printed, changes, odds },
    knownAround,
    showChanges: makeShowChanges({ cards: printed, changes, clock }),
    pricesNow: makePricesNow({ odds, clock }),
    showOdds: makeShowOdds({ cards: shelf, odds, clock }),
    todaysCard: makeTodaysCard({ cards: shelf, clock }),
    readForm: makeReadForm({ cards: shelf }),
    findRace: makeFindRace({ cards: shelf }),
    showCard: makeShowCard({ cards: shelf }),
    rateRace: makeRateRace({ cards: shelf, knownAround, clock, handicapper }),
    priceTicket: makePriceTicket({ cards: shelf, knownAround, clock, handicapper }),
  };
}

async function resultsOf(sheets: readonly ResultSheet[]) {
  const shelf = makeMemoryResultShelf();
  for (const sheet of sheets) await shelf.keep(sheet, 'hash');
  return shelf;
}

function memoryAccounts() {
  const { doors, mails, settled } = accountsDoors();
  const acceptances = makeMemoryAcceptanceShelf();
  const real = { newId, newSecret, digest, clock: machineClock };
  const sessions = shareSessionReads(doors.sessions);
  const answers = makeMemoryAnswerShelf();
  const chapters = [
    { name: 'acceptances', of: makeMyAcceptances({ acceptances }) },
    { name: 'chats', of: makeMyChats({ answers }) },
  ];
  const forgetElsewhere = [acceptances.anonymise, answers.forgetChats];
  const all = { ...doors, ...real, sessions, chapters, forgetElsewhere, acceptances, answers, locate: null };
  return { all, mails, settled };
}

type AllAccounts = ReturnType<typeof memoryAccounts>['all'];

const authDoors = (all: AllAccounts, wishes: DoorWishes): HttpDoors['useCases']['auth'] => ({
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
  identity: wishes.identity ?? null,
  hosts: wishes.hosts ?? { devHosts: [], productionDomain: null },
  declineUrl: 'https://track.example/',
});

async function memoryDoors(wishes: DoorWishes, lines: string[]) {
  const clock: Clock = () => wishes.racingNow ?? BEFORE_RACE_1;
  const { shelf, timeline, knownAround, todaysCard, rateRace, priceTicket, showOdds, ...cardActs } =
    await cardDoors(wishes, clock);
  const resultShelf = await resultsOf(wishes.results ?? []);
  const weatherShelf = makeMemoryWeatherShelf();
  await weatherShelf.keep(wishes.weather ?? []);
  const weatherBefore = makeFindWeather({ weather: weatherShelf, others: [] });
  const raceWeatherOf = makeFindRaceWeather({ weatherBefore });
  const showResults = makeShowResults({ results: resultShelf });
  const { all, mails, settled } = memoryAccounts();
  const actUnderWay = makeActUnderWay();
  const operations = operationDoors({
    cards: shelf,
    results: resultShelf,
    attempts: all.attempts,
    racingClock: clock,
    ...(wishes.gathers === undefined ? {} : { gathers: wishes.gathers }),
  });
  const clockwork = schedulerDoors({ cards: shelf, racingClock: clock });
  const sealed = pickShelves(clock);
  const noteQuery = makeNoteQuery(all);
  const admitQuery = makeAdmitQuery(all);
  const asked = assistantDoors(
    { cards: shelf, ...sealed, answers: all.answers, knownAround, clock },
    { admitQuery, noteQuery, ...(wishes.providers === undefined ? {} : { providers: wishes.providers }) },
  );
  const doors: HttpDoors = {
    useCases: {
      currentMember: makeCurrentMember(all),
      auth: authDoors(all, wishes),
      disclaimer: {
        acceptDisclaimer: makeAcceptDisclaimer(all),
        acceptBeforeSignIn: makeAcceptBeforeSignIn(all),
        checkAcceptance: makeCheckAcceptance({ ...all, adminEnsureCounts: false }),
        digest,
      },
      activity: { noteVisit: makeNoteVisit(all), myActivity: makeMyActivity(all) },
      races: { todaysCard, ...cardActs, raceWeatherOf, racingClock: clock, isRacingClockSet: true },
      changes: { showChanges: cardActs.showChanges },
      odds: { showOdds },
      ml: { rateRace, house: modelsInUse },
      tickets: { priceTicket },
      picks: {
        todaysCard,
        admitQuery,
        noteQuery,
        racingClock: clock,
        ...pickDoors({ cards: shelf, ...sealed }, knownAround, clock),
      },
      ...ledgerDoors({ ...sealed, cards: shelf, results: resultShelf, todaysCard, knownAround }, clock),
      news: await newsDoors(todaysCard, wishes.news ?? [], clock),
      query: {
        askResults: makeAskResults({
          readBook: makeReadResultsBook({
            results: resultShelf,
            years: makeMemoryResultYears(resultShelf),
            giveWay: async () => undefined,
          }),
          clock,
          zone: 'America/New_York',
        }),
        wordQueryAnswer: asked.wordQueryAnswer,
        admitQuery,
        noteQuery,
      },
      ...asked.useCases,
      weather: weatherDoors(shelf, resultShelf, weatherShelf, clock),
      shape: { todaysCard, ...shapeDoors(shelf, resultShelf, clock) },
      results: { showResults, todaysCard, racingClock: clock },
      ...peopleDoors({ ...all, cards: shelf, results: resultShelf, ledger: sealed.ledger }, clock),
      events: { announcements: makeMemoryAnnouncements() },
      spend: spendDoors(machineClock),
      spendBreakdown: spendBreakdownDoors(all.members),
      raceTimeline: timelineDoors(
        {
          ...timeline,
          cards: shelf,
          weatherBefore,
          raceWeatherOf,
          points: clockwork.points,
          ledger: sealed.ledger,
          results: resultShelf,
        },
        clock,
      ),
      evidence: evidenceDoors(all),
      ...operations.useCases,
      ...sourceCareDoors(operations, actUnderWay),
      scheduler: clockwork.scheduler,
      house: { readiness: async () => undefined, version: '0.0.0' },
      ...adminDoors(all, actUnderWay),
    },
    session: { sessions: all.sessions, clock: machineClock, newSecret, digest },
    settings: { ...SETTINGS, ...wishes.settings },
    web: wishes.web ?? null,
    log: logInto(lines),
  };
  return { doors, sealed, accounts: all, cards: shelf, mails, settled, operations, clockwork };
}

/** The whole door on shelves in memory, listening on a port of its own. */
export async function openDoor(wishes: DoorWishes = {}) {
  const lines: string[] = [];
  const { doors, ...rest } = await memoryDoors(wishes, lines);
  const { address, close } = await listen(makeApp(wishes.change?.(doors) ?? doors), {
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

export type Door = Awaited<ReturnType<typeof openDoor>>;
