import type { HttpDeps } from '#adapters/http/app.ts';
import { shareSessionReads } from '#adapters/http/sessions/shared-session-reads.ts';
import { digest, newId, newSecret } from '#adapters/system/identifiers.ts';
import { machineClock } from '#adapters/system/machine-clock.ts';
import { DEFAULT_IDLE_MS } from '#core/accounts/session-life.ts';
import { makeAddPasskey } from '#core/accounts/use-cases/add-passkey.ts';
import { makeAskForPasskey } from '#core/accounts/use-cases/ask-for-passkey.ts';
import { makeBeginPasskey } from '#core/accounts/use-cases/begin-passkey.ts';
import { makeChangeNames } from '#core/accounts/use-cases/change-names.ts';
import { makeChangePassword } from '#core/accounts/use-cases/change-password.ts';
import { makeCheckSecondFactor } from '#core/accounts/use-cases/check-second-factor.ts';
import { makeConfirmSecondFactor } from '#core/accounts/use-cases/confirm-second-factor.ts';
import { makeDeleteAccount } from '#core/accounts/use-cases/delete-account.ts';
import { makeEndSessions } from '#core/accounts/use-cases/end-sessions.ts';
import { makeListSessions } from '#core/accounts/use-cases/list-sessions.ts';
import { makeMyData } from '#core/accounts/use-cases/my-data.ts';
import { makeNoteSignIn } from '#core/accounts/use-cases/note-sign-in.ts';
import { makeRedeemLink } from '#core/accounts/use-cases/redeem-link.ts';
import { makeRemovePasskey } from '#core/accounts/use-cases/remove-passkey.ts';
import { makeRequestPasswordReset } from '#core/accounts/use-cases/request-password-reset.ts';
import { makeShowMyTracks } from '#core/accounts/use-cases/show-my-tracks.ts';
import { makeShowSecondFactor } from '#core/accounts/use-cases/show-second-factor.ts';
import { makeSignIn } from '#core/accounts/use-cases/sign-in.ts';
import { makeSignInWithIdentity } from '#core/accounts/use-cases/sign-in-with-identity.ts';
import { makeSignInWithPasskey } from '#core/accounts/use-cases/sign-in-with-passkey.ts';
import { makeSignUp } from '#core/accounts/use-cases/sign-up.ts';
import { makeStartSecondFactor } from '#core/accounts/use-cases/start-second-factor.ts';
import { makeTurnOffSecondFactor } from '#core/accounts/use-cases/turn-off-second-factor.ts';
import { makeMyDevices } from '#core/alerts/use-cases/my-devices.ts';
import { makeMyChats } from '#core/assistant/use-cases/my-chats.ts';
import { makeLinkAcceptances } from '#core/compliance/use-cases/link-acceptances.ts';
import { makeMyAcceptances } from '#core/compliance/use-cases/my-acceptances.ts';
import { makeMyBook } from '#core/notebook/use-cases/my-book.ts';
import { makeMemoryAcceptanceStore } from '#test/doubles/acceptance-store.ts';
import { makeMemoryAnswerStore } from '#test/doubles/answer-store.ts';
import { makeMemoryBookStore } from '#test/doubles/book-store.ts';
import { makeMemoryDayMailStore } from '#test/doubles/day-mail-store.ts';
import { makeMemoryLineStore } from '#test/doubles/line-store.ts';
import { makeMemoryNoteStore } from '#test/doubles/note-store.ts';
import { makeMemoryPushDeviceStore } from '#test/doubles/push-device-store.ts';
import { makeMemorySavedSearchStore } from '#test/doubles/saved-search-store.ts';
import { makeMemorySetupCodeStore } from '#test/doubles/setup-code-store.ts';
import { makeMemoryTakenChangeStore } from '#test/doubles/taken-change-store.ts';
import { makeMemoryTrackChoiceStore } from '#test/doubles/track-choice-store.ts';
import { makeMemoryWatchMailStore } from '#test/doubles/watch-mail-store.ts';
import { makeMemoryWatchPushStore } from '#test/doubles/watch-push-store.ts';
import { makeMemoryWatchStore } from '#test/doubles/watch-store.ts';
import { accountsDeps } from '#test/support/accounts-deps.ts';
import { SETUP_CODE } from './browser.ts';
import type { ServerOptions } from './server-options.ts';

