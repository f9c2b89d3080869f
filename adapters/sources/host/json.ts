import type { z } from 'zod';
import type { Answer, Ask, Host } from './asking.ts';
import { type Fault, faultRefusal } from './faults.ts';

/** An answer read into the shape a source expects. */
export interface Read<T> extends Omit<Answer, 'text'> {
  readonly value: T;
}

const wrongShape = (where: string): Fault => ({ kind: 'wrong-shape', where });

/** Checks foreign data and gives what the schema makes of it; refuses ('unavailable', `source.wrong-shape`). */
export function shaped<T>(source: string, data: unknown, schema: z.ZodType<T>): T {
  const read = schema.safeParse(data);
  if (read.success) return read.data;
  const first = read.error.issues[0];
  throw faultRefusal(source, wrongShape(first?.path.join('.') || 'as a whole'));
}

/** Asks a host for JSON of a shape; refuses what is no JSON (`source.wrong-content`) or of another shape. */
export async function askJson<T>(
  host: Host,
  ask: Omit<Ask, 'content'>,
  schema: z.ZodType<T>,
): Promise<Read<T>> {
  const { text, ...rest } = await host.get({ ...ask, content: 'json' });
  return { ...rest, value: shaped(host.source, parsed(host.source, text), schema) };
}

function parsed(source: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw faultRefusal(source, { kind: 'wrong-content' });
  }
}
