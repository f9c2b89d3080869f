import { percent, properName, rounded } from '#kit/kit.ts';
import type { SealedEntry } from './sealed.ts';
import { consensusOf, verdictText } from './sealed.ts';

/** Something that an entry says and the one before it did not; null where one of them says nothing of it. */
export type Change = { readonly what: string; readonly before: string | null; readonly after: string | null };

/** Half a tenth of a point: less cannot be seen. */
const visible = 0.0005;

const pickText = (entry: SealedEntry): string | null => {
  const horse = consensusOf(entry)?.horse ?? null;
  return horse && `${horse.programNumber} ${properName(horse.name)}`;
};

const goingText = ({ inputs }: SealedEntry): string | null =>
  [
    inputs.weather.trackCondition,
    inputs.weather.description,
    inputs.weather.temperature === null ? null : rounded(inputs.weather.temperature, '°F'),
  ]
    .filter(Boolean)
    .join(', ') || null;

/** The hash of a card, with how many late changes to it were known: `…+3@1753981200000`. */
function cardText({ inputs }: SealedEntry): string {
  const [hash = '', late] = inputs.card.split('+');
  const count = late?.split('@')[0] ?? 'no';
  return `${hash.slice(0, 8)}, ${count} late ${count === '1' ? 'change' : 'changes'}`;
}

/** What was behind an entry, in words. */
const facts: readonly (readonly [what: string, say: (entry: SealedEntry) => string | null])[] = [
  ['Verdict', verdictText],
  ['Pick', pickText],
  ['Track condition and weather', goingText],
  ['Card', cardText],
  ['Analyzed by', ({ analysedBy }) => analysedBy],
  ['Made with', ({ madeWith }) => madeWith],
];

const horsesOf = ({ tickets }: SealedEntry) =>
  new Map(
    tickets.map(({ horses, interest }) => [
      interest,
      `${interest} ${horses.map(({ name }) => properName(name)).join(', ')}`,
    ]),
  );

/** Horses that were there in one entry only. */
function fieldChanges(before: SealedEntry, after: SealedEntry): readonly Change[] {
  const [was, is] = [horsesOf(before), horsesOf(after)];
  const gone = [...was]
    .filter(([interest]) => !is.has(interest))
    .map(([, name]) => ({ what: 'Out of the race', before: name, after: null }));
  const arrived = [...is]
    .filter(([interest]) => !was.has(interest))
    .map(([, name]) => ({ what: 'New in the race', before: null, after: name }));
  return [...gone, ...arrived];
}

/** A horse in both entries: its price and its chance in each. */
export type HorseChange = {
  readonly interest: string;
  readonly name: string;
  readonly price: readonly [before: string | null, after: string | null];
  /** 0-1; null where no chance was given. */
  readonly chance: readonly [before: number | null, after: number | null];
};

function priceAndChance(entry: SealedEntry, interest: string) {
  const index = entry.tickets.findIndex((ticket) => ticket.interest === interest);
  return {
    price: entry.tickets[index]?.odds?.text ?? null,
    chance: consensusOf(entry)?.chances?.[index] ?? null,
  };
}

/** True where a difference can be seen, and where only one of the two is known. */
function isChanceMoved(was: number | null, is: number | null): boolean {
  if (was === null || is === null) return was !== is;
  return Math.abs(was - is) >= visible;
}

/** Every horse whose price or chance is another one now. */
export function horseChanges(before: SealedEntry, after: SealedEntry): readonly HorseChange[] {
  return after.tickets.flatMap(({ interest, horses }) => {
    if (!before.tickets.some((ticket) => ticket.interest === interest)) return [];
    const [was, is] = [priceAndChance(before, interest), priceAndChance(after, interest)];
    const isMoved = was.price !== is.price || isChanceMoved(was.chance, is.chance);
    const name = horses.map((horse) => properName(horse.name)).join(', ');
    return isMoved ? [{ interest, name, price: [was.price, is.price], chance: [was.chance, is.chance] }] : [];
  });
}

/** What else is another in an entry than in the one before it of the same race. */
export function changesBetween(before: SealedEntry, after: SealedEntry): readonly Change[] {
  const changed = facts.flatMap(([what, say]) => {
    const [was, is] = [say(before), say(after)];
    return was === is ? [] : [{ what, before: was, after: is }];
  });
  return [...fieldChanges(before, after), ...changed];
}

/** A chance in words; `none` when none was given. */
export const chanceText = (chance: number | null): string => (chance === null ? 'none' : percent(chance, 1));