/** Accounts in memory, with the mails they send. */
export function memoryAccounts() {
  const { deps, mails, settled } = accountsDeps();
  const acceptances = makeMemoryAcceptanceStore();
  const setupCodes = makeMemorySetupCodeStore([digest(SETUP_CODE)]);
  const real = { newId, newSecret, digest, clock: machineClock, setupCodes };
  const checkSecondFactor = makeCheckSecondFactor({ ...deps, ...real });
  const sessions = shareSessionReads(deps.sessions);
  const answers = makeMemoryAnswerStore();
  const trackChoices = makeMemoryTrackChoiceStore();
  const savedSearches = makeMemorySavedSearchStore();
  const book = makeMemoryBookStore();
  const notes = makeMemoryNoteStore();
  const lines = makeMemoryLineStore();
  const watch = makeMemoryWatchStore();
  const watchMails = makeMemoryWatchMailStore(watch);
  const dayMails = makeMemoryDayMailStore();
  const watchPushes = makeMemoryWatchPushStore();
  const takenChanges = makeMemoryTakenChangeStore();
  const pushDevices = makeMemoryPushDeviceStore();
  const chapters = [
    { name: 'acceptances', of: makeMyAcceptances({ acceptances }) },
    { name: 'chats', of: makeMyChats({ answers }) },
    { name: 'tracks', of: makeShowMyTracks({ trackChoices }) },
    { name: 'savedSearches', of: savedSearches.searchesOf },
    { name: 'book', of: makeMyBook({ book }) },
    { name: 'notes', of: notes.notesOf },
    { name: 'lines', of: lines.linesOf },
    { name: 'watchList', of: watch.watchedOf },
    { name: 'watchListMail', of: watchMails.wantsMail },
    { name: 'dayMail', of: dayMails.wantsDayMail },
    { name: 'watchListPush', of: watchPushes.wantsPush },
    { name: 'notebookChanges', of: takenChanges.changesOf },
    { name: 'devices', of: makeMyDevices({ devices: pushDevices }) },
  ];
  const forgetElsewhere = [
    acceptances.anonymize,
    answers.forgetChats,
    trackChoices.forget,
    savedSearches.forget,
    book.forget,
    notes.forget,
    lines.forget,
    watch.forget,
    watchMails.forgetMail,
    dayMails.forgetDayMail,
    watchPushes.forgetPush,
    takenChanges.forget,
    pushDevices.forget,
    deps.authenticators.remove,
    deps.passkeys.forget,
  ];
  const all = {
    ...deps,
    ...real,
    checkSecondFactor,
    sessions,
    chapters,
    forgetElsewhere,
    acceptances,
    answers,
    trackChoices,
    savedSearches,
    book,
    notes,
    lines,
    watch,
    watchMails,
    dayMails,
    watchPushes,
    takenChanges,
    pushDevices,
    locate: null,
  };
  return { all, mails, settled };
}

type AllAccounts = ReturnType<typeof memoryAccounts>['all'];

const authDeps = (
  all: AllAccounts,
  options: Pick<ServerOptions, 'identity' | 'hosts'>,
): HttpDeps['useCases']['auth'] => ({
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
  locate: all.locate,
  identity: options.identity ?? null,
  hosts: options.hosts ?? { devHosts: [], productionDomain: null },
  declineUrl: 'https://track.example/',
});

const sessionDeps = (all: AllAccounts): HttpDeps['useCases']['sessions'] => ({
  listSessions: makeListSessions(all),
  endSessions: makeEndSessions(all),
  sessionIdleMs: DEFAULT_IDLE_MS,
});

const secondFactorDeps = (
  all: AllAccounts,
  { settings }: Pick<ServerOptions, 'settings'>,
): HttpDeps['useCases']['secondFactor'] => ({
  showSecondFactor: makeShowSecondFactor(all),
  startSecondFactor: makeStartSecondFactor(all),
  confirmSecondFactor: makeConfirmSecondFactor(all),
  turnOffSecondFactor: makeTurnOffSecondFactor(all),
  isNeededForAdmins: settings?.isProduction === true,
});

const passkeyDeps = (
  all: AllAccounts,
  { settings }: Pick<ServerOptions, 'settings'>,
): HttpDeps['useCases']['passkeys'] => ({
  passkeys: all.passkeys,
  beginPasskey: makeBeginPasskey(all),
  addPasskey: makeAddPasskey(all),
  removePasskey: makeRemovePasskey(all),
  askForPasskey: makeAskForPasskey(all),
  signInWithPasskey: makeSignInWithPasskey(all),
  linkAcceptances: makeLinkAcceptances(all),
  noteSignIn: makeNoteSignIn(all),
  locate: all.locate,
  publicUrl: settings?.publicUrl ?? null,
});

/** The cookie layer on the accounts in memory. */
export const httpSession = ({ sessions }: AllAccounts): HttpDeps['session'] => ({
  sessions,
  clock: machineClock,
  newSecret,
  digest,
  idleMs: DEFAULT_IDLE_MS,
});

/** What every call about accounts needs. */
export const accountDeps = (
  all: AllAccounts,
  options: Pick<ServerOptions, 'identity' | 'hosts' | 'settings'>,
) => ({
  auth: authDeps(all, options),
  sessions: sessionDeps(all),
  secondFactor: secondFactorDeps(all, options),
  passkeys: passkeyDeps(all, options),
});
