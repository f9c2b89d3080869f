import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import { endpoints as rows } from '#contract/contract.ts';
import type { Endpoint } from '#contract/endpoint.ts';

const test = suite('days in questions');

/** The fields of a question that take a day and nothing else. */
function dayFields({ method, path, params, query, body }: Endpoint) {
  const parts = [params, query, body].filter((part) => part instanceof z.ZodObject);
  return parts
    .flatMap(({ shape }) => Object.entries(shape as Record<string, z.ZodType>))
    .filter(([, field]) => field.safeParse('2025-08-02').success && !field.safeParse('2025-13-40').success)
    .map(([name, field]) => ({ name: `${method} ${path}: ${name}`, field }));
}

test('no question takes a day before 1900, and each says what it takes', () => {
  const fields = rows.flatMap(({ row }) => dayFields(row));
  assert.ok(fields.length >= 12, `only ${fields.length} are found`);
  for (const { name, field } of fields) {
    for (const day of ['0000-01-01', '0001-01-01', '1899-12-31']) {
      const { error } = field.safeParse(day);
      assert.match(error?.issues[0]?.message ?? '', 'from 1900 on', `${name} takes ${day}`);
    }
    assert.ok(field.safeParse('1900-01-01').success, name);
  }
});

test.run();
