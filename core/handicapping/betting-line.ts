import { horseName } from '../card/horse-name.ts';
import type { Price } from '../card/price.ts';
import { personInWords } from '../card/program-name.ts';
import { type AskedPrice, askedPrices, type PriceRules } from '../odds/verdict.ts';
import { isSameHorse, type NumberedHorse } from './same-horse.ts';

/** One betting interest on our line. */
export interface LineRow extends AskedPrice {
  /** `1` for 1 and 1A. */
  readonly interest: string;
  readonly horses: readonly LineHorse[];
  /** To win, 0-1; over the field they sum to one. */
  readonly chance: number;
  readonly morningLine: Price | null;
}

interface LineHorse extends NumberedHorse {
  readonly rider: string | null;
}

/** What a line depends on besides the horses; a change here calls for a new line. */
export interface LineConditions {
  /** `dirt`, `turf`; null until announced. */
  readonly surface: string | null;
  readonly distanceYards: number | null;
  /** `Fast`, `Yielding`; null until posted. */
  readonly going: string | null;
}

/**
 * Our own line on a race: chance, fair price and price to take of each betting interest, made without the board. It is
 * fixed when the picks are sealed.
 */
export interface BettingLine {
  /** ISO instant up to which facts were used. */
  readonly madeAt: string;
  /** Name and version of the model. */
  readonly model: string;
  /** How far the price to take exceeds the fair price: 0.5 is half again as much. */
  readonly margin: number;
  readonly conditions: LineConditions;
  /** Why it replaced an earlier line, in a sentence; null for the first one. */
  readonly cause: string | null;
  /** In the order of the card. */
  readonly rows: readonly LineRow[];
}

type Unpriced = Omit<LineRow, keyof AskedPrice>;

/** A line with the fair price and price to take of each row. */
export const bettingLine = (
  { rows, ...made }: Omit<BettingLine, 'rows' | 'margin'> & { readonly rows: readonly Unpriced[] },
  rules: Pick<PriceRules, 'margin' | 'leastChance'>,
): BettingLine => {
  const prices = askedPrices(
    rows.map(({ chance }) => chance),
    rules,
  );
  return {
    ...made,
    margin: rules.margin,
    rows: rows.map((row, index) => ({
      ...row,
      ...(prices[index] ?? { fairPrice: null, priceToTake: null }),
    })),
  };
};

/** The row of a program number; null for a horse that is not starting. */
export const rowOn = ({ rows }: Pick<BettingLine, 'rows'>, programNumber: string): LineRow | null =>
  rows.find(({ horses }) => horses.some((horse) => horse.programNumber === programNumber)) ?? null;

type Field = Pick<BettingLine, 'conditions'> & { readonly rows: readonly Unpriced[] };

const horsesOf = ({ rows }: Field): readonly LineHorse[] => rows.flatMap(({ horses }) => horses);
const nameOf = ({ programNumber, name }: LineHorse): string => `#${programNumber} ${horseName(name)}`;

function fieldChanges(before: Field, now: Field): readonly string[] {
  const [old, current] = [horsesOf(before), horsesOf(now)];
  const isIn = (list: readonly LineHorse[], horse: LineHorse): boolean =>
    list.some((other) => isSameHorse(other, horse));
  return [
    ...old.filter((horse) => !isIn(current, horse)).map((horse) => `${nameOf(horse)} is out`),
    ...current.filter((horse) => !isIn(old, horse)).map((horse) => `${nameOf(horse)} is in`),
  ];
}

const couplingsIn = ({ rows }: Field): readonly string[] =>
  rows.map(({ horses }) =>
    horses
      .map(({ programNumber }) => programNumber)
      .toSorted()
      .join(),
  );

/** The same horses on different win tickets. */
function couplingChanges(before: Field, now: Field): readonly string[] {
  const former = new Set(couplingsIn(before));
  return couplingsIn(now).every((numbers) => former.has(numbers)) ? [] : ['the coupled entries have changed'];
}

function riderChanges(before: Field, now: Field): readonly string[] {
  const riders = new Map(horsesOf(before).map(({ programNumber, rider }) => [programNumber, rider]));
  return horsesOf(now).flatMap((horse) => {
    const former = riders.get(horse.programNumber);
    const isChanged = former !== undefined && horse.rider !== null && horse.rider !== former;
    return isChanged ? [`${nameOf(horse)} is ridden by ${personInWords(horse.rider ?? '')}`] : [];
  });
}

function lineChanges(before: Field, now: Field): readonly string[] {
  const lines = new Map(before.rows.map(({ interest, morningLine }) => [interest, morningLine]));
  return now.rows.flatMap(({ interest, morningLine }) => {
    const former = lines.get(interest);
    const isChanged = former !== undefined && morningLine !== null && morningLine.toOne !== former?.toOne;
    return isChanged ? [`the morning line of #${interest} is ${morningLine.text}`] : [];
  });
}

/** A condition that is no longer known does not count as a change. */
function conditionChanges({ conditions: before }: Field, { conditions: now }: Field): readonly string[] {
  const isNew = (name: keyof LineConditions): boolean => now[name] !== null && now[name] !== before[name];
  return [
    ...(isNew('surface') ? [`the race is on the ${now.surface}`] : []),
    ...(isNew('distanceYards') ? ['the distance has changed'] : []),
    ...(isNew('going') ? [`the track is ${now.going?.toLowerCase()}`] : []),
  ];
}

/**
 * Why a line no longer holds, in a sentence: a horse is out or in, or a coupling, the surface, the distance, the going, a
 * rider or a morning line has changed. Null while it holds; a price on the board is never a cause.
 */
export function causeOfNewLine(before: Field, now: Field): string | null {
  const horses = fieldChanges(before, now);
  const changes = [
    ...(horses.length > 0 ? horses : couplingChanges(before, now)),
    ...conditionChanges(before, now),
    ...riderChanges(before, now),
    ...lineChanges(before, now),
  ];
  const text = changes.join('; ');
  return text === '' ? null : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
