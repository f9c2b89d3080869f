import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { listedScreens } from '#config/tooling/web/app-list.ts';
import { comesTo } from '#test/support/comes-to.ts';
import { ada, makeInsider } from './people.ts';
import { untilQuiet } from './quiet.ts';
import type { Stage, Visit } from './stage.ts';
import { openStage } from './stage.ts';

const test = suite('what a screen asks before its modules come');
let stage: Stage;
let visit: Visit;

test.before(async () => {
  stage = await openStage({ DEMO_DAYS: '0' });
  visit = await stage.enter();
  await makeInsider(visit.context, ada);
});
test.after(() => stage.close());

/** The reads of a screen until it has drawn something beyond its heading and is quiet, without their time stamps. */
async function readsOf(path: string): Promise<readonly string[]> {
  const { page } = visit;
  await page.goto('about:blank');
  const reads: string[] = [];
  const note = (request: { method(): string; url(): string }) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() === 'GET') reads.push(pathname + search.replace(/[?&]_t=\d+/, ''));
  };
  page.on('request', note);
  await page.goto(path);
  await page.locator('#screen h1').first().waitFor();
  await untilQuiet(page);
  await comesTo(() => page.evaluate('[...earlyRequests.keys()].join()'), '', `nobody read it at ${path}`);
  page.off('request', note);
  return reads;
}

const isReadOnce = (reads: readonly string[], address: string, path: string): void =>
  assert.is(
    reads.filter((read) => read === address).length,
    1,
    `${address} at ${path} of ${reads.join(' ')}`,
  );

const always = ['/api/auth/user', '/api/disclaimer/check', '/api/tracks', '/api/my/tracks'];

test('sends what it shows: each read once', async () => {
  const early = (await listedScreens()).filter((screen) => screen.early !== undefined);
  assert.ok(early.length >= 10);
  for (const { paths, early: addresses = [] } of early) {
    const [path = '/'] = paths;
    const reads = await readsOf(path);
    for (const address of [...always, ...addresses]) isReadOnce(reads, address, path);
  }
});

test('is asked of the track in the address, and of the remembered one', async () => {
  const early = (await listedScreens()).filter((screen) => screen.earlyElsewhere !== undefined);
  assert.ok(early.length >= 10);
  for (const { paths, earlyElsewhere = [] } of early) {
    const [path = '/'] = paths;
    const reads = await readsOf(`${path}?track=aqueduct`);
    for (const address of [...always, ...earlyElsewhere.map((read) => read.replace('a-track', 'aqueduct'))])
      isReadOnce(reads, address, path);
  }
  await visit.page.evaluate("localStorage.setItem('selectedTrackSlug', 'aqueduct')");
  const reads = await readsOf('/track-bias-analysis');
  assert.ok(reads.includes('/api/tracks/aqueduct/bias?days=30'));
  await visit.page.evaluate("localStorage.setItem('selectedTrackSlug', 'saratoga')");
});

test('is not asked where an address names more than a track', async () => {
  const scoreboard = (await listedScreens()).find(({ paths }) => paths[0] === '/scoreboard');
  const [board = ''] = scoreboard?.early ?? [];
  assert.match(board, '/api/picks/scoreboard');
  const reads = await readsOf('/scoreboard?days=7');
  assert.ok(reads.includes('/api/tracks'));
  assert.not.ok(reads.includes(board), 'the default span is not requested');
});

test.run();
