import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryResultStore } from '#adapters/memory/result-store.ts';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';
import type { RaceResult } from '#core/results/race-result.ts';
import { makeReadVariants } from '#core/training/use-cases/read-variants.ts';
import { aRaceResult, aSheet } from '#test/support/a-result.ts';
import { near } from '#test/support/near.ts';

const test = suite('how fast each surface was');

const TODAY = '2020-08-08' as RaceDay;
const ago = (days: number): RaceDay => addDays(TODAY, -days);

/** Results of six races at Saratoga on a day, all in this time. */
async function variantsOf(
  days: readonly {
    readonly ago: number;
    readonly seconds: number | null;
    readonly track?: string;
    readonly race?: Partial<RaceResult>;
  }[],
) {
  const results = makeMemoryResultStore();
  for (const { ago: count, seconds, track = 'SAR', race } of days) {
    const races = [1, 2, 3, 4, 5, 6].map((raceNumber) =>
      aRaceResult({ raceNumber, finalTimeSeconds: seconds, ...race }),
    );
    await results.keep(aSheet({ track, day: ago(count), races }), `${track} ${count}`);
  }
  return makeReadVariants({ results })('SAR', TODAY);
}

test('without results, or with those of another track alone, there is no variant', async () => {
  assert.is(await variantsOf([]), null);
  assert.is(await variantsOf([{ ago: 1, seconds: 70, track: 'AQU' }]), null);
});

test('the last race day before today is shown; today and later are not looked at', async () => {
  const variants = await variantsOf([
    { ago: 9, seconds: 70.4 },
    { ago: 2, seconds: 70.4 },
    { ago: 0, seconds: 65 },
    { ago: -3, seconds: 65 },
  ]);
  assert.is(variants?.day, ago(2));
});

test('a day as fast as the days before it is no variant, two seconds faster is a fast track', async () => {
  const usual = Array.from({ length: 20 }, (_, index) => ({ ago: 3 * index + 4, seconds: 70.4 }));
  const pointsAfter = async (seconds: number) =>
    (await variantsOf([...usual, { ago: 1, seconds }]))?.surfaces[0]?.variant.points;
  near(await pointsAfter(70.4), 0, 1.5);
  const [fast, slow] = [await pointsAfter(68.4), await pointsAfter(72.4)];
  assert.ok((fast ?? 0) > 10 && (slow ?? 0) < -10, `${fast} ${slow}`);
});

test('each surface is named once, with the races behind its variant', async () => {
  const variants = await variantsOf([{ ago: 1, seconds: 70.4 }]);
  assert.equal(
    variants?.surfaces.map(({ group, variant }) => [group, variant.races]),
    [['main track', 6]],
  );
});

test('results older than a hundred and twenty days are not read', async () => {
  assert.is((await variantsOf([{ ago: 120, seconds: 70.4 }]))?.day, ago(120));
  assert.is(await variantsOf([{ ago: 121, seconds: 70.4 }]), null);
});

test('a day without a usable clock, or over jumps, has a day but no surface or nothing at all', async () => {
  assert.equal((await variantsOf([{ ago: 1, seconds: null }]))?.surfaces, []);
  assert.is(await variantsOf([{ ago: 1, seconds: 260, race: { surface: 'steeplechase' } }]), null);
});

test('it is marked as worked out, from the times of its source', async () => {
  const variants = await variantsOf([{ ago: 1, seconds: 70.4 }]);
  assert.equal(
    [variants?.provenance.tier, variants?.provenance.source],
    ['derived', 'Times of Chart of invented races'],
  );
});

test.run();
