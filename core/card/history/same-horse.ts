import { groupBy } from '../../kernel/group-by.ts';
import type { HorseKey } from '../runner.ts';

/** What a key says about a horse; null where its source does not say. */
export interface HorseIdentity {
  /** Capitals and digits only. */
  readonly name: string;
  readonly birthYear: number | null;
  readonly dam: string | null;
}

export function identityOf(key: HorseKey): HorseIdentity {
  const [name = '', birthYear = '', dam = ''] = key.split('|');
  return { name, birthYear: Number(birthYear) || null, dam: dam === '' ? null : dam };
}

/** The name in a key: what all spellings of it have in common. */
export const nameInKey = (key: HorseKey): string => identityOf(key).name;

/** Name, year of birth and dam are known: no other horse has the same three. */
export const isFullKey = (key: HorseKey): boolean => {
  const { birthYear, dam } = identityOf(key);
  return birthYear !== null && dam !== null;
};

const agree = <Fact>(a: Fact | null, b: Fact | null): boolean => a === null || b === null || a === b;

/** Whether two keys can mean one horse: nothing they both report differs. */
export function canBeSameHorse(key: HorseKey, other: HorseKey): boolean {
  const [a, b] = [identityOf(key), identityOf(other)];
  return a.name === b.name && agree(a.birthYear, b.birthYear) && agree(a.dam, b.dam);
}

/** How many of foaling year and dam a key reports, 0-2. */
const completeness = (key: HorseKey): number => {
  const { birthYear, dam } = identityOf(key);
  return Number(birthYear !== null) + Number(dam !== null);
};

/** Whether a key reports more of foaling year and dam than another. */
export const isFuller = (key: HorseKey, other: HorseKey): boolean => completeness(key) > completeness(other);

const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** The most complete key first. */
const fullestFirst = (a: HorseKey, b: HorseKey): number => completeness(b) - completeness(a) || byText(a, b);

/** Groups keys that fit exactly the same keys, so that none is closer to one horse than to another. */
function alike(keys: readonly HorseKey[]): readonly (readonly HorseKey[])[] {
  const fitting = (key: HorseKey): string => keys.filter((other) => canBeSameHorse(key, other)).join(' ');
  return [...groupBy(keys, fitting).values()];
}

/**
 * The keys of each horse, the most complete key first. A full key is a horse; a partial one joins the only horse it can
 * be. One that fits two horses, such as a name alone, is joined with neither, so that two horses of one name never become
 * one. Partial keys that fit no full key are one horse if they all fit each other.
 */
export function sameHorses(keys: Iterable<HorseKey>): readonly (readonly HorseKey[])[] {
  const known = [...new Set(keys)].sort(fullestFirst);
  const full = known.filter(isFullKey);
  const fitsFull = (key: HorseKey): boolean => full.some((other) => canBeSameHorse(key, other));
  const partial = known.filter((key) => !isFullKey(key));
  const apart = partial.filter((key) => !fitsFull(key));
  const founders = [...full.map((key) => [key]), ...alike(apart)];
  const homes = partial.filter(fitsFull).map((key) => {
    const [home, second] = founders.filter((group) => group.some((other) => canBeSameHorse(key, other)));
    return { key, home: second === undefined ? home : undefined };
  });
  return [
    ...founders.map((group) => [
      ...group,
      ...homes.filter(({ home }) => home === group).map(({ key }) => key),
    ]),
    ...homes.filter(({ home }) => home === undefined).map(({ key }) => [key]),
  ];
}
