/** The earlier moment that the page shows, as its address has it (`?asOf=`); null for now. */
export const shownMoment = (): string | null =>
  typeof location === 'undefined' ? null : new URLSearchParams(location.search).get('asOf') || null;

/** The address of a call at the moment that the page shows. */
export function atMoment(path: string): string {
  const moment = shownMoment();
  return moment === null
    ? path
    : `${path}${path.includes('?') ? '&' : '?'}asOf=${encodeURIComponent(moment)}`;
}
