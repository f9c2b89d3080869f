import { Writable } from 'node:stream';
import pino from 'pino';
import { type HttpDoors, makeApp } from '#adapters/http/app.ts';
import { listen } from '#adapters/http/server.ts';
import { shareSessionReads } from '#adapters/http/sessions/shared-session-reads.ts';
import { makeMemoryAcceptanceShelf } from '#adapters/memory/acceptance-shelf.ts';
import { makeMemoryCardShelf } from '#adapters/memory/card-shelf.ts';
import { makeMemoryResultShelf } from '#adapters/memory/result-shelf.ts';
import { makeMemoryStandingShelf } from '#adapters/memory/standing-shelf.ts';
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
import { makeNoteVisit } from '#core/accounts/use-cases/note-visit.ts';
import { makeRedeemLink } from '#core/accounts/use-cases/redeem-link.ts';
import { makeRequestPasswordReset } from '#core/accounts/use-cases/request-password-reset.ts';
import { makeSignIn } from '#core/accounts/use-cases/sign-in.ts';
import { makeSignInWithIdentity } from '#core/accounts/use-cases/sign-in-with-identity.ts';
import { makeSignUp } from '#core/accounts/use-cases/sign-up.ts';
import type { Card } from '#core/card/race.ts';
import { makeFindRace } from '#core/card/use-cases/find-race.ts';
import { makeReadForm } from '#core/card/use-cases/read-form.ts';
import { makeTodaysCard } from '#core/card/use-cases/todays-card.ts';
import { makeAcceptBeforeSignIn } from '#core/compliance/use-cases/accept-before-sign-in.ts';
import { makeAcceptDisclaimer } from '#core/compliance/use-cases/accept-disclaimer.ts';
import { makeCheckAcceptance } from '#core/compliance/use-cases/check-acceptance.ts';
import { makeLinkAcceptances } from '#core/compliance/use-cases/link-acceptances.ts';
import { makeMyAcceptances } from '#core/compliance/use-cases/my-acceptances.ts';
import { makeFindBackings } from '#core/handicapping/use-cases/find-backings.ts';
import { makeRateRace } from '#core/handicapping/use-cases/rate-race.ts';
import type { Clock } from '#core/kernel/doors.ts';
import { type Instant, parseInstant } from '#core/kernel/instant.ts';
import type { ResultSheet } from '#core/results/result-sheet.ts';
import { makeShowResults } from '#core/results/use-cases/show-results.ts';
import { aCard } from '#test/support/a-card.ts';
import { accountsDoors } from '#test/support/accounts-doors.ts';
import { openBrowser } from './browser.ts';
import { pickDoors } from './pick-doors.ts';
import { shapeDoors } from './shape-doors.ts';

/** Half an hour before race 1 of `aCard`. */
export const BEFORE_RACE_1 = parseInstant('2025-08-02T12:35:00-04:00') as Instant;

export interface DoorWishes {
  readonly cards?: readonly Card[];
  readonly results?: readonly ResultSheet[];
  readonly racingNow?: Instant;
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

async function cardDoors(cards: readonly Card[], clock: Clock) {
  const shelf = makeMemoryCardShelf();
  for (const card of cards) await shelf.keep(card, 'hash');
  const backingsOf = makeFindBackings({ standings: makeMemoryStandingShelf() });
  return {
    shelf,
    backingsOf,
    todaysCard: makeTodaysCard({ cards: shelf, clock }),
    readForm: makeReadForm({ cards: shelf }),
    findRace: makeFindRace({ cards: shelf }),
    rateRace: makeRateRace({ cards: shelf, backingsOf, clock, handicapper }),
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
  const chapters = [{ name: 'acceptances', of: makeMyAcceptances({ acceptances }) }];
  const forgetElsewhere = [acceptances.anonymise];
  const all = { ...doors, ...real, sessions, chapters, forgetElsewhere, acceptances, locate: null };
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
  identity: wishes.identity ?? null,
  hosts: wishes.hosts ?? { devHosts: [], productionDomain: null },
  declineUrl: 'https://track.example/',
});

async function memoryDoors(wishes: DoorWishes, lines: string[]) {
  const clock: Clock = () => wishes.racingNow ?? BEFORE_RACE_1;
  const { shelf, backingsOf, todaysCard, readForm, findRace, rateRace } = await cardDoors(
    wishes.cards ?? [aCard()],
    clock,
  );
  const resultShelf = await resultsOf(wishes.results ?? []);
  const showResults = makeShowResults({ results: resultShelf });
  const { all, mails, settled } = memoryAccounts();
  const noteQuery = makeNoteQuery(all);
  const admitQuery = makeAdmitQuery(all);
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
      races: { todaysCard, readForm, findRace, racingClock: clock, isRacingClockSet: true },
      ml: { rateRace, house: modelsInUse },
      picks: {
        todaysCard,
        admitQuery,
        noteQuery,
        racingClock: clock,
        ...pickDoors(shelf, backingsOf, clock),
      },
      shape: { todaysCard, ...shapeDoors(shelf, resultShelf, clock) },
      results: { showResults, todaysCard, racingClock: clock },
      house: { readiness: async () => undefined, version: '0.0.0' },
    },
    session: { sessions: all.sessions, clock: machineClock, newSecret, digest },
    settings: { ...SETTINGS, ...wishes.settings },
    web: wishes.web ?? null,
    log: logInto(lines),
  };
  return { doors, accounts: all, cards: shelf, mails, settled };
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
