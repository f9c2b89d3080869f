import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { demoDay } from '#adapters/simulation/demo-day.ts';
import { lastMeetDay } from '#adapters/simulation/meet/calendar.ts';
import { machineClock } from '#adapters/system/machine-clock.ts';
import type { LoadedDemoDay } from '#cli/demo.ts';
import { FLAGSHIP } from '#core/card/track.ts';
import { type RaceDay, raceDayAt } from '#core/kernel/race-day.ts';
import type { DayResults } from '#core/results/day-results.ts';
import { openProductFolder, type ProductFolder } from './product-folder.ts';
import { typed, typedJson } from './terminal.ts';

const test = suite('racing-cli demo load, a season with it');

const saratoga = FLAGSHIP;
const DAY = demoDay(raceDayAt(machineClock(), saratoga.timeZone));
const LAST = lastMeetDay(saratoga, DAY) as RaceDay;

let product: ProductFolder;
test.before(async () => {
  product = await openProductFolder({ held: true });
});
test.after(() => product.close());

/** Sources of the results of a day; none without results. */
async function sourcesOn(day: string): Promise<readonly string[]> {
  const { code, stdout, stderr } = await typed(product.path, ['results', 'show', day, '--json']);
  if (code === 0) return (JSON.parse(stdout) as DayResults).sources.map(({ source }) => source);
  assert.match(stderr, `There are no results of SAR on ${day}.`);
  return [];
}

test("fewer days leave no older ones, another seed's season replaces the whole", async () => {
  const load = (...words: string[]) => typedJson<LoadedDemoDay>(product.path, 'demo', 'load', ...words);
  const three = (await load('--days', '3')).season;
  assert.equal(await sourcesOn(three.from ?? ''), ['Demo generator (seed 1863)']);
  assert.is((await load('--days', '3')).season.isNew, false);
  const two = (await load('--days', '2')).season;
  assert.equal([two.days, two.isNew], [2, false]);
  assert.equal(await sourcesOn(three.from ?? ''), []);
  await load();
  assert.equal(await sourcesOn(LAST), ['Demo generator (seed 1863)'], 'the day alone leaves its season');
  await load('--seed', '7', '--days', '1');
  assert.equal(await sourcesOn(LAST), ['Demo generator (seed 7)']);
  assert.equal(await sourcesOn(two.from ?? ''), []);
  await load('--seed', '8');
  assert.equal(await sourcesOn(LAST), []);
});

test('a season whose demo day was replaced meanwhile stops at the next day', async () => {
  const slow = product.start(['demo', 'load', '--days', '60', '--seed', '7']);
  await slow.hears(/day 10 of 60/);
  const other = await typed(product.path, ['demo', 'load', '--days', '1', '--seed', '8']);
  assert.is(other.code, 0, other.stderr);
  const { code, stderr } = await slow.ended;
  assert.is(code, 3, stderr);
  assert.match(stderr, /Loading the seed 7 season stopped: another demo was loaded in the meantime\./);
  assert.equal(await sourcesOn(LAST), ['Demo generator (seed 8)']);
});

test.run();
