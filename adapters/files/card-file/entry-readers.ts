import type { QuotedPrice } from '#core/card/price.ts';
import { morningLineText } from '#core/card/price-text.ts';
import { isProgramNumber } from '#core/card/program-number.ts';
import type { Facts } from './facts.ts';

/** `1` or `1A`; refuses anything else. */
export function programNumberOf(facts: Facts, name: string): string {
  const text = facts.text(name);
  if (isProgramNumber(text)) return text;
  throw facts.refusal(name, `"${text}" is not a program number (like 1 or 1A).`);
}

/** `9/2`; null if none is printed. Refuses anything that is not a price. */
export function fractionPrice(facts: Facts, name: string): QuotedPrice | null {
  const text = facts.text(name);
  if (text === '') return null;
  const [, top, bottom] = /^(\d+(?:\.\d+)?)\/(\d+)$/.exec(text) ?? [];
  const toOne = Number(top) / Number(bottom);
  if (!Number.isFinite(toOne)) throw facts.refusal(name, `"${text}" is not a price (like 9/2).`);
  return toOne === 0 ? null : { text: morningLineText(toOne), toOne };
}
