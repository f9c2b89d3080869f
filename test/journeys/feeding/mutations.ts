/** One odd answer to a call: what is odd about it, and the text that is sent. */
export interface OddAnswer {
  readonly kind: string;
  readonly text: string;
}

type Bag = Record<string, unknown>;
const isBag = (value: unknown): value is Bag =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every field of an answer by its path, items of a list as `*`: `races.*.entries.*.programNumber`. */
export function fieldsOf(answer: unknown, path = ''): readonly string[] {
  if (Array.isArray(answer)) {
    return [...new Set(answer.flatMap((item) => fieldsOf(item, `${path}*.`)))];
  }
  if (!isBag(answer)) return [];
  return Object.entries(answer).flatMap(([name, value]) => [
    `${path}${name}`,
    ...fieldsOf(value, `${path}${name}.`),
  ]);
}

/** The answer without a field, in every item of a list. */
export function without(answer: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return answer;
  if (Array.isArray(answer)) return name === '*' ? answer.map((item) => without(item, rest)) : answer;
  if (!isBag(answer)) return answer;
  const { [name]: inner, ...others } = answer;
  return rest.length === 0 ? others : { ...answer, [name]: without(inner, rest) };
}

/** The answer with the documented fields alone (`a.b` is a field in a field), in an object or the items of its lists that have any of them. */
export function documentedOnly(answer: unknown, documented: readonly string[]): unknown {
  if (Array.isArray(answer)) return answer.map((item) => documentedOnly(item, documented));
  if (!isBag(answer)) return answer;
  const innerOf = (name: string) =>
    documented.flatMap((path) => (path.startsWith(`${name}.`) ? [path.slice(name.length + 1)] : []));
  const kept = Object.entries(answer).flatMap(([name, value]) => {
    const inner = innerOf(name);
    if (inner.length > 0) return [[name, documentedOnly(value, inner)] as const];
    return documented.includes(name) ? [[name, value] as const] : [];
  });
  if (kept.length > 0) return Object.fromEntries(kept);
  return Object.fromEntries(
    Object.entries(answer).map(([name, inner]) => [name, documentedOnly(inner, documented)]),
  );
}

/** Answers that are empty or of another kind. */
export const EMPTY: readonly OddAnswer[] = ['{}', '[]', 'null'].map((text) => ({ kind: text, text }));

const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('.') + 1);
const isWithin = (inner: string, outer: string): boolean => inner.startsWith(`${outer}.`);

const meet = (path: string, other: string): boolean =>
  parentOf(path) === parentOf(other) || isWithin(path, other) || isWithin(other, path);

/**
 * The fields of an answer in as few groups as a greedy choice makes, so that of a group each can be missing at once: no two
 * of one object, and none within another.
 */
export function groupsOf(paths: readonly string[]): readonly (readonly string[])[] {
  const groups: string[][] = [];
  for (const path of paths) {
    const group = groups.find((members) => members.every((member) => !meet(member, path)));
    if (group === undefined) groups.push([path]);
    else group.push(path);
  }
  return groups;
}

/** The text of an answer without some of its fields. */
export const textWithout = (answer: unknown, paths: readonly string[]): string =>
  JSON.stringify(paths.reduce((left, path) => without(left, path.split('.')), answer) ?? null);
