import { spokenNames } from '../card/program-name.ts';
import { keyWithoutMiddle, personAmong, SUFFIXES } from '../card/same-name.ts';
import type { RecordName } from './connection-record.ts';

/** Finds the name a jockey or trainer of a card goes by in the stored history; null where no one or several people match. */
export type KnownPeople = (kind: 'jockey' | 'trainer', printed: string) => string | null;

/** The family of a key, `LANE` of `ROBIN LANE JR`. */
const familyOf = (key: string): string =>
  key
    .split(' ')
    .filter((word) => !SUFFIXES.has(word))
    .at(-1) ?? '';

/** Families a printed name can be of: what the history is asked for. */
export const familiesOf = (printed: string): readonly string[] =>
  spokenNames(printed).map((name) => familyOf(keyWithoutMiddle(name)));

function found(printed: string, names: (family: string) => readonly string[]): string | null {
  const spoken = spokenNames(printed);
  const known = spoken.map((name) => names(familyOf(keyWithoutMiddle(name))));
  const same = spoken.map(keyWithoutMiddle).find((key, index) => known[index]?.includes(key) === true);
  if (same !== undefined) return same;
  const possible = spoken.flatMap((name, index) => personAmong(name, known[index] ?? []) ?? []);
  return possible[0] ?? null;
}

/** The people of the history among whom those of a card are looked for. */
export function knownPeople(people: readonly RecordName[]): KnownPeople {
  const byFamily = new Map<string, string[]>();
  for (const { kind, name } of people) {
    const key = `${kind}:${familyOf(name)}`;
    byFamily.set(key, [...(byFamily.get(key) ?? []), name]);
  }
  const answers = new Map<string, string | null>();
  return (kind, printed) => {
    const key = `${kind}:${printed}`;
    const answer = answers.get(key);
    if (answer !== undefined) return answer;
    const name = found(printed, (family) => byFamily.get(`${kind}:${family}`) ?? []);
    answers.set(key, name);
    return name;
  };
}
