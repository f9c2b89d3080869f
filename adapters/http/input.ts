import type { z } from 'zod';
import { HttpFailure } from './http-failure.ts';

const SENTENCE_LIMIT = 300;

function sentenceOf(error: z.ZodError, part: string): string {
  const [first] = error.issues;
  const where =
    first === undefined || first.path.length === 0 ? `The ${part}` : `"${first.path.map(String).join('.')}"`;
  const what = (first?.message ?? 'invalid')
    .replace(/^Invalid input: |, received NaN$/g, '')
    .slice(0, SENTENCE_LIMIT);
  return `${where}: ${what}.`;
}

/** No text has a NUL, and PostgreSQL cannot look for one. A body was looked through as it was read. */
function refuseNul(value: unknown, part: string): void {
  const texts = typeof value === 'object' && value !== null ? Object.values(value).flat() : [];
  if (!texts.some((text) => typeof text === 'string' && text.includes('\0'))) return;
  throw new HttpFailure(400, `The ${part} contains a character that is not allowed.`);
}

/** Checks one part of a request. Refuses with 400. */
export function checked(schema: z.ZodType, value: unknown, part: string): unknown {
  refuseNul(value, part);
  const read = schema.safeParse(value);
  if (!read.success) throw new HttpFailure(400, sentenceOf(read.error, part));
  return read.data;
}
