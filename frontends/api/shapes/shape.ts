/**
 * What the contract says of a value, as JSON: the word for a scalar (with `?` where it may be null), a list of one shape,
 * an object of fields (`?` after the name of one that may be left out; the field `?` where the object may be null), an
 * object of any names (`*`).
 */
export type Shape = Scalar | `${Scalar}?` | readonly [of: Shape, mayBeNull?: '?'] | Fields;
export type Scalar = 'text' | 'number' | 'flag' | 'any';
export type Fields = { readonly [name: string]: Shape | true };

type Bag = Readonly<Record<string, unknown>>;
const isBag = (value: unknown): value is Bag =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isList = (shape: Shape): shape is readonly [of: Shape, mayBeNull?: '?'] => Array.isArray(shape);

function mayBeNull(shape: Shape): boolean {
  if (typeof shape === 'string') return shape.endsWith('?');
  return isList(shape) ? shape[1] === '?' : shape['?'] === true;
}

/** An unknown number stays no number: what is counted from it is unknown too, and never a zero. */
function numberOf(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
}

function scalarOf(shape: string, value: unknown): unknown {
  if (shape.startsWith('number')) return numberOf(value);
  if (shape.startsWith('flag')) return value === true;
  if (shape.startsWith('any')) return value;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function withFields(fields: Fields, value: Bag): Bag {
  const every = fields['*'] as Shape | undefined;
  if (every !== undefined) {
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, inShape(every, inner)]));
  }
  const result: Record<string, unknown> = { ...value };
  for (const [written, shape] of Object.entries(fields)) {
    const name = written.replace('?', '');
    if (name === '' || (name !== written && value[name] === undefined)) continue;
    result[name] = inShape(shape as Shape, value[name]);
  }
  return result;
}

/**
 * The value as the contract has it. What is missing or of another kind is unknown: null where the contract allows it, else
 * an empty list, an object of unknown fields, an empty text, no number (NaN). Fields the contract does not name stay.
 */
export function inShape(shape: Shape, value: unknown): unknown {
  if ((value === undefined || value === null) && mayBeNull(shape)) return null;
  if (typeof shape === 'string') return scalarOf(shape, value);
  if (!isList(shape)) return withFields(shape, isBag(value) ? value : {});
  if (!Array.isArray(value)) return [];
  const isOfObjects = isBag(shape[0]);
  return value.filter((item) => !isOfObjects || isBag(item)).map((item) => inShape(shape[0], item));
}

/** A whole reply as the contract has it; undefined when it cannot be one: no object or list where there has to be one. */
export function wholeInShape(shape: Shape, value: unknown): unknown {
  if (value === null && mayBeNull(shape)) return null;
  if (isList(shape)) {
    const list = Array.isArray(value) ? value : isBag(value) ? onlyListIn(value) : undefined;
    return list && inShape(shape, list);
  }
  if (typeof shape === 'string') return inShape(shape, value);
  const bag = Array.isArray(value) && 'races' in shape ? { races: value } : value;
  return isBag(bag) ? inShape(shape, bag) : undefined;
}

/** Some replies may come as a list or as an object around it, such as `{ figures: [...] }`. */
function onlyListIn(value: Bag): unknown {
  const lists = Object.values(value).filter(Array.isArray);
  return lists.length === 1 ? lists[0] : undefined;
}
