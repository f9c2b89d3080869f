import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { drfCard, drfText } from '#test/support/brisnet-fixture.ts';
import type { RunningProduct } from '#test/support/running-product.ts';
import { bodyOf, newcomer, visitorAt } from './browser.ts';
import { openProductFolder, type ProductFolder } from './product-folder.ts';
import { typed, typedJson } from './terminal.ts';

const test = suite('what an operator does from the terminal');

const ANNA = newcomer('anna@example.com');
const BOB = newcomer('bob@example.com');

interface Backup {
  readonly file: string;
  readonly tables: number;
  readonly rows: number;
}

let product: ProductFolder;
let running: RunningProduct;
test.before(async () => {
  product = await openProductFolder({ held: true });
  running = await product.serve();
});
test.after(async () => {
  await running.stop();
  await product.close();
});

const signUp = async (who: typeof ANNA) =>
  bodyOf(await visitorAt(running.address).post('/api/auth/signup', who));
const signIn = async (email: string, password: string): Promise<number> =>
  (await visitorAt(running.address).post('/api/auth/login', { email, password })).status;

test('a member becomes administrator, and gets a link that sets a password once', async () => {
  await signUp(BOB);
  await signUp(ANNA);
  const anna = visitorAt(running.address);
  await anna.post('/api/auth/login', ANNA);
  assert.is(bodyOf<{ isAdmin: boolean }>(await anna.get('/api/auth/user')).isAdmin, false);
  const member = await product.json<{ isAdmin: boolean }>('members', 'grant-admin', 'Anna@Example.com');
  const nowhere = await typed(product.path, ['members', 'link', ANNA.email]);
  assert.equal([nowhere.code, nowhere.stdout], [2, '']);
  assert.match(nowhere.stderr, /^With PORT=0 a link has no known address: set PUBLIC_URL/);
  const site = { PUBLIC_URL: 'https://turn.example' };
  const ended = await typed(product.path, ['members', 'link', ANNA.email, '--json'], site);
  const link = JSON.parse(ended.stdout) as { url: string };
  assert.match(link.url, /^https:\/\/turn\.example\/auth#link=/);
  const nobody = await typed(product.path, ['members', 'grant-admin', 'nobody@example.com']);
  assert.is(member.isAdmin, true);
  assert.is(bodyOf<{ isAdmin: boolean }>(await anna.get('/api/auth/user')).isAdmin, true);
  assert.equal([nobody.code, nobody.stdout], [3, '']);
  assert.is(nobody.stderr, 'No account has the email nobody@example.com.\n');

  const token = new URL(link.url).hash.replace('#link=', '');
  const redeem = () =>
    visitorAt(running.address).post('/api/auth/password/redeem', { token, password: 'Newer2Furlongs' });
  assert.is((await redeem()).status, 200);
  assert.is(await signIn(ANNA.email, 'Newer2Furlongs'), 200);
  assert.is((await redeem()).status, 400);
});

test('a backup is put back whole, over later changes only when asked, and into an empty house', async () => {
  const file = join(product.path, 'before.ctb');
  const backup = await product.json<Backup>('backup', file);
  assert.is(backup.file, file);
  assert.ok(backup.tables > 8 && backup.rows > 10);
  await signUp(newcomer('later@example.com'));

  const refused = await typed(product.path, ['restore', file]);
  assert.equal([refused.code, refused.stdout], [3, '']);
  assert.match(refused.stderr, /^The database already holds data: use `restore --replace FILE`/);
  assert.is(await signIn('later@example.com', ANNA.password), 200);

  const put = await product.json<Backup>('restore', file, '--replace');
  assert.equal([put.rows, put.tables], [backup.rows, backup.tables]);
  assert.is(await signIn('later@example.com', ANNA.password), 401);
  assert.is(await signIn(BOB.email, BOB.password), 200);

  const fresh = await openProductFolder({ held: true });
  assert.is((await typedJson<Backup>(fresh.path, 'restore', file)).rows, backup.rows);
  assert.is((await typedJson<Backup>(fresh.path, 'backup', join(fresh.path, 'again.ctb'))).rows, backup.rows);
  await fresh.close();
});

test('an incomplete backup is refused with 3 and changes nothing; a bad folder ends with 4', async () => {
  const whole = join(product.path, 'whole.ctb');
  await typed(product.path, ['backup', whole]);
  const bytes = readFileSync(whole);
  const cut = join(product.path, 'cut.ctb');
  writeFileSync(cut, bytes.subarray(0, bytes.length - 40));
  const card = join(product.path, 'SAR0802.DRF');
  writeFileSync(card, drfText(drfCard(2)));
  const run = (...args: string[]) => typed(product.path, args);
  const broken = await run('restore', '--replace', cut);
  const wrong = await run('restore', '--replace', card);
  const missing = await run('restore', '--replace', join(product.path, 'none.ctb'));
  const nowhere = await run('backup', join(product.path, 'no', 'such', 'folder.ctb'));
  assert.equal([broken.code, wrong.code, missing.code, nowhere.code], [3, 3, 3, 4]);
  assert.match(
    broken.stderr,
    /cut\.ctb is not a complete backup of Clubhouse Turn: .*Nothing was changed\.\n$/,
  );
  assert.match(
    wrong.stderr,
    /SAR0802\.DRF is not a complete backup of Clubhouse Turn: .*Nothing was changed\.\n$/,
  );
  assert.match(missing.stderr, /none\.ctb .*file not found\. Nothing was changed\.\n$/);
  assert.match(nowhere.stderr, /^The backup cannot be written to \S+folder\.ctb \(ENOENT\)\.\n$/);
  assert.is(await signIn(BOB.email, BOB.password), 200);
});

test.run();
