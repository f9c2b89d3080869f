/** The door of the transport: how an app talks to the server. One query client in the page. */
export { authModeQuery } from './auth-mode.ts';
export type { Answer, CallArguments, CallName, GetName, Reply } from './call.ts';
export { addressOf, ask, call } from './call.ts';
export { connection } from './connection.ts';
export { disclaimerGate, disclaimerQuery } from './disclaimer.ts';
export type { Announced, Topic } from './events/events.ts';
export { events } from './events/events.ts';
export { hearOfChanges } from './events/hear-of-changes.ts';
export { HttpError, offlineSentence, sentenceOf } from './http-error.ts';
export { log } from './log.ts';
export { makeQueryClient, queryClient, readDefaults } from './query-client.ts';
export { read, request, send, withT } from './request.ts';
export type { Member } from './session.ts';
export { expireSession, sessionKey, sessionQuery, signOut } from './session.ts';
export { departure } from './stored/departure.ts';
export { tracksQuery } from './tracks.ts';
export type { Act } from './use-act.ts';
export { useAct, useOnce } from './use-act.ts';
