/** Screens that show what was known at an earlier moment. Every other screen shows now, whatever its address says. */
const screens =
  /^\/(?:(?:race|print|horse|jockey|trainer)\/.*|race|board|dashboard|ai-betting|(?:saratoga-)?(?:picks|ml-predictions)|(?:pace|track-bias|weather)-analysis|handicapping-tools|longshot-alerts|angles|race-results-ai|racing-program|analytics|analysis|news(?:-ai)?|scoreboard|ledger)?$/;

/** Reads that say the same whatever moment is shown. */
export const undated = /^\/api\/(auth|disclaimer|my|tracks$)|\/moments$/;

/** Whether the screen of a path shows earlier moments. */
export const takesMoment = (pathname: string): boolean => screens.test(pathname);

/** The earlier moment in the address (`?asOf=`); null for none. */
export const momentInAddress = (): string | null =>
  typeof location === 'undefined' ? null : new URLSearchParams(location.search).get('asOf') || null;

/** The earlier moment that the page shows; null for now, also on a screen that shows no earlier moment. */
export const shownMoment = (): string | null =>
  typeof location !== 'undefined' && takesMoment(location.pathname) ? momentInAddress() : null;

/** The address of a call at a moment, by default the one the page shows. */
export const atMoment = (path: string, moment = shownMoment()): string =>
  moment === null ? path : `${path}${path.includes('?') ? '&' : '?'}asOf=${encodeURIComponent(moment)}`;
