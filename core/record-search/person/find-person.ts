import { keysOfSpelling } from '../../card/program-name.ts';
import { keyWithoutMiddle } from '../../card/same-name.ts';
import { knownPeople } from '../../handicapping/known-connections.ts';
import type { NamedPerson } from '../name-index.ts';
import type { PeopleRoll } from '../people-roll.ts';

/** Finds the person of a name in any spelling of a card or a result; null when results name nobody it could be. */
export function personFinder({ index }: PeopleRoll): (name: string) => NamedPerson | null {
  const people = new Map([...index.whole.values()].flat().map((person) => [person.key, person]));
  const known = knownPeople([...people.keys()].map((name) => ({ kind: 'jockey', name })));
  return (name) => {
    const [exact] = index.whole.get(keyWithoutMiddle(name)) ?? [];
    return exact ?? people.get(known('jockey', name) ?? '') ?? null;
  };
}

/** Whether a card's spelling is that person's; without a person of the results, whether it is the name asked for. */
export function isSpelledSo(
  name: string,
  find: (name: string) => NamedPerson | null,
): (printed: string) => boolean {
  const person = find(name);
  if (person !== null) return (printed) => find(printed)?.key === person.key;
  const keys = keysOfSpelling(name);
  return (printed) => keysOfSpelling(printed).some((key) => keys.includes(key));
}
