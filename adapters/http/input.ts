import type { z } from 'zod';
import { HttpFault } from './http-fault.ts';

const SENTENCE_LIMIT = 300;

function sentenceOf(error: z.ZodError, part: string): string {
  const [first] = error.issues;
  const where =
    first === undefined || first.path.length === 0 ? `The ${part}` : `"${first.path.map(String).join('.')}"`;
  const what = (first?.message ?? 'invalid').replace(/^Invalid input: /, '').slice(0, SENTENCE_LIMIT);
  return `${where}: ${what}.`;
}

/** Checks one part of a request. Refuses with 400. */
export function checked(schema: z.ZodType, value: unknown, part: string): unknown {
  const read = schema.safeParse(value);
  if (!read.success) throw new HttpFault(400, sentenceOf(read.error, part));
  return read.data;
}
