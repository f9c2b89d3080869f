import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { PackChecked } from '#core/compliance/pack/pack-check.ts';
import { openProductFolder, type ProductFolder } from './product-folder.ts';
import { typed, typedJson } from './terminal.ts';

const test = suite('the evidence pack from the terminal');

let product: ProductFolder;
let file: string;
test.before(async () => {
  product = await openProductFolder({ held: true });
  file = join(product.path, 'acceptances.jsonl');
  await run('members', 'add', 'anna@example.com', 'Anna', 'Furlong');
  await run('members', 'add', 'bob@example.com', 'Bob', 'Mile');
  await run('disclaimers', 'ensure-all');
});
test.after(() => product.close());

const run = (...words: string[]) => typed(product.path, words);
/** A data folder in which no database can be opened. */
const nowhere = (...words: string[]) =>
  typed(product.path, words, { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/nothing' });

test('a pack is written into a file of its owner’s, and verifies without any database', async () => {
  const written = await typedJson<{ rows: number; head: { seq: number; hash: string } }>(
    product.path,
    'evidence',
    'export',
    file,
  );
  assert.equal([written.head.seq, written.rows], [2, 7]);
  assert.is(statSync(file).mode & 0o777, 0o600);
  const { code, stdout } = await nowhere('evidence', 'verify', file, '--head', written.head.hash);
  assert.is(code, 0);
  assert.match(stdout, /is intact: 2 proofs, 2 with identity, 0 anonymized\./);
  const again = await run('evidence', 'export', file);
  assert.equal([again.code, /already exists; choose another name/.test(again.stderr)], [3, true]);
});

test('a byte that was changed ends with 3 and names the row; so does a file that is not a pack', async () => {
  const rows = readFileSync(file, 'utf8').split(/(?<=\n)/);
  const changed = join(product.path, 'changed.jsonl');
  const fourth = rows[3] as string;
  writeFileSync(
    changed,
    rows
      .with(
        3,
        fourth.replace(/[0-9]/, (digit) => String((+digit + 1) % 10)),
      )
      .join(''),
  );
  const ended = await nowhere('evidence', 'verify', changed);
  assert.equal([ended.code, /changed\.jsonl failed verification at row 4: /.test(ended.stderr)], [3, true]);
  const asJson = await nowhere('evidence', 'verify', changed, '--json');
  const found = JSON.parse(asJson.stdout) as PackChecked;
  assert.equal([asJson.code, found.isWhole, found.faultyRow], [3, false, 4]);
  const bytes = readFileSync(file);
  bytes[bytes.length - 20] = 0xff;
  writeFileSync(changed, bytes);
  assert.match((await nowhere('evidence', 'verify', changed)).stderr, /row 7: malformed or altered/);
  writeFileSync(changed, readFileSync(file).subarray(0, -1));
  assert.match((await nowhere('evidence', 'verify', changed)).stderr, /row 7: /);
  writeFileSync(changed, '');
  assert.match((await nowhere('evidence', 'verify', changed)).stderr, /the end is missing/);
  assert.equal((await nowhere('evidence', 'verify', join(product.path, 'none'))).code, 4);
});

test('a purge asks first; then the person is gone, the proof remains and both are in the log', async () => {
  const unasked = await run('evidence', 'purge', 'anna@example.com');
  assert.equal([unasked.code, /Add --yes/.test(unasked.stderr)], [3, true]);
  const before = await typedJson<PackChecked>(product.path, 'evidence', 'verify');
  assert.equal([before.isWhole, before.withPerson], [true, 2]);
  const { stdout } = await run('evidence', 'purge', 'anna@example.com', '--yes');
  assert.match(stdout, /Removed anna@example\.com's identity from 1 proof\. The proofs remain in the chain/);
  const after = await typedJson<PackChecked>(
    product.path,
    'evidence',
    'verify',
    '--head',
    before.head?.hash as string,
  );
  assert.equal([after.isWhole, after.withPerson, after.withoutPerson], [true, 1, 1]);
  const { entries } = await typedJson<{
    entries: { act: { name: string }; change: { what: string } | null }[];
  }>(product.path, 'audit', '--limit', '1');
  assert.equal(
    [entries[0]?.act.name, entries[0]?.change?.what],
    ['racing-cli evidence purge', 'identity removed from proofs'],
  );
  assert.is((await run('evidence', 'purge', 'nobody@example.com', '--yes')).code, 3);
});

test('an account that is deleted leaves its proof without it, and the chain whole', async () => {
  await run('members', 'delete', 'bob@example.com');
  const found = await typedJson<PackChecked>(product.path, 'evidence', 'verify');
  assert.equal([found.isWhole, found.withPerson, found.withoutPerson], [true, 0, 2]);
  const later = join(product.path, 'later.jsonl');
  await run('evidence', 'export', later);
  assert.not.match(readFileSync(later, 'utf8'), /bob@example|anna@example/);
});

test('one member’s pack, and none of one who is not there', async () => {
  await run('members', 'add', 'cleo@example.com', 'Cleo', 'Post');
  await run('disclaimers', 'ensure-all');
  const exportPath = join(product.path, 'cleo.jsonl');
  const { member } = await typedJson<{ member: string }>(
    product.path,
    'evidence',
    'export',
    exportPath,
    '--member',
    'cleo@example.com',
  );
  assert.is(member, 'cleo@example.com');
  assert.match((await nowhere('evidence', 'verify', exportPath)).stdout, /1 proof, 1 with identity/);
  const none = join(product.path, 'none.jsonl');
  assert.is((await run('evidence', 'export', none, '--member', 'bob@example.com')).code, 3);
  assert.is((await nowhere('evidence', 'verify', file, '--head', 'xyz')).code, 2);
});

test.run();
