/** What kind of machine a browser runs on, as it says. */
export type Device = 'desktop' | 'mobile' | 'tablet';

const TABLET = /iPad|Tablet|PlayBook|Silk|Kindle|Android(?!.*Mobile)/i;
const MOBILE = /iPhone|iPod|Mobile|Windows Phone|Opera Mini/i;
const DESKTOP = /Windows NT|Macintosh|X11|CrOS/i;

/** The kind of machine a user agent names; null when it names none (a program, nothing). */
export function deviceOf(userAgent: string | null): Device | null {
  if (userAgent === null) return null;
  if (TABLET.test(userAgent)) return 'tablet';
  if (MOBILE.test(userAgent)) return 'mobile';
  return DESKTOP.test(userAgent) ? 'desktop' : null;
}
