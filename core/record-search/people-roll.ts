import { keysOf } from '../scorecards/people/one-person.ts';
import { type NamedPerson, type NameIndex, nameIndex } from './name-index.ts';

/** All jockeys, or all trainers. */
export interface PeopleRoll {
  readonly index: NameIndex;
  readonly count: number;
  /** Who is spelled so; null for a name that is not reported. */
  personOf(spelled: string | null): NamedPerson | null;
}

/** One person for every way a name is spelled. */
export function peopleRoll(names: ReadonlySet<string>): PeopleRoll {
  const keyOf = keysOf(names);
  const byKey = new Map<string, Set<string>>();
  for (const name of names) byKey.set(keyOf(name), (byKey.get(keyOf(name)) ?? new Set()).add(name));
  const people = [...byKey].map(([key, spellings]) => {
    const name = [...spellings].reduce((a, b) => (b.length > a.length ? b : a));
    return { key, name, spellings };
  });
  const bySpelling = new Map(people.flatMap((person) => [...person.spellings].map((name) => [name, person])));
  return {
    index: nameIndex(people),
    count: people.length,
    personOf: (spelled) => (spelled === null ? null : (bySpelling.get(spelled) ?? null)),
  };
}
