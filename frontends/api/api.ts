/** The public API of the transport: how an app talks to the server. The page has one query client. */
export { answerIn } from './answer.ts';
export { answeredWithin } from './answered-within.ts';
export { authModeQuery } from './auth-mode.ts';
export type { Answer, CallArguments, CallName, GetName, ReadAddress, Reply } from './call.ts';
export { addressOf, ask, call, readAddress } from './call.ts';
export { connection } from './connection.ts';
export { disclaimerGate, disclaimerQuery } from './disclaimer.ts';
export type { EarlyRequests, WithEarlyRequests } from './early-requests.ts';
export type { Announced, Topic } from './events/events.ts';
export { events } from './events/events.ts';
export { watchChanges } from './events/watch-changes.ts';
export { HttpError, isNotKept, offlineSentence, sentenceOf } from './http-error.ts';
export { log } from './log.ts';
export {
  entranceKeys,
  forgetMember,
  hasSessionEnded,
  hasTypedText,
  markMember,
  typedKey,
} from './member-mark.ts';
export { atMoment, momentInAddress, shownMoment, takesMoment } from './moment.ts';
export { makeQueryClient, queryClient, readDefaults } from './query-client.ts';
export { read, readAhead, request, send, withT } from './request.ts';
export { reread } from './reread.ts';
export { serverNow } from './server-clock.ts';
export type { Member } from './session.ts';
export { expireSession, sessionKey, sessionQuery, signOut } from './session.ts';
export { draftKey, forgetDrafts } from './stored/drafts.ts';
export { pendingSignOut } from './stored/pending-sign-out.ts';
export { countUnsent, forgetUnsent, hasUnsent } from './stored/unsent-keys.ts';
export { tracksQuery } from './tracks.ts';
export type { Act } from './use-act.ts';
export { useAct, useOnce } from './use-act.ts';
