type Bag = Readonly<Record<string, unknown>>;

/** Sets and maps have no place in JSON: their members are written in order of their text. */
function plain(value: object): unknown {
  if (value instanceof Set) return [...value].map(String).sort();
  if (value instanceof Map) return Object.fromEntries(value);
  return value;
}

const listText = (items: readonly unknown[]): string =>
  `[${items.map((item) => textOf(item ?? null)).join(',')}]`;

function bagText(bag: Bag): string {
  let text = '';
  for (const key of Object.keys(bag).sort()) {
    const value = bag[key];
    if (value !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${textOf(value)}`;
  }
  return `{${text}}`;
}

function textOf(value: unknown): string {
  if (typeof value === 'number' && !Number.isFinite(value)) return 'null';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const bare = plain(value);
  return Array.isArray(bare) ? listText(bare) : bagText(bare as Bag);
}

/**
 * JSON with one spelling only (RFC 8785): names in the order of their UTF-16 units, no blanks, numbers and strings as
 * `JSON.stringify` writes them. What is undefined is left out. Example: `{"a":[1,2.5],"b":"x"}`.
 */
export const canonicalText = (value: unknown): string => textOf(value);
