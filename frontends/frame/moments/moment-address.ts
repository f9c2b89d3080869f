import { shownMoment } from '#api/api.ts';

/** Screens that can show an earlier moment of the day. */
const screens =
  /^\/(?:race\/[^/]+\/[^/]+\/\d+|board|ai-betting|saratoga-picks|pace-analysis|track-bias-analysis|weather-analysis|longshot-alerts|race-results-ai)?$/;

export const showsMoments = (pathname: string): boolean => screens.test(pathname);

/** The day an address names; null for today. */
export const dayIn = (address: string): string | null =>
  /[/=](\d{4}-\d{2}-\d{2})(?=[/?&#]|$)/.exec(address)?.[1] ?? null;

/** The address with the moment on the screen, if its screen can show it and names no other day. */
export function withMoment(href: string): string {
  const moment = shownMoment();
  if (moment === null || !href.startsWith('/')) return href;
  const url = new URL(href, 'https://site');
  const day = dayIn(href);
  const isSameDay = day === null || (dayIn(location.pathname + location.search) ?? day) === day;
  if (!showsMoments(url.pathname) || url.searchParams.has('asOf') || !isSameDay) return href;
  url.searchParams.set('asOf', moment);
  return `${url.pathname}${url.search}${url.hash}`;
}
