import { setTimeout as pause } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { demoDay } from '#adapters/simulation/demo-day.ts';
import { lastMeetDay } from '#adapters/simulation/meet/calendar.ts';
import { machineClock } from '#adapters/system/machine-clock.ts';
import { FLAGSHIP } from '#core/card/track.ts';
import { type RaceDay, raceDayAt } from '#core/kernel/race-day.ts';
import type { DayResults } from '#core/results/day-results.ts';
import { bodyOf, visitorAt } from './browser.ts';
import { becomes, openProductFolder, type ProductFolder, processesOf } from './product-folder.ts';
import { typed, typedJson } from './terminal.ts';

const test = suite('the season behind the demo day');

const saratoga = FLAGSHIP;
const DAY = demoDay(raceDayAt(machineClock(), saratoga.timeZone));
const LAST = lastMeetDay(saratoga, DAY) as RaceDay;
const BEGINS = /Generating \d+ past race days in the background…/;
const IS_THERE = /Demo season loaded: \d+ race days from \d{4}-\d\d-\d\d, \d+ races\./;
const THREE = { DEMO_DAYS: '3' };
const LONG = { DEMO_DAYS: '60' };

let product: ProductFolder;
test.before.each(async () => {
  product = await openProductFolder();
});
test.after.each(() => product.close());

const loaders = () => processesOf(product.path).filter(({ words }) => words.includes('demo load'));
const isLoading = () => becomes(() => loaders().length === 1, 30_000);

/** Sources of the results of a day; none without results. */
async function sourcesOn(day: string): Promise<readonly string[]> {
  const { code, stdout, stderr } = await typed(product.path, ['results', 'show', day, '--json']);
  if (code === 0) return (JSON.parse(stdout) as DayResults).sources.map(({ source }) => source);
  assert.match(stderr, `There are no results of SAR on ${day}.`);
  return [];
}

test('a fresh start has it after a while, without being asked, and the next start leaves it alone', async () => {
  const first = await product.serve(THREE);
  assert.ok(await becomes(() => IS_THERE.test(first.output()), 60_000), first.output());
  assert.match(first.output(), 'Demo season loaded: 3 race days');
  const said = first.output();
  assert.ok(said.indexOf('Clubhouse Turn is at') < said.search(BEGINS), 'the server listens first');
  const body = bodyOf<{ totalRaces: number }>(
    await visitorAt(first.address).get(`/api/race-results-ai/archive/${LAST}`),
  );
  assert.ok(body.totalRaces > 5);
  assert.is(await first.stop(), 0);
  assert.is(first.output().match(new RegExp(BEGINS, 'g'))?.length, 1);
  const second = await product.serve(THREE);
  await pause(2_000);
  assert.not.match(second.output(), BEGINS);
  assert.is(await second.stop(), 0);
  assert.equal(processesOf(product.path), []);
});

test('Ctrl-C ends a season under way, and so does killing the server', async () => {
  const stopped = await product.serve(LONG);
  assert.ok(await isLoading(), stopped.output());
  assert.is(await stopped.stop(), 0);
  assert.equal(processesOf(product.path), []);
  assert.not.match(stopped.output(), /could not|ended with/);

  const killed = await product.serve(LONG);
  assert.ok(await isLoading());
  killed.child.kill('SIGKILL');
  await killed.ended;
  assert.ok(await becomes(() => loaders().length === 0, 30_000), 'it outlives its server');

  const next = await product.serve(THREE);
  assert.ok(await becomes(() => IS_THERE.test(next.output()), 60_000), 'the next start continues it');
  assert.is(await next.stop(), 0);
});

test('production never loads it unless asked, not even with a requested demo day', async () => {
  const started = await product.serve(THREE);
  assert.ok(await becomes(() => IS_THERE.test(started.output()), 60_000));
  await started.stop();
  const PRODUCTION = { ...THREE, APP_ENV: 'production' };
  const bare = await product.serve(PRODUCTION);
  await pause(2_000);
  await bare.stop();
  assert.not.match(bare.output(), /demo/);
  assert.equal(await sourcesOn(LAST), [], 'the invented results are gone with the demo');

  await typedJson(product.path, 'demo', 'load');
  const runningProduct = await product.serve(PRODUCTION);
  assert.match(runningProduct.output(), 'Showing the demo day');
  await pause(2_000);
  await runningProduct.stop();
  assert.not.match(runningProduct.output(), BEGINS);
});

test.run();
