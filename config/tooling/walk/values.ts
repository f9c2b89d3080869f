import type { JsonSchema, Operation } from './operation.ts';

/** Values seen in a running product, by the name of the parameter that takes them. */
export type Learned = ReadonlyMap<string, unknown>;

const LONG = 'a'.repeat(30_000);

/** Values that hardly any parameter accepts, and some that one may. */
const HOSTILE: readonly unknown[] = [
  null,
  '',
  ' ',
  'x',
  LONG,
  0,
  -1,
  1e308,
  2 ** 60,
  true,
  [],
  [null],
  {},
  { a: { b: [] } },
  '\ud800',
  'a\u0000b',
  '__proto__',
  "'; drop table card.cards; --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '2025-02-30',
  '0000-00-00',
  '9999-12-31',
  '-1',
  '1e9',
  '0x1',
  '\u202Etxt.exe',
];

const typeOf = (schema: JsonSchema): string => String(schema['type'] ?? '');
const among = (schema: JsonSchema, name: string): readonly JsonSchema[] | undefined =>
  schema[name] as readonly JsonSchema[] | undefined;

function textFor(schema: JsonSchema): string {
  const format = schema['format'];
  if (format === 'date') return '2026-08-01';
  if (format === 'date-time') return '2026-08-01T12:00:00Z';
  if (format === 'email') return 'walker@example.com';
  const least = Number(schema['minLength'] ?? 0);
  return 'walk through the house'.padEnd(least, '.').slice(0, Number(schema['maxLength'] ?? 30_000));
}

function numberFor(schema: JsonSchema): number {
  const least = Number(schema['minimum'] ?? schema['exclusiveMinimum'] ?? 1);
  return Number.isFinite(least) && least > 1 ? least : Math.min(1, Number(schema['maximum'] ?? 1));
}

function objectFor(schema: JsonSchema, learned: Learned): Record<string, unknown> {
  const properties = (schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>;
  return Object.fromEntries(
    Object.entries(properties).map(([name, inner]) => [name, validFor(inner, name, learned)]),
  );
}

/** A value for the schema: one learned under the name, else a made-up one. */
export function validFor(schema: JsonSchema, name: string, learned: Learned): unknown {
  if (learned.has(name)) return learned.get(name);
  if ('const' in schema) return schema['const'];
  const choices = schema['enum'] as readonly unknown[] | undefined;
  if (choices !== undefined) return choices[0];
  const branches = among(schema, 'anyOf') ?? among(schema, 'oneOf');
  if (branches?.[0] !== undefined) return validFor(branches[0], name, learned);
  const type = typeOf(schema);
  if (type === 'object') return objectFor(schema, learned);
  if (type === 'array') return [];
  if (type === 'boolean') return false;
  if (type === 'integer' || type === 'number') return numberFor(schema);
  return textFor(schema);
}

/** One request to send. */
export interface Sent {
  readonly what: string;
  readonly address: string;
  /** Undefined when none is sent. */
  readonly body: unknown;
}

type Given = Readonly<Record<string, unknown>>;

/** Half a surrogate pair cannot be part of an address. */
const wellFormed = (text: string): string => text.replace(/[\ud800-\udfff]/g, '\ufffd');

const inAddress = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return encodeURIComponent(wellFormed(text).slice(0, 4_000));
};

function addressOf(operation: Operation, given: Given): string {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => inAddress(given[name]));
  const query = operation.parameters
    .filter((parameter) => parameter.in === 'query' && given[parameter.name] !== undefined)
    .map(({ name }) => `${name}=${inAddress(given[name])}`);
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}

const placesOf = ({ path, parameters }: Operation, learned: Learned): Given =>
  Object.fromEntries(
    parameters
      .filter(({ required }) => required)
      .map(({ name, schema }) => [name, learned.get(`${path} ${name}`) ?? validFor(schema, name, learned)]),
  );

export function validRequest(operation: Operation, learned: Learned): Sent {
  const body = operation.body === null ? undefined : validFor(operation.body, 'body', learned);
  return { what: 'valid', address: addressOf(operation, placesOf(operation, learned)), body };
}

const shown = (value: unknown): string => JSON.stringify(value)?.slice(0, 40) ?? String(value);

/** The valid request with one value replaced by each hostile value, or left out. */
export function hostileRequests(operation: Operation, learned: Learned): readonly Sent[] {
  const places = placesOf(operation, learned);
  const valid = validRequest(operation, learned);
  const inPlaces = operation.parameters.flatMap(({ name }) =>
    HOSTILE.filter((value) => value !== '').map((value) => ({
      what: `${name} = ${shown(value)}`,
      address: addressOf(operation, { ...places, [name]: value }),
      body: valid.body,
    })),
  );
  if (operation.body === null) return inPlaces;
  const whole = HOSTILE.map((value) => ({ ...valid, what: `body = ${shown(value)}`, body: value }));
  const bag = valid.body;
  if (typeof bag !== 'object' || bag === null) return [...inPlaces, ...whole];
  const fields = Object.keys(bag).flatMap((field) => [
    {
      ...valid,
      what: `without ${field}`,
      body: Object.fromEntries(Object.entries(bag).filter(([name]) => name !== field)),
    },
    ...HOSTILE.map((value) => ({
      ...valid,
      what: `${field} = ${shown(value)}`,
      body: { ...bag, [field]: value },
    })),
  ]);
  return [...inPlaces, ...whole, ...fields];
}
