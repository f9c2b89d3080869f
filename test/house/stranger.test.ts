import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makePostgresChain } from '#adapters/postgres/chain-store.ts';
import { aChain } from '#test/support/a-sealed-pick.ts';
import { openTestDatabase, testServer } from '#test/support/test-database.ts';

const test = suite("The stranger's guide");

const GUIDE = readFileSync('config/docs/verify-the-record.md', 'utf8');
const hasPsql = spawnSync('psql', ['--version']).status === 0;

const blocks = (kind: string): readonly string[] =>
  [...GUIDE.matchAll(new RegExp(`\`\`\`${kind}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, text]) => text ?? '');

/** The address psql takes. */
async function urlOf(name: string): Promise<string> {
  const { host, port, user, database } = (await testServer()).connection(name);
  return `postgres://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`;
}

if (!hasPsql) process.stderr.write('psql is not installed: its part of the guide is left out\n');

if (hasPsql)
  test('psql and sha256sum alone verify the picks, and name the first row the owner changed', async () => {
    const { name, database, close } = await openTestDatabase();
    try {
      const rows = aChain([{}, {}, {}]);
      await makePostgresChain(database, 'picks.ledger').append(rows);
      const url = await urlOf(name);
      const [sql = ''] = blocks('sql');
      const firstWrong = () => execFileSync('psql', [url, '-Atc', sql], { encoding: 'utf8' }).trim();
      assert.is(firstWrong(), '');
      const pipeline = blocks('sh').find((text) => text.includes('sha256sum')) ?? '';
      const env = { ...process.env, DATABASE_URL: url };
      const sum = execFileSync('sh', ['-c', pipeline.replace('398', '2')], { env, encoding: 'utf8' });
      assert.is(sum.split(' ')[0], rows[1]?.hash);
      await database.pool.raw('alter table picks.ledger disable trigger user');
      await database.pool.raw(
        `update picks.ledger set content = replace(content, '"isReplayed":false', '"isReplayed":true') where seq = 2`,
      );
      assert.is(firstWrong(), '2');
      await database.pool.raw(
        `update picks.ledger set hash = encode(sha256(convert_to(content, 'UTF8')), 'hex')`,
      );
      assert.is(firstWrong(), '3');
    } finally {
      await close();
    }
  });

test.run();
