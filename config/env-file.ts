import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { Refusal } from '#core/kernel/refusal.ts';

type Bag = Readonly<Record<string, string | undefined>>;

const codeOf = (cause: unknown): string =>
  cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new Refusal('invalid', 'settings.unreadable', `${file} cannot be read${codeOf(cause)}.`, { cause });
  }
}

/** The names and values of a `.env` file; none when there is no such file. Refuses one that cannot be read. */
export const readEnvFile = (file: string): Bag => (existsSync(file) ? parseEnv(textOf(file)) : {});

/** Whether one letter more, less or other, or two swapped, makes one word of the other. */
function isNearly(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return a === b;
  let first = 0;
  while (first < a.length && a[first] === b[first]) first += 1;
  const [restA, restB] = [a.slice(first), b.slice(first)];
  const isSwapped = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  const isOther = restA.slice(1) === restB.slice(1);
  return isSwapped || isOther || restA.slice(1) === restB || restA === restB.slice(1);
}

/** Refuses a name that is almost a setting's: what it sets would be left out without a word. */
export function refuseMisspelled(names: readonly string[], known: readonly string[]): void {
  const found = names.flatMap((name) => {
    // `PORT1` and `PORT2` are usually settings of other programs.
    if (known.includes(name) || /\d$/.test(name)) return [];
    const meant = known.find((setting) => isNearly(name, setting));
    return meant === undefined ? [] : [`${name} is not a setting; did you mean ${meant}?`];
  });
  if (found.length > 0)
    throw new Refusal('invalid', 'settings.unknown', `A name in .env is wrong. ${found.join(' ')}`);
}

/** Takes secrets from the files that `NAME_FILE` names. Refuses a file that cannot be read, and a value beside a file. */
export function withSecretFiles(bag: Bag, secrets: Iterable<string>): Bag {
  const read = [...secrets].flatMap((name) => {
    const file = bag[`${name}_FILE`]?.trim() ?? '';
    if (file === '') return [];
    if ((bag[name]?.trim() ?? '') !== '')
      throw new Refusal('invalid', 'settings.invalid', `Set ${name} or ${name}_FILE, not both.`);
    const text = textOf(file).trim();
    if (text === '')
      throw new Refusal('invalid', 'settings.invalid', `${name}_FILE: the file ${file} is empty.`);
    return [[name, text] as const];
  });
  return { ...bag, ...Object.fromEntries(read) };
}
