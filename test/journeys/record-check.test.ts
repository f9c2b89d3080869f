import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openDatabase } from '#adapters/postgres/database.ts';
import { looksRight } from './looks.ts';
import type { Stage } from './stage.ts';
import { openStage } from './stage.ts';

const test = suite('the check of the public record in a browser');
let stage: Stage;

/** The demo season is loaded in the background: waits until its picks and results are sealed and nothing follows. */
async function seasonIsSealed(): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (let before = ''; Date.now() < deadline; ) {
    const answer = await fetch(`${stage.address}/api/ledger/heads`);
    const { now } = (await answer.json()) as { readonly now: readonly string[] };
    const heads = now.map((line) => line.split(' at ')[0]).join();
    if (heads === before && /picks .*results /.test(heads)) return;
    before = heads;
    await new Promise((resume) => setTimeout(resume, 2_000));
  }
  throw new Error('the demo season was not sealed within a minute');
}

test.before(async () => {
  stage = await openStage({ DEMO_DAYS: '2' });
  await seasonIsSealed();
});
test.after(() => stage.close());

/** Presses the button of the record, with noted hashes where some are given, and gives what is said. */
async function check(page: Page, noted: string | null = null): Promise<string> {
  await page.goto('/record');
  if (noted !== null) {
    await page.getByText('I noted hashes on an earlier day').click();
    await page.getByLabel(/^Paste lines from an email/).fill(noted);
  }
  await page.getByRole('button', { name: 'Verify the record in this browser' }).click();
  const findings = page.locator('#check-findings');
  await findings.getByText(/^(Verified in this browser|Verification failed|Not verified)\.$/).waitFor();
  return (await findings.textContent()) ?? '';
}

test('a visitor presses the button and reads that picks and results are whole', async () => {
  const { page, requests, consoleLines } = await stage.enter();
  await page.goto('/record');
  assert.equal(
    requests.filter((address) => address.includes('/api/')),
    [],
    'nothing is read before the press',
  );
  const text = await check(page);
  assert.match(text, /Verified in this browser\./);
  assert.match(text, /Picks: all \d+ entries have the hash of their text/);
  assert.match(text, /Results: all \d+ entries have the hash of their text/);
  assert.match(text, 'No result was corrected after it was sealed.');
  assert.match(text, /Invented races, bets replayed later: \d+ settled, \d+ won/);
  assert.equal(consoleLines, []);
  await looksRight(page, 'record-verified');
});

test('hashes that a visitor noted are checked in the browser: one that fits, one that does not, and none', async () => {
  const { page } = await stage.enter();
  const { rows } = (await (await fetch(`${stage.address}/api/ledger/chains/picks?after=0`)).json()) as {
    readonly rows: readonly { readonly seq: number; readonly hash: string }[];
  };
  const second = rows[1]?.hash ?? '';
  const whole = await check(page, `Record-Head: picks 2 ${second}`);
  assert.match(whole, /Verified in this browser\..*contains what you noted \(picks 2\)/s);
  await looksRight(page, 'record-noted');
  const other = await check(page, `picks 2 ${rows[0]?.hash}`);
  assert.match(other, /Verification failed\..*Picks: Entry 2: it had another hash when it was published\./s);
  const gone = await check(page, `picks 99999 ${second}`);
  assert.match(gone, /Verification failed\..*Picks: Entry 99999 was published and is gone\./s);
  assert.match(await check(page, 'yesterday it was fine'), /Not verified\.What you pasted names no entry:/);
});

test('the guide says how to do it without us, and the reader is downloaded', async () => {
  const { page } = await stage.enter();
  await page.goto('/record');
  await page.getByRole('link', { name: 'How to check it yourself' }).click();
  await page.getByRole('heading', { level: 1, name: 'Verify the record yourself' }).waitFor();
  await looksRight(page, 'record-guide');
  await page.goto('/record');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'independent reader' }).click();
  assert.is((await download).suggestedFilename(), 'read-record.mjs');
});

test('the record and a choice of each kind are read on a phone and at a desk, in light and dark', async () => {
  const { page } = await stage.enter();
  await page.goto('/record');
  await looksRight(page, 'record');
  const last = await page
    .locator('.choices')
    .evaluateAll((groups) =>
      groups.map((group) => group.querySelector('a:last-of-type')?.getAttribute('href')),
    );
  const addresses = last.filter((address) => typeof address === 'string');
  assert.ok(addresses.length >= 5, addresses.join());
  for (const [place, address] of addresses.entries()) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1, name: 'Our record' }).waitFor();
    await looksRight(page, `record-choice-${place}`);
  }
});

/** Changes the product's database as whoever holds its files can. */
async function asOwner(folder: string, statements: readonly string[]): Promise<void> {
  const cluster = join(folder, 'postgres', 'cluster');
  const [, , , port, host] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  const url = `postgres://racing@localhost/racing?host=${encodeURIComponent(host ?? '')}&port=${port}`;
  const database = openDatabase({ url }, { size: 1 });
  try {
    for (const statement of statements) await database.pool.raw(statement);
  } finally {
    await database.close();
  }
}

test('a row that was changed in the database fails the check, which names it', async () => {
  await asOwner(stage.dataFolder, [
    'alter table results.chain disable trigger user',
    `update results.chain set content = replace(content, '"official":1,', '"official":2,') where seq = 1`,
  ]);
  const { page } = await stage.enter();
  const text = await check(page);
  assert.match(text, /Verification failed\.Results: Entry 1: its text does not match its hash/);
  await looksRight(page, 'record-forged');
});

test.run();
