import type { z } from 'zod';
import type { Answer, Ask, Host } from './asking.ts';
import { type Failure, failureRefusal } from './failures.ts';

/** An answer read into the shape a source expects. */
export interface Read<T> extends Omit<Answer, 'text'> {
  readonly value: T;
}

const wrongShape = (where: string): Failure => ({ kind: 'wrong-shape', where });

/** Checks foreign data and gives what the schema makes of it; refuses ('unavailable', `source.wrong-shape`). */
export function shaped<T>(source: string, data: unknown, schema: z.ZodType<T>): T {
  const read = schema.safeParse(data);
  if (read.success) return read.data;
  const first = read.error.issues[0];
  throw failureRefusal(source, wrongShape(first?.path.join('.') || 'as a whole'));
}

/**
 * Asks a host for JSON of a shape; refuses what is no JSON (`source.wrong-content`) or of another shape. `wrongIn` names
 * what makes no sense in an answer of the right shape; null where it is sound.
 */
export async function askJson<T>(
  host: Host,
  ask: Omit<Ask, 'content'>,
  schema: z.ZodType<T>,
  wrongIn: (value: T) => string | null = () => null,
): Promise<Read<T>> {
  return host.read({ ...ask, content: 'json' }, ({ text, ...rest }) => {
    const value = shaped(host.source, parsed(host.source, text), schema);
    const where = wrongIn(value);
    if (where !== null) throw failureRefusal(host.source, wrongShape(where));
    return { ...rest, value };
  });
}

function parsed(source: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw failureRefusal(source, { kind: 'wrong-content' });
  }
}
