import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { DayPicks } from '#core/picks/recommendations/day-picks.ts';
import { drfCard, drfText } from '#test/support/brisnet-fixture.ts';
import { bodyOf, newcomer, type Visitor, visitorAt } from './browser.ts';
import { openProductFolder, type ProductFolder } from './product-folder.ts';
import { typed, typedJson } from './terminal.ts';

const test = suite('the racing day of a start: demo, set clock, real card');

const MINUTE = 60_000;

interface ShownRace {
  readonly day: string;
  readonly postTime: string;
  readonly isDemo: boolean;
}

const today = async (visitor: Visitor): Promise<readonly ShownRace[]> =>
  bodyOf(await visitor.get('/api/races/saratoga/today'));

async function clockOf(visitor: Visitor): Promise<{ now: number; isSet: boolean }> {
  const { now, isSet } = bodyOf<{ now: string; isSet: boolean }>(await visitor.get('/api/racing/clock'));
  return { now: Date.parse(now), isSet };
}

let product: ProductFolder;
test.before(async () => {
  product = await openProductFolder({ held: true });
});
test.after(() => product.close());

const isWithin = (value: number, from: number, upTo: number, what: string): void =>
  assert.ok(value >= from && value <= upTo, `${what}: ${value} is not from ${from} to ${upTo}`);

test('with no source and no card each start shows the demo day, 45 minutes before race 1, and runs on', async () => {
  for (const start of ['first', 'second']) {
    const launchedAt = performance.now();
    const { address, output, stop } = await product.serve();
    const visitor = visitorAt(address);
    const races = await today(visitor);
    assert.ok(races.length >= 8 && races.every(({ isDemo }) => isDemo));
    assert.match(output(), `Showing the demo day ${races[0]?.day}: `);
    const begin = Date.parse(races[0]?.postTime ?? '') - 45 * MINUTE;
    const startedAt = performance.now();
    const { now, isSet } = await clockOf(visitor);
    assert.is(isSet, true);
    isWithin(now, begin, begin + performance.now() - launchedAt + 5, `${start} start`);
    const later = await clockOf(visitor);
    isWithin(later.now - now, 0, performance.now() - startedAt + 5, 'the clock runs at the pace of time');
    assert.is(await stop(), 0);
  }
});

test('RACING_NOW sets the racing clock and nothing else, and later demo facts are made again', async () => {
  const launchedAt = performance.now();
  const late = await product.serve({ RACING_NOW: '2025-08-02T15:30:00-04:00' });
  const visitor = visitorAt(late.address);
  const { now, isSet } = await clockOf(visitor);
  assert.is(isSet, true);
  const set = Date.parse('2025-08-02T19:30:00Z');
  isWithin(now, set, set + performance.now() - launchedAt + 5, 'RACING_NOW');
  assert.equal([...new Set((await today(visitor)).map(({ day }) => day))], ['2025-08-02']);
  const before = Date.now();
  const signedUp = await visitor.post('/api/auth/signup', newcomer('clock@example.com'));
  const { user } = bodyOf<{ user: { createdAt: string } }>(signedUp);
  isWithin(Date.parse(user.createdAt), before, Date.now(), 'createdAt is by the clock of the machine');
  const [cookie = ''] = signedUp.headers.getSetCookie();
  isWithin(Date.parse(/expires=([^;]+)/i.exec(cookie)?.[1] ?? ''), Date.now(), Infinity, 'the cookie ends');
  await late.stop();
  const picksAt = async (RACING_NOW: string): Promise<DayPicks> => {
    const ended = await typed(product.path, ['picks', 'generate', '2025-08-02', '--json'], { RACING_NOW });
    return JSON.parse(ended.stdout);
  };
  assert.is((await picksAt('2025-08-02T17:00:00-04:00')).cached, false);
  assert.is((await picksAt('2025-08-02T17:01:00-04:00')).cached, true);
  assert.is((await picksAt('2025-08-02T12:00:00-04:00')).cached, false, 'made later than the clock shows');
});

test('a real card of the racing date hides the demo at once, and the next start has none', async () => {
  const RACING_NOW = '2025-08-02T11:00:00-04:00';
  const file = join(product.path, 'SAR0802.DRF');
  writeFileSync(file, drfText(drfCard(5, 6)));
  const running = await product.serve({ RACING_NOW });
  assert.ok((await today(visitorAt(running.address))).every(({ isDemo }) => isDemo));
  await typedJson(product.path, 'card', 'import', file);
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  const shownRaces = await today(visitorAt(running.address));
  assert.equal(
    shownRaces.map(({ isDemo }) => isDemo),
    [false, false],
  );
  await running.stop();

  const without = await product.serve();
  const earliest = Date.now();
  const { now, isSet } = await clockOf(visitorAt(without.address));
  assert.is(isSet, false);
  isWithin(now, earliest - 5, Date.now() + 5, 'the clock of the machine');
  assert.not.match(without.output(), 'demo');
  await without.stop();
});

test('production shows no demo by default, shows a loaded one, and marks its cookies Secure', async () => {
  const site = await openProductFolder({ held: true });
  const PRODUCTION = { APP_ENV: 'production' };
  const bare = await site.serve(PRODUCTION);
  const visitor = visitorAt(bare.address);
  assert.equal(await today(visitor), []);
  assert.is((await clockOf(visitor)).isSet, false);
  assert.not.match(bare.output(), 'demo');
  const signedUp = await visitor.post('/api/auth/signup', newcomer('first@example.com'));
  assert.is(bodyOf<{ user: { isAdmin: boolean } }>(signedUp).user.isAdmin, false);
  for (const cookie of signedUp.headers.getSetCookie()) assert.match(cookie, /; secure/i);
  assert.is((await visitor.get('/api/auth/user')).status, 200);
  await bare.stop();

  await typedJson(site.path, 'demo', 'load');
  const runningProduct = await site.serve(PRODUCTION);
  const races = await today(visitorAt(runningProduct.address));
  assert.ok(races.length >= 8 && races.every(({ isDemo }) => isDemo));
  assert.is((await clockOf(visitorAt(runningProduct.address))).isSet, true);
  await runningProduct.stop();
  await site.close();
});

test.run();
