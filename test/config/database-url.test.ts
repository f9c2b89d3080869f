import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isDatabaseUrl, placeOfDatabase } from '#config/database-url.ts';
import { readSettings } from '#config/env.ts';
import { Refusal } from '#core/kernel/refusal.ts';

const test = suite('The address of a database elsewhere');

test('a host, a socket folder in the query and a socket folder as host are all taken', () => {
  for (const [text, place] of [
    ['postgres://ann:secret@db.example:5433/racing?sslmode=verify-full', 'db.example:5433/racing'],
    ['postgresql://db.example/racing', 'db.example/racing'],
    ['postgres://ann:se%40cret@/racing?host=/run/postgresql&port=5433', '/run/postgresql:5433/racing'],
    ['postgres:///racing?host=/run/postgresql&user=ann', '/run/postgresql/racing'],
    ['postgres://ann@%2Frun%2Fpostgresql/racing', '/run/postgresql/racing'],
  ] as const) {
    assert.is(readSettings({ DATABASE_URL: text }).DATABASE_URL, text);
    assert.is(placeOfDatabase(text), place);
  }
});

test('another kind of address is refused, and its secrets are not repeated', () => {
  for (const text of ['mysql://ann:secret@db/x', 'postgres:x', 'db.example', 'postgres://[secret/x']) {
    assert.not(isDatabaseUrl(text), text);
    try {
      readSettings({ DATABASE_URL: text });
      assert.unreachable(text);
    } catch (error) {
      assert.instance(error, Refusal);
      assert.match((error as Refusal).message, /DATABASE_URL: must be an address that begins with postgres:/);
      assert.not.match((error as Refusal).message, /secret/);
    }
  }
});

test.run();
