import { FURLONG, MILE } from './distance.ts';

/** No race is shorter or longer, in yards. */
const SHORTEST = 100;
const LONGEST = 5 * MILE;

const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^f(urlongs?)?$/, FURLONG],
  [/^m(iles?)?$/, MILE],
  [/^y(ds?|ards?)?$/, 1],
];

/** `1`, `5.5`, `1/2`, `1 1/16`. */
const AMOUNT = String.raw`\d+(?:\.\d+)?(?:\s+\d+/\d+)?|\d+/\d+`;
const PART = new RegExp(String.raw`^(${AMOUNT})\s*([a-z]+)\s*`);

function amountOf(text: string): number {
  const [whole = '', fraction = ''] = text.includes(' ')
    ? text.split(/\s+/)
    : text.includes('/')
      ? ['0', text]
      : [text];
  const [top = 0, bottom = 1] = fraction === '' ? [] : fraction.split('/').map(Number);
  return Number(whole) + top / bottom;
}

/**
 * A distance as people write it, in yards: `6F`, `5 1/2 furlongs`, `1 Mile 70 Yards`, `About 1 1/16 Miles`. Null for
 * anything else, and for a distance no race is run at.
 */
export function distanceNamed(text: string): { readonly yards: number; readonly isAbout: boolean } | null {
  const words = text.trim().toLowerCase();
  const isAbout = /^(about|abt)\b/.test(words);
  let rest = words.replace(/^(about|abt)\.?\s*/, '');
  let yards = 0;
  while (rest !== '') {
    const [part = '', amount = '', unit = ''] = PART.exec(rest) ?? [];
    const size = UNITS.find(([name]) => name.test(unit))?.[1] ?? null;
    if (part === '' || size === null) return null;
    yards += amountOf(amount) * size;
    rest = rest.slice(part.length);
  }
  const whole = Math.round(yards);
  return Number.isFinite(yards) && whole >= SHORTEST && whole <= LONGEST ? { yards: whole, isAbout } : null;
}
