import { spokenNames } from '../card/program-name.ts';
import { keyWithoutMiddle, personAmong, SUFFIXES } from '../card/same-name.ts';
import type { RecordName } from './connection-record.ts';

/** Finds the name a jockey or trainer of a card goes by in the kept history; null where it is nobody's or several's. */
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
  const same = spoken.map(keyWithoutMiddle).find((key, at) => known[at]?.includes(key) === true);
  if (same !== undefined) return same;
  const possible = spoken.flatMap((name, at) => personAmong(name, known[at] ?? []) ?? []);
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
    const asked = `${kind}:${printed}`;
    const answer = answers.get(asked);
    if (answer !== undefined) return answer;
    const name = found(printed, (family) => byFamily.get(`${kind}:${family}`) ?? []);
    answers.set(asked, name);
    return name;
  };
}
