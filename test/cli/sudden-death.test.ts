import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { projectFolder } from '#test/support/running-product.ts';
import { type Answer, bodyOf, newcomer, visitorAt } from './browser.ts';
import { becomes, openProductFolder, type ProductFolder, processesOf, serverOf } from './product-folder.ts';

const test = suite('processes that share a data folder, and their sudden ends');

/** Each account comes from an address of its own, so that no limit is met. */
const BEHIND_PROXY = { TRUST_PROXY: 'on' };
const from = (number: number) => ({ 'x-forwarded-for': `192.0.2.${number % 250}` });

let product: ProductFolder;
test.before(async () => {
  product = await openProductFolder({ isEmpty: true });
});
test.after(() => product.close());

function killServer(): void {
  const pid = serverOf(product.path);
  if (pid === null) throw new Error('no database server runs');
  process.kill(pid, 'SIGKILL');
}

test('serve killed in the middle of sign-ups loses no acknowledged account, and the next start works', async () => {
  const first = await product.serve(BEHIND_PROXY);
  const acknowledged: string[] = [];
  const signUpOnAndOn = async (line: number): Promise<void> => {
    for (let index = 0; ; index += 1) {
      const email = `runner-${line}-${index}@example.com`;
      const answer = await visitorAt(first.address)
        .post('/api/auth/signup', newcomer(email), from(3 * index + line))
        .catch(() => null);
      if (answer === null) return;
      if (answer.status === 200) acknowledged.push(email);
    }
  };
  const lines = [0, 1, 2].map(signUpOnAndOn);
  assert.ok(await becomes(() => acknowledged.length >= 9, 30_000));
  first.child.kill('SIGKILL');
  await Promise.all(lines);
  assert.is((await first.ended).code, null);

  const second = await product.serve(BEHIND_PROXY);
  for (const email of acknowledged) {
    const { email: asSignedIn, password } = newcomer(email);
    const answer = await visitorAt(second.address).post('/api/auth/login', { email: asSignedIn, password });
    assert.is(answer.status, 200, `${email} was acknowledged: ${answer.text}`);
  }
  assert.is(await second.stop(), 0);
  assert.equal(processesOf(product.path), [], 'the server that the killed process left was stopped too');
});

test('the database killed under serve: 503 with a message and Retry-After, a plain page, and back by itself', async () => {
  const { address, stop, output } = await product.serve();
  const visitor = visitorAt(address);
  bodyOf(await visitor.post('/api/auth/signup', newcomer('rail@example.com')));
  const isBuilt = existsSync(join(projectFolder, '.build/web/build.json'));
  const page = (): Promise<Answer> => visitor.get('/', { accept: 'text/html' });
  if (isBuilt) assert.is((await page()).status, 200);
  else process.stdout.write('  the web pages are not built: only their absence is seen\n');

  killServer();
  let during = await visitor.get('/api/auth/user');
  const isRefused = async () => {
    if (during.status !== 503) during = await visitor.get('/api/auth/user');
    return during.status === 503;
  };
  assert.ok(await becomes(isRefused, 5_000), `${during.status} ${during.text}`);
  assert.equal(Object.keys(JSON.parse(during.text)), ['message']);
  assert.match(during.headers.get('retry-after') ?? '', /^[1-9]\d*$/);
  assert.match(during.headers.get('content-type') ?? '', 'application/json');

  let plain: Answer | null = null;
  const seen = new Set<number>();
  const isBack = await becomes(async () => {
    const answer = await page();
    if (answer.status === 503) plain = answer;
    const { status } = await visitor.get('/api/auth/user');
    seen.add(status);
    return status === 200;
  }, 45_000);
  assert.ok(isBack, output());
  assert.equal(
    [...seen].filter((status) => ![200, 503].includes(status)),
    [],
  );
  const answer = plain as Answer | null;
  assert.match(answer?.headers.get('content-type') ?? '', 'text/html');
  assert.not.match(answer?.text ?? '', '<script');
  assert.match(answer?.headers.get('retry-after') ?? '', /^[1-9]\d*$/);
  if (isBuilt)
    assert.ok(await becomes(async () => (await page()).status === 200), 'the page did not come back');
  assert.is(bodyOf<{ email: string }>(await visitor.get('/api/auth/user')).email, 'rail@example.com');
  assert.is(await stop(), 0);
  assert.equal(processesOf(product.path), []);
});

test('the database killed at the very moment of Ctrl-C stays dead', async () => {
  const { address, child, ended } = await product.serve();
  killServer();
  await fetch(`${address}/api/races/saratoga/today`);
  await pause(1_900);
  child.kill('SIGINT');
  assert.is((await ended).code, 0);
  assert.equal(processesOf(product.path), []);
});

test('two servers and commands on one data folder: what one writes the others read, in whatever order they leave', async () => {
  const [runningProduct, two] = await Promise.all([product.serve(), product.serve()]);
  bodyOf(await visitorAt(runningProduct.address).post('/api/auth/signup', newcomer('both@example.com')));
  const signIn = { email: 'both@example.com', password: newcomer('').password };
  const visitor = visitorAt(two.address);
  bodyOf(await visitor.post('/api/auth/login', signIn));
  const clock = bodyOf<{ now: string }>(await visitor.get('/api/racing/clock'));
  const day = clock.now.slice(0, 10);
  const [generated, rated] = await Promise.all([
    product.json<{ recommendations: unknown[] }>('picks', 'generate', day),
    product.json<{ races: unknown[] }>('rate', day),
    runningProduct.stop(),
  ]);
  assert.is(generated.recommendations.length, rated.races.length);
  assert.is(bodyOf<{ email: string }>(await visitor.get('/api/auth/user')).email, 'both@example.com');
  assert.is(bodyOf<unknown[]>(await visitor.get('/api/races/saratoga/today')).length, rated.races.length);
  assert.is(await two.stop(), 0);
  assert.equal(processesOf(product.path), []);
});

test.run();
