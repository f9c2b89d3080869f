import { showsMoments } from './moment-screens.ts';

/** Screens that read of many days. */
const ofManyDays =
  /^\/(?:(?:horse|jockey|trainer)\/.*|angles|dashboard|track-bias-analysis|analytics|analysis|news(?:-ai)?|scoreboard|ledger)$/;

/** Whether a screen shows one race or one day: what it shows a step further is read ahead. */
export const isOfOneDay = (pathname: string): boolean => showsMoments(pathname) && !ofManyDays.test(pathname);
