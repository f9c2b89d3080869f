import { makeSetupCodeFile } from '#adapters/system/setup-code-file.ts';
import type { MemberId } from '#core/accounts/member.ts';
import { ACCOUNT_LIMITS } from '#core/accounts/try-limit.ts';
import { makeAddMember } from '#core/accounts/use-cases/add-member.ts';
import { makeAdmitQuery } from '#core/accounts/use-cases/admit-query.ts';
import { makeChangeNames } from '#core/accounts/use-cases/change-names.ts';
import { makeCountMembers } from '#core/accounts/use-cases/count-members.ts';
import { makeCurrentMember } from '#core/accounts/use-cases/current-member.ts';
import { makeDeleteAccount } from '#core/accounts/use-cases/delete-account.ts';
import { makeDeleteMember } from '#core/accounts/use-cases/delete-member.ts';
import { makeEditMember } from '#core/accounts/use-cases/edit-member.ts';
import { makeGrantAdmin } from '#core/accounts/use-cases/grant-admin.ts';
import { makeListMembers } from '#core/accounts/use-cases/list-members.ts';
import { makeMyActivity } from '#core/accounts/use-cases/my-activity.ts';
import { makeMyData } from '#core/accounts/use-cases/my-data.ts';
import { makeNoteQuery } from '#core/accounts/use-cases/note-query.ts';
import { makeNoteSignIn } from '#core/accounts/use-cases/note-sign-in.ts';
import { makeNoteVisit } from '#core/accounts/use-cases/note-visit.ts';
import { makeOpenSetup } from '#core/accounts/use-cases/open-setup.ts';
import { makeRevokeAdmin } from '#core/accounts/use-cases/revoke-admin.ts';
import { makeShowMember } from '#core/accounts/use-cases/show-member.ts';
import { makeSignIn } from '#core/accounts/use-cases/sign-in.ts';
import { makeSignInWithIdentity } from '#core/accounts/use-cases/sign-in-with-identity.ts';
import { makeSignUp } from '#core/accounts/use-cases/sign-up.ts';
import { makeTidyAccounts } from '#core/accounts/use-cases/tidy-accounts.ts';
import { makeMyDevices } from '#core/alerts/use-cases/my-devices.ts';
import { makeMyChats } from '#core/assistant/use-cases/my-chats.ts';
import { makeMyBook } from '#core/notebook/use-cases/my-book.ts';
import type { Settings } from '../env.ts';
import { thenSealed } from './compliance.ts';
import { passkeyWiring } from './passkeys.ts';
import { passwordWiring } from './passwords.ts';
import { type Get, joined, wiring } from './provide.ts';
import { secondFactorWiring } from './second-factor.ts';
import { sessionsWiring } from './sessions.ts';

declare module './provide.ts' {
  interface Bindings {
    readonly signUp: ReturnType<typeof makeSignUp>;
    readonly openSetup: ReturnType<typeof makeOpenSetup>;
    readonly signIn: ReturnType<typeof makeSignIn>;
    readonly signInWithIdentity: ReturnType<typeof makeSignInWithIdentity>;
    readonly currentMember: ReturnType<typeof makeCurrentMember>;
    readonly changeNames: ReturnType<typeof makeChangeNames>;
    readonly grantAdmin: ReturnType<typeof makeGrantAdmin>;
    readonly revokeAdmin: ReturnType<typeof makeRevokeAdmin>;
    readonly myData: ReturnType<typeof makeMyData>;
    readonly deleteAccount: ReturnType<typeof makeDeleteAccount>;
    readonly noteVisit: ReturnType<typeof makeNoteVisit>;
    readonly admitQuery: ReturnType<typeof makeAdmitQuery>;
    readonly noteQuery: ReturnType<typeof makeNoteQuery>;
    readonly myActivity: ReturnType<typeof makeMyActivity>;
    readonly tidyAccounts: ReturnType<typeof makeTidyAccounts>;
    readonly noteSignIn: ReturnType<typeof makeNoteSignIn>;
    readonly listMembers: ReturnType<typeof makeListMembers>;
    readonly countMembers: ReturnType<typeof makeCountMembers>;
    readonly showMember: ReturnType<typeof makeShowMember>;
    readonly addMember: ReturnType<typeof makeAddMember>;
    readonly editMember: ReturnType<typeof makeEditMember>;
    readonly deleteMember: ReturnType<typeof makeDeleteMember>;
  }
}

/** What the rooms above this one do when an account is deleted. */
const forgetElsewhere = (get: Get) => [
  (memberId: MemberId) => get('acceptances').anonymize(memberId),
  (memberId: MemberId) => get('answers').forgetChats(memberId),
  (memberId: MemberId) => get('trackChoices').forget(memberId),
  (memberId: MemberId) => get('savedSearches').forget(memberId),
  (memberId: MemberId) => get('book').forget(memberId),
  (memberId: MemberId) => get('notes').forget(memberId),
  (memberId: MemberId) => get('lines').forget(memberId),
  (memberId: MemberId) => get('watch').forget(memberId),
  (memberId: MemberId) => get('watchMails').forgetMail(memberId),
  (memberId: MemberId) => get('dayMails').forgetDayMail(memberId),
  (memberId: MemberId) => get('watchPushes').forgetPush(memberId),
  (memberId: MemberId) => get('takenChanges').forget(memberId),
  (memberId: MemberId) => get('pushDevices').forget(memberId),
  (memberId: MemberId) => get('authenticators').remove(memberId),
  (memberId: MemberId) => get('passkeys').forget(memberId),
];

