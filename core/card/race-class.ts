import { shortDollars } from '../kernel/text.ts';
import type { Race } from './race.ts';

const dollars = (digits: string): string => shortDollars(Number(digits));

/** Who may still run, as a condition book shortens it: "n1x" is non-winners of one race other than (the usual list). */
const limitOf = (printed: string): string =>
  printed === '' ? '' : `, ${printed.replace(/^n/, 'nw').toUpperCase()}`;

/** A printed class: its pattern, then its words from the dollars and the limit. */
const FORMS: readonly (readonly [RegExp, (price: string, limit: string) => string])[] = [
  [/^Md Sp Wt()()$/, () => 'Maiden special weight'],
  [/^Md (\d+)()$/, (price) => `Maiden claiming ${price}`],
  [/^Clm (\d+)(n\d[xly])?$/, (price, limit) => `Claiming ${price}${limit}`],
  [/^Clm (\d+)b()$/, (price) => `Claiming ${price}, with conditions`],
  [/^OClm (\d+)(n\dx)$/, (price, limit) => `Allowance optional claiming ${price}${limit}`],
  [/^OClm (\d+)()$/, (price) => `Optional claiming ${price}`],
  [/^Alw (\d+)s()$/, (price) => `Starter allowance ${price}`],
  [/^Alw \d*()(n\dx)?$/, (_, limit) => `Allowance${limit}`],
];

/**
 * A race's class in a fan's words: "OClm 50000n1x" is "Allowance optional claiming $50,000, NW1X". The dollars of an
 * allowance are its purse, which has a place of its own. What follows no known form stays as printed.
 */
export function classInWords(printed: string): string {
  for (const [form, words] of FORMS) {
    const found = form.exec(printed.trim());
    if (found !== null) return words(found[1] ? dollars(found[1]) : '', limitOf(found[2] ?? ''));
  }
  return printed;
}

/** `an $80,000`, `a $25,000`. */
const priced = (price: string): string => `${/^\$(8|11\b|18\b|11,|18,)/.test(price) ? 'an' : 'a'} ${price}`;

/** A past race's class as printed in one word, without fillies (f), state-bred (s), restricted (r) and claimed (c). */
const PAST_FORMS: readonly (readonly [RegExp, (price: string) => string])[] = [
  [/^MdSpWt()$/, () => 'a maiden special weight'],
  [/^Md(\d+)$/, (price) => `${priced(price)} maiden claimer`],
  [/^Moc(\d+)$/, (price) => `${priced(price)} maiden optional claimer`],
  [/^Clm(\d+)(?:n\d[xly]|nl|b)?$/i, (price) => `${priced(price)} claimer`],
  [/^OC(\d+)(?:n\d[xly]|b)?$/i, (price) => `${priced(price)} optional claimer`],
  [/^Alw(\d+)s$/, (price) => `${priced(price)} starter allowance`],
  [/^Alw\d*()(?:n\d[xly]|b)?$/i, () => 'an allowance'],
];

const FLAGS = /^[fsr]*(?=Md|Moc|Clm|OC|Alw)|c$/g;

/** A stakes race: its name in short with the purse in thousands, or the grade it had: `WebrCtyMsB150k`, `Manhttn-G1`. */
const STAKES = /\D\d{2,4}k$|\S-(?:G[1-3]|LR?)$/;

/**
 * The class of a past race in a sentence: "Clm25000n3l" is "a $25,000 claimer", "fWebrCtyMsB150k" a stakes race. Null
 * when nothing is printed, or no known form.
 */
export function pastClassInWords({
  grade,
  classification,
}: {
  readonly grade: 1 | 2 | 3 | null;
  readonly classification: string;
}): string | null {
  if (grade !== null) return `a Grade ${grade}`;
  const printed = classification.trim().replace(FLAGS, '');
  if (printed === '') return null;
  for (const [form, words] of PAST_FORMS) {
    const found = form.exec(printed);
    if (found !== null) return words(found[1] ? dollars(found[1]) : '');
  }
  return STAKES.test(printed) ? 'a stakes race' : null;
}

/** What a race is called: its own name, else its class in words, else its number. */
export const raceTitle = (race: Pick<Race, 'name' | 'classification' | 'number'>): string =>
  race.name ?? (race.classification === null ? `Race ${race.number}` : classInWords(race.classification));
