import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { dataModelPage } from '#config/tooling/papers/data-model.ts';
import { openTestDatabase } from '#test/support/test-database.ts';

const test = suite('the data model');

test('the page in config/docs is the one the migrations give; `npm run papers` draws it again', async () => {
  const { database, close } = await openTestDatabase();
  try {
    const page = readFileSync(join(import.meta.dirname, '../../config/docs/data-model.md'), 'utf8');
    assert.is(page, await dataModelPage(database.pool));
  } finally {
    await close();
  }
});

test('a table says its key, what may be unknown, and where a column points', async () => {
  const { database, close } = await openTestDatabase({ empty: true });
  try {
    await database.pool.raw(`create schema paddock;
      create table paddock.stalls (id bigint primary key, place text);
      create table paddock.horses (name text not null, stall_id bigint not null references paddock.stalls)`);
    const page = await dataModelPage(database.pool);
    assert.match(page, '  stalls ||--o{ horses : stall_id');
    assert.match(page, '| `id` | bigint | always | key |');
    assert.match(page, '| `place` | text | may be unknown |  |');
    assert.match(page, '| `stall_id` | bigint | always | → `paddock.stalls.id` |');
  } finally {
    await close();
  }
});

test.run();
