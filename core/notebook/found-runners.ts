import { canBeSameHorse, nameInKey } from '../card/history/same-horse.ts';
import { keysOfSpelling } from '../card/program-name.ts';
import { horseKeyOf, type Runner } from '../card/runner.ts';
import type { Subject } from './subject.ts';

interface Named extends Pick<Subject, 'key' | 'name'> {
  readonly kind: string;
}

interface WithRunner {
  readonly runner: Runner;
}

function byNames<Entry extends WithRunner>(
  entries: readonly Entry[],
  namesOf: (runner: Runner) => readonly string[],
): ReadonlyMap<string, ReadonlySet<Entry>> {
  const byName = new Map<string, Set<Entry>>();
  for (const entry of entries) {
    for (const name of namesOf(entry.runner)) {
      byName.set(name, (byName.get(name) ?? new Set<Entry>()).add(entry));
    }
  }
  return byName;
}

const peopleOf = (role: 'jockey' | 'trainer') => (runner: Runner) => {
  const person = runner[role];
  return person === null ? [] : keysOfSpelling(person.name);
};

/**
 * Finds the runners that are a horse, or have a jockey or trainer, as `isThatHorse` and `isThatPerson` say; none for any
 * other kind. The runners' names are read once, however many are looked up.
 */
export function runnerFinder<Entry extends WithRunner>(
  entries: readonly Entry[],
): (subject: Named) => readonly Entry[] {
  const byHorse = byNames(entries, ({ horseKey }) => [nameInKey(horseKey)]);
  const people = {
    jockey: byNames(entries, peopleOf('jockey')),
    trainer: byNames(entries, peopleOf('trainer')),
  };
  return ({ kind, key, name }) => {
    if (kind === 'horse') {
      const horse = horseKeyOf(key);
      const named = [...(byHorse.get(nameInKey(horse)) ?? [])];
      return named.filter(({ runner }) => canBeSameHorse(runner.horseKey, horse));
    }
    if (kind !== 'jockey' && kind !== 'trainer') return [];
    return [...new Set(keysOfSpelling(name).flatMap((spelling) => [...(people[kind].get(spelling) ?? [])]))];
  };
}
