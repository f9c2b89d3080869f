import { momentInAddress, serverNow, takesMoment } from '#api/api.ts';

/** Screens about the racing that show now and say so. They keep the moment for the way back. */
const present = /^\/(?:ask-jake|ai-debate|claude-ai|ai-query)$/;

/** The day an address names; null for today. */
export const dayIn = (address: string): string | null =>
  /[/=](\d{4}-\d{2}-\d{2})(?=[/?&#]|$)/.exec(address)?.[1] ?? null;

/** The day of a moment, in the East and in the West, where an evening is still the day before; of `13:02`, today. */
function daysOf(moment: string): readonly string[] {
  const instant = Date.parse(moment);
  const time = new Date(Number.isNaN(instant) ? serverNow() : instant);
  return ['America/New_York', 'America/Los_Angeles'].map((timeZone) =>
    time.toLocaleDateString('sv-SE', { timeZone }),
  );
}

/** Whether a link leads to the day of this screen, or of the moment where the screen is about no day. */
function isOfDay(href: string, moment: string): boolean {
  const day = dayIn(href);
  const here = dayIn(location.pathname + location.search);
  return day === null || (here === null ? daysOf(moment).includes(day) : here === day);
}

/** The address with the moment of this one, if its screen shows it, or says that it does not, and names no other day. */
export function withMoment(href: string): string {
  const moment = momentInAddress();
  if (moment === null || !href.startsWith('/')) return href;
  const url = new URL(href, 'https://site');
  const isKept = takesMoment(url.pathname) || present.test(url.pathname);
  if (!isKept || url.searchParams.has('asOf') || !isOfDay(href, moment)) return href;
  url.searchParams.set('asOf', moment);
  return `${url.pathname}${url.search}${url.hash}`;
}
