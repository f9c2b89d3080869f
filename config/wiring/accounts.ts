import type { MemberId } from '#core/accounts/member.ts';
import { ACCOUNT_LIMITS } from '#core/accounts/try-limit.ts';
import { makeAddMember } from '#core/accounts/use-cases/add-member.ts';
import { makeAdmitQuery } from '#core/accounts/use-cases/admit-query.ts';
import { makeChangeNames } from '#core/accounts/use-cases/change-names.ts';
import { makeChangePassword } from '#core/accounts/use-cases/change-password.ts';
import { makeCountMembers } from '#core/accounts/use-cases/count-members.ts';
import { makeCurrentMember } from '#core/accounts/use-cases/current-member.ts';
import { makeDeleteAccount } from '#core/accounts/use-cases/delete-account.ts';
import { makeDeleteMember } from '#core/accounts/use-cases/delete-member.ts';
import { makeEditMember } from '#core/accounts/use-cases/edit-member.ts';
import { makeGrantAdmin } from '#core/accounts/use-cases/grant-admin.ts';
import { makeListMembers } from '#core/accounts/use-cases/list-members.ts';
import { makeMakeLink } from '#core/accounts/use-cases/make-link.ts';
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
import { makeStudyMember } from '#core/accounts/use-cases/study-member.ts';
import { makeTidyAccounts } from '#core/accounts/use-cases/tidy-accounts.ts';
import { makeMyChats } from '#core/assistant/use-cases/my-chats.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import type { Settings } from '../env.ts';
import { forgetVisitorsId, myAcceptancesId, thenSealed } from './compliance.ts';
import {
  digestId,
  logId,
  machineClockId,
  newIdId,
  newSecretId,
  passwordSafeId,
  sendMailId,
} from './machine.ts';
import { type Get, id, wiring } from './provide.ts';
import {
  acceptancesId,
  activityId,
  allOrNothingId,
  answersId,
  attemptsId,
  linksId,
  memberDirectoryId,
  membersId,
  sessionsId,
  withLockId,
} from './stores.ts';

export const accountIds = {
  signUp: id<ReturnType<typeof makeSignUp>>('sign up'),
  signIn: id<ReturnType<typeof makeSignIn>>('sign in'),
  signInWithIdentity: id<ReturnType<typeof makeSignInWithIdentity>>('sign in with identity'),
  currentMember: id<ReturnType<typeof makeCurrentMember>>('current member'),
  changeNames: id<ReturnType<typeof makeChangeNames>>('change names'),
  changePassword: id<ReturnType<typeof makeChangePassword>>('change password'),
  requestPasswordReset: id<ReturnType<typeof makeRequestPasswordReset>>('request password reset'),
  redeemLink: id<ReturnType<typeof makeRedeemLink>>('redeem link'),
  makeLink: id<ReturnType<typeof makeMakeLink>>('make link'),
  grantAdmin: id<ReturnType<typeof makeGrantAdmin>>('grant admin'),
  myData: id<ReturnType<typeof makeMyData>>('my data'),
  deleteAccount: id<ReturnType<typeof makeDeleteAccount>>('delete account'),
  noteVisit: id<ReturnType<typeof makeNoteVisit>>('note visit'),
  admitQuery: id<ReturnType<typeof makeAdmitQuery>>('admit query'),
  noteQuery: id<ReturnType<typeof makeNoteQuery>>('note query'),
  myActivity: id<ReturnType<typeof makeMyActivity>>('my activity'),
  tidyAccounts: id<ReturnType<typeof makeTidyAccounts>>('tidy accounts'),
  noteSignIn: id<ReturnType<typeof makeNoteSignIn>>('note sign-in'),
  listMembers: id<ReturnType<typeof makeListMembers>>('list members'),
  countMembers: id<ReturnType<typeof makeCountMembers>>('count members'),
  studyMember: id<ReturnType<typeof makeStudyMember>>('study member'),
  addMember: id<ReturnType<typeof makeAddMember>>('add member'),
  editMember: id<ReturnType<typeof makeEditMember>>('edit member'),
  deleteMember: id<ReturnType<typeof makeDeleteMember>>('delete member'),
} as const;

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);

const EVERY_ADDRESS = new Set(['0.0.0.0', '::', '[::]', '*']);

/**
 * The address of the site in links: as set, else where it listens. Refuses ('unavailable', `settings.public-url`) when
 * the port is left to the machine.
 */