/** Accounts made and opened. */
const signInWiring = (settings: Settings) =>
  wiring({
    signUp: (get) =>
      makeSignUp({
        members: get('members'),
        attempts: get('attempts'),
        safe: get('passwordSafe'),
        isCommonPassword: get('isCommonPassword'),
        clock: get('machineClock'),
        newId: get('newId'),
        withLock: get('withLock'),
        limits: ACCOUNT_LIMITS,
        setupCodes: get('setupCodes'),
        digest: get('digest'),
        notePromotion: get('notePromotion'),
      }),
    signIn: (get) =>
      makeSignIn({
        members: get('members'),
        attempts: get('attempts'),
        safe: get('passwordSafe'),
        clock: get('machineClock'),
        limits: ACCOUNT_LIMITS,
        checkSecondFactor: get('checkSecondFactor'),
      }),
    signInWithIdentity: (get) =>
      makeSignInWithIdentity({
        members: get('members'),
        clock: get('machineClock'),
        newId: get('newId'),
        withLock: get('withLock'),
        adminEmails: settings.ADMIN_EMAILS,
        notePromotion: get('notePromotion'),
      }),
    openSetup: (get) =>
      makeOpenSetup({
        members: get('members'),
        setupCodes: get('setupCodes'),
        setupCodeFile: makeSetupCodeFile(settings.dataFolder),
        clock: get('machineClock'),
        newSecret: get('newSecret'),
        digest: get('digest'),
        withLock: get('withLock'),
      }),
    currentMember: (get) => makeCurrentMember({ members: get('members') }),
    noteSignIn: (get) => makeNoteSignIn({ activity: get('activity'), clock: get('machineClock') }),
  });

/** A member's own account. */
const profileWiring = () =>
  wiring({
    changeNames: (get) => makeChangeNames({ members: get('members') }),
    myData: (get) =>
      makeMyData({
        members: get('members'),
        activity: get('activity'),
        sessions: get('sessions'),
        clock: get('machineClock'),
        chapters: [
          { name: 'acceptances', of: get('myAcceptances') },
          { name: 'chats', of: makeMyChats({ answers: get('answers') }) },
          { name: 'tracks', of: get('showMyTracks') },
          { name: 'savedSearches', of: get('savedSearches').searchesOf },
          { name: 'book', of: makeMyBook({ book: get('book') }) },
          { name: 'notes', of: get('notes').notesOf },
          { name: 'lines', of: get('lines').linesOf },
          { name: 'watchList', of: get('watch').watchedOf },
          { name: 'watchListMail', of: get('watchMails').wantsMail },
          { name: 'dayMail', of: get('dayMails').wantsDayMail },
          { name: 'watchListPush', of: get('watchPushes').wantsPush },
          { name: 'notebookChanges', of: get('takenChanges').changesOf },
          { name: 'devices', of: makeMyDevices({ devices: get('pushDevices') }) },
          { name: 'secondFactor', of: get('showSecondFactor') },
          { name: 'passkeys', of: get('passkeys').ofMember },
        ],
      }),
    deleteAccount: (get) =>
      thenSealed(
        get,
        makeDeleteAccount({
          members: get('members'),
          sessions: get('sessions'),
          links: get('links'),
          activity: get('activity'),
          attempts: get('attempts'),
          safe: get('passwordSafe'),
          clock: get('machineClock'),
          withLock: get('withLock'),
          limits: ACCOUNT_LIMITS,
          forgetElsewhere: forgetElsewhere(get),
        }),
      ),
  });

/** What members do, as far as it is recorded. */
const activityWiring = () =>
  wiring({
    noteVisit: (get) => makeNoteVisit({ activity: get('activity'), clock: get('machineClock') }),
    admitQuery: (get) =>
      makeAdmitQuery({ attempts: get('attempts'), clock: get('machineClock'), limits: ACCOUNT_LIMITS }),
    noteQuery: (get) => makeNoteQuery({ activity: get('activity'), clock: get('machineClock') }),
    myActivity: (get) => makeMyActivity({ activity: get('activity') }),
  });

/** Members as administrators see them. */
const memberCareWiring = (settings: Settings) =>
  wiring({
    grantAdmin: (get) => makeGrantAdmin({ members: get('members'), withLock: get('withLock') }),
    revokeAdmin: (get) =>
      makeRevokeAdmin({
        members: get('members'),
        withLock: get('withLock'),
        adminEmails: settings.ADMIN_EMAILS,
      }),
    listMembers: (get) => makeListMembers({ directory: get('memberDirectory'), clock: get('machineClock') }),
    countMembers: (get) =>
      makeCountMembers({
        members: get('members'),
        directory: get('memberDirectory'),
        clock: get('machineClock'),
      }),
    showMember: (get) => makeShowMember({ directory: get('memberDirectory'), clock: get('machineClock') }),
    addMember: (get) =>
      makeAddMember({
        members: get('members'),
        clock: get('machineClock'),
        newId: get('newId'),
      }),
    editMember: (get) =>
      makeEditMember({
        members: get('members'),
        links: get('links'),
        withLock: get('withLock'),
      }),
    deleteMember: (get) =>
      thenSealed(
        get,
        makeDeleteMember({
          members: get('members'),
          sessions: get('sessions'),
          links: get('links'),
          activity: get('activity'),
          attempts: get('attempts'),
          withLock: get('withLock'),
          forgetElsewhere: forgetElsewhere(get),
        }),
      ),
    tidyAccounts: (get) =>
      makeTidyAccounts({
        sessions: get('sessions'),
        attempts: get('attempts'),
        clock: get('machineClock'),
        tidyElsewhere: [get('forgetVisitors'), get('resealSecrets')],
      }),
  });

export const accountsWiring = (settings: Settings) =>
  joined(
    signInWiring(settings),
    passwordWiring(settings),
    profileWiring(),
    activityWiring(),
    memberCareWiring(settings),
    sessionsWiring(),
    secondFactorWiring(settings),
    passkeyWiring(),
  );
