/** A chance, 0-1, as a percentage: `12.3%`. */
export const percentText = (chance: number): string => `${(100 * chance).toFixed(1)}%`;

/** A return or a difference, 0.1 for 10%, with its sign: `+12.3%`, `−3.0%`; `0.0%` where it rounds to nothing. */
export function signedPercentText(share: number, digits = 1): string {
  const text = Math.abs(100 * share).toFixed(digits);
  const sign = Number(text) === 0 ? '' : share > 0 ? '+' : '−';
  return `${sign}${text}%`;
}

/** `1,234`. */
export const countText = (count: number): string => count.toLocaleString('en-US');

/** Made once: a format takes longer to make than a hundred texts. */
const CENTS = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `$1,234.50`, `-$3.00`. */
export function dollarsText(amount: number): string {
  const text = CENTS.format(Math.abs(amount));
  return `${amount < 0 && text !== '0.00' ? '-' : ''}$${text}`;
}

/** `$4`, `$4.50`, `$1,200`. */
export const shortDollars = (amount: number): string => dollarsText(amount).replace(/\.00$/, '');

/** `1 race`, `1,200 races`. */
export const counted = (count: number, singular: string, many = `${singular}s`): string =>
  `${countText(count)} ${count === 1 ? singular : many}`;

/** `a`, `a and b`, `a, b and c`; or with `or`. */
export const listText = (parts: readonly string[], last: 'and' | 'or' = 'and'): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;

/** Escapes a text for use in a regular expression. */
export const escapedForPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
