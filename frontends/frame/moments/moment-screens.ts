import { takesMoment } from '#api/api.ts';

/** Print, and addresses that lead on to a race: they show the moment of the address without the bar. */
const withoutBar = /^\/(?:print\/.*|race(?:\/[^/]*){0,2})$/;

/** Whether a screen has the bar with the moments of the day. */
export const showsMoments = (pathname: string): boolean =>
  takesMoment(pathname) && !withoutBar.test(pathname);