export function publicUrlOf({
  PUBLIC_URL,
  HOST,
  PORT,
}: Pick<Settings, 'PUBLIC_URL' | 'HOST' | 'PORT'>): string {
  if (PUBLIC_URL !== undefined) return PUBLIC_URL;
  if (PORT === 0) {
    throw new Refusal(
      'unavailable',
      'settings.public-url',
      'With PORT=0 nobody knows the address for a link: set PUBLIC_URL to the one people use.',
    );
  }
  const host = EVERY_ADDRESS.has(HOST) ? 'localhost' : HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`;
}

/** What the rooms above do when someone leaves, of their own will or not. */
const forgetElsewhere = (get: Get) => [
  (memberId: MemberId) => get(acceptancesId).anonymise(memberId),
  (memberId: MemberId) => get(answersId).forgetChats(memberId),
];

export function accountsWiring(settings: Settings) {
  const limits = ACCOUNT_LIMITS;
  const publicUrl = () => publicUrlOf(settings);
  const adminRule = {
    adminEmails: settings.ADMIN_EMAILS,
    firstAccountIsAdmin: settings.APP_ENV === 'development' && LOOPBACK.has(settings.HOST),
  };
  return wiring((provide) => {
    provide(accountIds.signUp, (get) =>
      makeSignUp({
        members: get(membersId),
        attempts: get(attemptsId),
        safe: get(passwordSafeId),
        clock: get(machineClockId),
        newId: get(newIdId),
        withLock: get(withLockId),
        limits,
        adminRule,
      }),
    );
    provide(accountIds.signIn, (get) =>
      makeSignIn({
        members: get(membersId),
        attempts: get(attemptsId),
        safe: get(passwordSafeId),
        clock: get(machineClockId),
        limits,
      }),
    );
    provide(accountIds.signInWithIdentity, (get) =>
      makeSignInWithIdentity({
        members: get(membersId),
        clock: get(machineClockId),
        newId: get(newIdId),
        withLock: get(withLockId),
        adminRule,
      }),
    );
    provide(accountIds.currentMember, (get) => makeCurrentMember({ members: get(membersId) }));
    provide(accountIds.changeNames, (get) => makeChangeNames({ members: get(membersId) }));
    provide(accountIds.changePassword, (get) =>
      makeChangePassword({
        members: get(membersId),
        sessions: get(sessionsId),
        links: get(linksId),
        attempts: get(attemptsId),
        safe: get(passwordSafeId),
        clock: get(machineClockId),
        allOrNothing: get(allOrNothingId),
        limits,
      }),
    );
    provide(accountIds.requestPasswordReset, (get) =>
      makeRequestPasswordReset({
        members: get(membersId),
        links: get(linksId),
        attempts: get(attemptsId),
        clock: get(machineClockId),
        newSecret: get(newSecretId),
        digest: get(digestId),
        publicUrl,
        sendMail: get(sendMailId),
        inBackground: (work) => {
          work().catch((error: unknown) => get(logId).error({ err: error }, 'a mail could not be sent'));
        },
        limits,
      }),
    );
    provide(accountIds.redeemLink, (get) =>
      makeRedeemLink({
        members: get(membersId),
        links: get(linksId),
        sessions: get(sessionsId),
        attempts: get(attemptsId),
        safe: get(passwordSafeId),
        clock: get(machineClockId),
        digest: get(digestId),
        allOrNothing: get(allOrNothingId),
        limits,
      }),
    );
    provide(accountIds.makeLink, (get) =>
      makeMakeLink({
        members: get(membersId),
        links: get(linksId),
        clock: get(machineClockId),
        newSecret: get(newSecretId),
        digest: get(digestId),
        publicUrl,
      }),
    );
    provide(accountIds.grantAdmin, (get) => makeGrantAdmin({ members: get(membersId) }));
    provide(accountIds.myData, (get) =>
      makeMyData({
        members: get(membersId),
        activity: get(activityId),
        sessions: get(sessionsId),
        clock: get(machineClockId),
        chapters: [
          { name: 'acceptances', of: get(myAcceptancesId) },
          { name: 'chats', of: makeMyChats({ answers: get(answersId) }) },
        ],
      }),
    );
    provide(accountIds.deleteAccount, (get) =>
      thenSealed(
        get,
        makeDeleteAccount({
          members: get(membersId),
          sessions: get(sessionsId),
          links: get(linksId),
          activity: get(activityId),
          attempts: get(attemptsId),
          safe: get(passwordSafeId),
          clock: get(machineClockId),
          withLock: get(withLockId),
          limits,
          forgetElsewhere: forgetElsewhere(get),
        }),
      ),
    );
    provide(accountIds.noteVisit, (get) =>
      makeNoteVisit({ activity: get(activityId), clock: get(machineClockId) }),
    );
    provide(accountIds.admitQuery, (get) =>
      makeAdmitQuery({ attempts: get(attemptsId), clock: get(machineClockId), limits }),
    );
    provide(accountIds.noteQuery, (get) =>
      makeNoteQuery({ activity: get(activityId), clock: get(machineClockId) }),
    );
    provide(accountIds.myActivity, (get) => makeMyActivity({ activity: get(activityId) }));
    provide(accountIds.noteSignIn, (get) =>
      makeNoteSignIn({ activity: get(activityId), clock: get(machineClockId) }),
    );
    provide(accountIds.listMembers, (get) =>
      makeListMembers({ directory: get(memberDirectoryId), clock: get(machineClockId) }),
    );
    provide(accountIds.countMembers, (get) =>
      makeCountMembers({
        members: get(membersId),
        directory: get(memberDirectoryId),
        clock: get(machineClockId),
      }),
    );
    provide(accountIds.studyMember, (get) =>
      makeStudyMember({ directory: get(memberDirectoryId), clock: get(machineClockId) }),
    );
    provide(accountIds.addMember, (get) =>
      makeAddMember({
        members: get(membersId),
        clock: get(machineClockId),
        newId: get(newIdId),
        adminRule,
      }),
    );
    provide(accountIds.editMember, (get) =>
      makeEditMember({
        members: get(membersId),
        links: get(linksId),
        withLock: get(withLockId),
      }),
    );
    provide(accountIds.deleteMember, (get) =>
      thenSealed(
        get,
        makeDeleteMember({
          members: get(membersId),
          sessions: get(sessionsId),
          links: get(linksId),
          activity: get(activityId),
          attempts: get(attemptsId),
          withLock: get(withLockId),
          forgetElsewhere: forgetElsewhere(get),
        }),
      ),
    );
    provide(accountIds.tidyAccounts, (get) =>
      makeTidyAccounts({
        sessions: get(sessionsId),
        attempts: get(attemptsId),
        clock: get(machineClockId),
        tidyElsewhere: [get(forgetVisitorsId)],
      }),
    );
  });
}
