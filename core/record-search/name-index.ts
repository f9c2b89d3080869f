import { horseNameKey, keyWithoutMiddle, SUFFIXES } from '../card/same-name.ts';

/** Somebody, in spite of how results spell the name. */
export interface NamedPerson {
  readonly key: string;
  /** The longest spelling. */
  readonly name: string;
  readonly spellings: ReadonlySet<string>;
}

/** People by what they are called in a question. */
export interface NameIndex {
  /** By their whole name, with or without a suffix. */
  readonly whole: ReadonlyMap<string, readonly NamedPerson[]>;
  /** By the family name alone. */
  readonly family: ReadonlyMap<string, readonly NamedPerson[]>;
}

const withoutSuffix = (key: string): string =>
  key
    .split(' ')
    .filter((word) => !SUFFIXES.has(word))
    .join(' ');

const familyOf = (key: string): string => withoutSuffix(key).split(' ').at(-1) ?? '';

function add(index: Map<string, NamedPerson[]>, alias: string, person: NamedPerson): void {
  const named = index.get(alias);
  if (named === undefined) index.set(alias, [person]);
  else if (!named.includes(person)) named.push(person);
}

export function nameIndex(people: Iterable<NamedPerson>): NameIndex {
  const whole = new Map<string, NamedPerson[]>();
  const family = new Map<string, NamedPerson[]>();
  for (const person of people) {
    add(whole, person.key, person);
    add(whole, withoutSuffix(person.key), person);
    add(family, familyOf(person.key), person);
  }
  return { whole, family };
}

/** Who is called so; a family name alone may be that of several. */
export function peopleCalled(words: string, { whole, family }: NameIndex): readonly NamedPerson[] {
  const key = keyWithoutMiddle(words);
  return whole.get(key) ?? (key.includes(' ') ? [] : (family.get(key) ?? []));
}

/** Horses by the key of their name, as results spell them. */
export const horseIndex = (names: Iterable<string>): ReadonlyMap<string, string> =>
  new Map([...names].map((name) => [horseNameKey(name), name]));
