import { lazyPart } from '#frame/frame.ts';

/** A pause that a member has set on their account. Fetched only with a screen that a pause locks or silences. */
export type { Pause } from './pause.ts';
export { careQuery, pauseEnd, usePause } from './pause.ts';

/** That a pause is running; fetched when there is one. */
export const PauseNotice = lazyPart(async () => (await import('./pause-notice.tsx')).PauseNotice, null);
