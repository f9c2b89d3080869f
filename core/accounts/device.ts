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

type Names = readonly (readonly [name: string, pattern: RegExp])[];

/** In this order: most browsers also carry the names of others. */
const BROWSERS: Names = [
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];

const SYSTEMS: Names = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Chromebook', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\b(?:Linux|X11)\b/],
];

const nameIn = (names: Names, userAgent: string): string | null =>
  names.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null;

/** `Firefox on Windows`, as far as the user agent names them; null when it names neither. */
export function deviceName(userAgent: string | null): string | null {
  const agent = userAgent ?? '';
  const parts = [nameIn(BROWSERS, agent), nameIn(SYSTEMS, agent)].filter((name) => name !== null);
  return parts.length === 0 ? null : parts.join(' on ');
}
