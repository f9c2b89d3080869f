type Bag = Readonly<Record<string, unknown>>;

/** The names of a bag in their order, each with its text before a value. */
type Shape = readonly (readonly [name: string, written: string])[];

/** Facts of a kind have the same names in the same order, thousands of times: they are sorted once. */
const shapes = new Map<string, Shape>();
const MAX_SHAPES = 500;
/** A shape whose names hold it is not remembered, so that two shapes cannot be taken for each other. */
const SEPARATOR = '\n';

const shapeOf = (names: readonly string[]): Shape =>
  [...names].sort().map((name) => [name, `${JSON.stringify(name)}:`]);

function rememberedShape(bag: Bag): Shape {
  const names = Object.keys(bag);
  const joinedNames = names.join(SEPARATOR);
  const known = shapes.get(joinedNames);
  if (known !== undefined && known.length === names.length) return known;
  const shape = shapeOf(names);
  if (names.some((name) => name.includes(SEPARATOR))) return shape;
  if (shapes.size >= MAX_SHAPES) shapes.clear();
  shapes.set(joinedNames, shape);
  return shape;
}

const listText = (items: readonly unknown[]): string =>
  `[${items.map((item) => textOf(item ?? null)).join(',')}]`;

function bagText(bag: Bag, shape: Shape): string {
  let text = '';
  for (const [name, written] of shape) {
    const value = bag[name];
    if (value !== undefined) text += `${text === '' ? '' : ','}${written}${textOf(value)}`;
  }
  return `{${text}}`;
}

/** Sets and maps have no place in JSON: their members are written in order of their text. */
function objectText(value: object): string {
  if (Array.isArray(value)) return listText(value);
  if (value instanceof Set) return listText([...value].map(String).sort());
  if (!(value instanceof Map)) return bagText(value as Bag, rememberedShape(value as Bag));
  const bag = Object.fromEntries(value) as Bag;
  return bagText(bag, shapeOf(Object.keys(bag)));
}

function textOf(value: unknown): string {
  if (typeof value === 'number' && !Number.isFinite(value)) return 'null';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  return objectText(value);
}

/**
 * JSON with one spelling only (RFC 8785): names in the order of their UTF-16 units, no blanks, numbers and strings as
 * `JSON.stringify` writes them. What is undefined is left out. Example: `{"a":[1,2.5],"b":"x"}`.
 */
export const canonicalText = (value: unknown): string => textOf(value);
