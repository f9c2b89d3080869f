/** `$1,760,387` and `322,075`; null for anything else. */
export function dollars(text: string): number | null {
  const found = /^\$?(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?$/.exec(text.trim());
  return found === null ? null : Number(`${found[1]?.replaceAll(',', '')}${found[2] ?? ''}`);
}

/** The first sum of money in a text; null where there is none. */
export const firstDollars = (text: string): number | null =>
  dollars(/\$[\d,]+(?:\.\d+)?/.exec(text)?.[0] ?? '');

/**
 * `1:43.41`, `25.06` and a quarter horse's `17.123` in seconds; null for anything else. `point` is the text before the
 * hundredths.
 */
export function seconds(text: string, point: '.' | ':' = '.'): number | null {
  const found = /^(?:(\d{1,2}):)?(\d{1,2})([.:])(\d{2,3})$/.exec(text);
  if (found === null || found[3] !== point) return null;
  const [, minutes = '0', whole, , part = ''] = found;
  const unit = 10 ** part.length;
  return ((Number(minutes) * 60 + Number(whole)) * unit + Number(part)) / unit;
}

const WORDS: ReadonlyMap<string, number> = new Map([
  ['Nose', 0.05],
  ['Head', 0.1],
  ['Neck', 0.25],
]);

/** `2 1/2`, `3/4`, `12`, `Nose` (0.05), `Head` (0.1), `Neck` (0.25) in lengths; null for anything else. */
export function lengths(text: string): number | null {
  const word = WORDS.get(text);
  if (word !== undefined) return word;
  const found = /^(?:(\d+)(?: |$))?(?:(\d)\/(\d))?$/.exec(text);
  if (found === null || text === '') return null;
  return Number(found[1] ?? 0) + Number(found[2] ?? 0) / Number(found[3] ?? 1);
}

/** `1`, `1A`, `2B`, also printed `1a`; null for anything else. */
export function programNumber(text: string): string | null {
  const found = /^(?:dh-)?(\d{1,2}[A-Z]?)$/i.exec(text.trim());
  return found === null ? null : String(found[1]).toUpperCase();
}

/** What is bet on: `1` for 1, 1A and 1X. */
export const bettingInterest = (program: string): string => /^\d+/.exec(program)?.[0] ?? program;
