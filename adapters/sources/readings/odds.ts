import type { QuotedPrice } from '#core/card/price.ts';
import { numberIn } from './number.ts';

const EVEN = /^(ev|evn|even|evens|evs)$/i;
const FRACTION = /^(\d{1,4})\s*[-/]\s*(\d{1,3})$/;
const LONGEST = 9_999;

function ofParts(a: number, b: number): QuotedPrice | null {
  const toOne = a / b;
  return a > 0 && b > 0 && toOne <= LONGEST ? { text: `${a}-${b}`, toOne } : null;
}

/** `5/2`, `5-2`, `8`, `EVEN` or `3.6`; null for `SCR`, a dash, nothing, 0 and whatever is no price. */
export function oddsIn(raw: unknown): QuotedPrice | null {
  const text = typeof raw === 'string' ? raw.trim() : raw;
  if (typeof text === 'string') {
    if (EVEN.test(text)) return { text: '1-1', toOne: 1 };
    const found = FRACTION.exec(text);
    if (found !== null) return ofParts(Number(found[1]), Number(found[2]));
  }
  const value = numberIn(text);
  return value === null ? null : ofParts(value, 1);
}
