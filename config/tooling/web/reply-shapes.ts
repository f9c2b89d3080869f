import type { Fields, Shape } from '#api/shapes/shape.ts';
import { endpoints } from '#contract/contract.ts';

/** The parts of a schema's own description that say what shape a value has. */
type Described = {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly element?: Schema;
  readonly innerType?: Schema;
  readonly in?: Schema;
  readonly valueType?: Schema;
};
type Schema = { readonly _zod: { readonly def: unknown } };

const scalars: Readonly<Record<string, Shape>> = {
  string: 'text',
  enum: 'text',
  number: 'number',
  boolean: 'flag',
};

function nullable(shape: Shape): Shape {
  if (typeof shape === 'string') return shape.endsWith('?') ? shape : (`${shape}?` as Shape);
  return Array.isArray(shape) ? [shape[0] as Shape, '?'] : ({ ...shape, '?': true } as Fields);
}

function fieldsOf(shape: Readonly<Record<string, Schema>>): Fields {
  return Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => {
      const { type } = schema._zod.def as Described;
      return [type === 'optional' ? `${name}?` : name, shapeOf(schema)];
    }),
  );
}

function shapeOf(schema: Schema): Shape {
  const { type, shape, element, innerType, in: input, valueType } = schema._zod.def as Described;
  if (shape !== undefined) return fieldsOf(shape);
  if (element !== undefined) return [shapeOf(element)];
  if (valueType !== undefined) return { '*': shapeOf(valueType) };
  if (input !== undefined) return shapeOf(input);
  if (innerType !== undefined) return type === 'nullable' ? nullable(shapeOf(innerType)) : shapeOf(innerType);
  return scalars[type] ?? 'any';
}

/** The shape of every JSON reply of the contract, by its call. */
export function replyShapes(): Readonly<Record<string, Shape>> {
  return Object.fromEntries(
    endpoints.flatMap(({ row }) =>
      row.reply === undefined ? [] : [[`${row.method} ${row.path}`, shapeOf(row.reply as unknown as Schema)]],
    ),
  );
}
