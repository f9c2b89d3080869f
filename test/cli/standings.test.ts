import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RunnerRating } from '#core/handicapping/rating.ts';
import type { DayRating } from '#core/handicapping/use-cases/rate-day.ts';
import { realData } from '#test/support/real-data.ts';
import { openProductFolder } from './product-folder.ts';
import { typed, typedJson } from './terminal.ts';

const test = suite('what the people behind the horses did, from the results to the ratings');

const LOOKED_UP = /Connection records of ([\d,]+) races are up to date/;
const runnersOf = ({ races }: DayRating): readonly RunnerRating[] => races.flatMap(({ runners }) => runners);

/** Those with another win chance than before. */
const changed = (before: DayRating, after: DayRating): readonly RunnerRating[] =>
  runnersOf(after).filter(
    ({ winProbability }, index) => winProbability !== runnersOf(before)[index]?.winProbability,
  );

test('a season of the demo changes how its day is rated, loaded again it changes nothing', async () => {
  const product = await openProductFolder({ held: true });
  try {
    const { day } = await typedJson<{ day: string }>(product.path, 'demo', 'load');
    const rated = () => typedJson<DayRating>(product.path, 'rate', day);
    const before = await rated();
    const loaded = await typed(product.path, ['demo', 'load', '--days', '12']);
    assert.match(loaded.stderr, LOOKED_UP);
    const after = await rated();
    assert.ok(changed(before, after).length > runnersOf(after).length / 2);
    const again = await typed(product.path, ['demo', 'load', '--days', '12']);
    assert.not.match(again.stderr, LOOKED_UP);
    assert.equal(await rated(), after);
  } finally {
    await product.close();
  }
});

const card = realData('drf/SAR0607.DRF');
const chart = realData('charts-2020/SAR_2020-08-08.pdf');

if (card !== null && chart !== null) {
  test('a real chart changes the ratings of a real card where its riders ride', async () => {
    const product = await openProductFolder({ held: true });
    const day = '2025-06-07';
    try {
      await typed(product.path, ['card', 'import', card]);
      const before = await typedJson<DayRating>(product.path, 'rate', day);
      const ended = await typed(product.path, ['chart', 'import', chart]);
      assert.is(LOOKED_UP.exec(ended.stderr)?.[1], '12');
      const other = changed(before, await typedJson<DayRating>(product.path, 'rate', day));
      assert.ok(other.some(({ jockey }) => jockey === 'ORTIZ JOSE L'));
      assert.not.match((await typed(product.path, ['chart', 'import', chart])).stderr, LOOKED_UP);
    } finally {
      await product.close();
    }
  });
}

test.run();
