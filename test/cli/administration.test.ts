import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openProductFolder, type ProductFolder } from './product-folder.ts';
import { typed, typedJson } from './terminal.ts';

const test = suite('administration from the terminal');

let product: ProductFolder;
test.before(async () => {
  product = await openProductFolder({ held: true });
});
test.after(() => product.close());

interface Entry {
  readonly id: number;
  readonly at: string;
  readonly act: { readonly by: string | null; readonly name: string; readonly subject: string | null };
  readonly change: {
    readonly what: string;
    readonly subject: string;
    readonly before: Readonly<Record<string, unknown>> | null;
    readonly after: Readonly<Record<string, unknown>> | null;
  } | null;
}

const run = (...words: string[]) => typed(product.path, words);
const log = async (...words: string[]) =>
  typedJson<{ entries: readonly Entry[]; next: number | null }>(product.path, 'audit', ...words);

test('what an operator does to an account is in the log, with before and after', async () => {
  await run('members', 'add', 'anna@example.com', 'Anna', 'Furlong');
  await run('members', 'edit', 'anna@example.com', '--last-name', 'Mile');
  await run('members', 'grant-admin', 'anna@example.com');
  await run('members', 'grant-admin', 'anna@example.com');
  const { entries, next } = await log();
  assert.is(next, null);
  assert.equal(
    entries.map(({ act, change }) => [act.by, act.name, change?.what]),
    [
      [null, 'racing-cli members grant-admin', undefined],
      [null, 'racing-cli members grant-admin', 'admin access granted'],
      [null, 'racing-cli members edit', 'user edited'],
      [null, 'racing-cli members add', 'user added'],
    ],
  );
  const [, , edited, added] = entries;
  assert.equal(
    [edited?.change?.before?.['lastName'], edited?.change?.after?.['lastName']],
    ['Furlong', 'Mile'],
  );
  assert.equal([added?.change?.before, added?.change?.subject], [null, edited?.change?.subject]);
  assert.ok(Math.abs(Date.now() - Date.parse(added?.at ?? '')) < 600_000);
});

test('a link is in the log, its secret is not', async () => {
  const site = { PUBLIC_URL: 'https://turn.example' };
  const { stdout } = await typed(product.path, ['members', 'link', 'anna@example.com', '--json'], site);
  const { url } = JSON.parse(stdout) as { url: string };
  const [entry] = (await log('--limit', '1')).entries;
  assert.is(entry?.change?.what, 'one-time link created');
  assert.not.match(JSON.stringify(entry), new RegExp(String(url.split('=')[1])));
});

test('what is refused ends with 3 and is not in the log', async () => {
  const before = (await log()).entries.length;
  for (const words of [
    ['delete', 'anna@example.com'],
    ['delete', 'nobody@example.com'],
    ['add', 'ANNA@example.com', 'Anna', 'Two'],
    ['add', 'no address', 'Anna', 'Two'],
    ['edit', 'anna@example.com', '--email', ''],
  ]) {
    const { code, stdout, stderr } = await run('members', ...words);
    assert.equal([code, stdout], [3, ''], words.join(' '));
    assert.ok(stderr.trim().length > 0);
  }
  assert.is((await log()).entries.length, before);
});

test('acts without a rule of their own are in the log, too', async () => {
  const { code } = await run('demo', 'load', '--days', '1');
  assert.is(code, 0);
  const [entry] = (await log('--limit', '1')).entries;
  assert.equal([entry?.act.name, entry?.change], ['racing-cli demo load', null]);
});

test('looking leaves nothing in the log', async () => {
  const before = (await log()).entries.length;
  for (const words of [
    ['members', 'list'],
    ['disclaimers', 'audit'],
    ['disclaimers', 'history', 'anna@example.com'],
    ['retention', 'purge', '--dry-run'],
  ])
    assert.is((await run(...words)).code, 0, words.join(' '));
  assert.is((await log()).entries.length, before);
});

test('records are ensured once, and marked as ours', async () => {
  const ensure = () => typedJson<unknown>(product.path, 'disclaimers', 'ensure-all');
  assert.equal(
    [await ensure(), await ensure()],
    [
      { created: 1, updated: 0 },
      { created: 0, updated: 0 },
    ],
  );
  const [record] = await typedJson<readonly Record<string, unknown>[]>(
    product.path,
    'disclaimers',
    'history',
    'anna@example.com',
  );
  assert.equal([record?.['method'], record?.['isConfirmed']], ['admin_ensure', false]);
  assert.match((await run('disclaimers', 'audit')).stdout, /1 of 1 users are compliant, 0 need an update/);
});

test('retention says how long each kind of data is kept, and so does doctor', async () => {
  const { stdout } = await run('retention', 'purge');
  assert.match(stdout, /page views\s+365 days\s+0/);
  assert.is((await log('--limit', '1')).entries[0]?.change?.what, 'old data deleted');
  const found = await typedJson<readonly { name: string; note: string }[]>(product.path, 'doctor');
  const pageViews = found.find(({ name }) => name === 'retention: page views');
  assert.is(pageViews?.note, '365 days; 0 due for deletion');
});

test('the log is printed page by page for people', async () => {
  const { stdout } = await run('audit', '--limit', '2');
  assert.match(stdout, /operator: old data deleted/);
  assert.match(stdout, /Older ones: racing-cli audit --before \d+/);
  for (const words of [
    ['--limit', '0'],
    ['--limit', '501'],
    ['--limit', 'x'],
    ['--before', '-1'],
  ])
    assert.is((await run('audit', ...words)).code, 2, words.join(' '));
});

test.run();
