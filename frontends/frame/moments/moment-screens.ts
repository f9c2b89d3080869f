import { takesMoment } from '#api/api.ts';

/** Print, and addresses that lead on to a race: they show the moment of the address without the bar. */
const withoutBar = /^\/(?:print\/.*|race(?:\/[^/]*){0,2})$/;

/** Screens that read of many days. */
const ofManyDays =
  /^\/(?:(?:horse|jockey|trainer)\/.*|angles|dashboard|track-bias-analysis|analytics|analysis|news(?:-ai)?|scoreboard|ledger)$/;

/** Whether a screen shows one race or one day: what it shows a step further is read ahead. */
export const isOfOneDay = (pathname: string): boolean => showsMoments(pathname) && !ofManyDays.test(pathname);

/** Whether a screen has the bar with the moments of the day. */
export const showsMoments = (pathname: string): boolean =>
  takesMoment(pathname) && !withoutBar.test(pathname);
