import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RunnerRating } from '#core/handicapping/rating.ts';
import type { DayRating } from '#core/handicapping/use-cases/rate-day.ts';
import { aTrackmasterChart, FOUR } from '#test/support/a-trackmaster-chart.ts';
import { drfCard, drfText } from '#test/support/brisnet-fixture.ts';
import { realData } from '#test/support/real-data.ts';
import { openProductFolder } from './product-folder.ts';
import { typed, typedJson } from './terminal.ts';

const test = suite('what the people behind the horses did, from the results to the ratings');

const LOOKED_UP = /Connection records of ([\d,]+) races? are up to date/;
const runnersOf = ({ races }: DayRating): readonly RunnerRating[] => races.flatMap(({ runners }) => runners);

/** Those with another win chance than before. */
const changed = (before: DayRating, after: DayRating): readonly RunnerRating[] =>
  runnersOf(after).filter(
    ({ winProbability }, index) => winProbability !== runnersOf(before)[index]?.winProbability,
  );

test('a demo season is looked up once and does not change a card that prints its riders’ records', async () => {
  const product = await openProductFolder({ held: true });
  try {
    const { day } = await typedJson<{ day: string }>(product.path, 'demo', 'load');
    const rated = () => typedJson<DayRating>(product.path, 'rate', day);
    const before = await rated();
    const loaded = await typed(product.path, ['demo', 'load', '--days', '12']);
    assert.match(loaded.stderr, LOOKED_UP);
    assert.equal(changed(before, await rated()), []);
    const again = await typed(product.path, ['demo', 'load', '--days', '12']);
    assert.not.match(again.stderr, LOOKED_UP);
  } finally {
    await product.close();
  }
});

test('a chart supplies the riders’ records for a card that prints none', async () => {
  const product = await openProductFolder({ held: true, isEmpty: true });
  const file = (name: string, content: string): string => {
    const path = join(product.path, name);
    writeFileSync(path, content);
    return path;
  };
  const card = drfCard(4).map((row, index) => ({ ...row, 33: `RIDER${index + 1} ADA` }));
  const chart = aTrackmasterChart({
    track: 'SAR',
    trackName: 'SARATOGA',
    day: '2025-08-01',
    races: [{ number: 1, entries: FOUR }],
  });
  try {
    await typed(product.path, ['card', 'import', file('SAR0802.DRF', drfText(card))]);
    const rated = () => typedJson<DayRating>(product.path, 'rate', '2025-08-02');
    const before = runnersOf(await rated()).map(({ winProbability }) => winProbability);
    assert.equal(before, [0.25, 0.25, 0.25, 0.25]);
    const ended = await typed(product.path, ['chart', 'import', file('sar.xml', chart)]);
    assert.match(ended.stderr, LOOKED_UP);
    const [winner = 0, ...others] = runnersOf(await rated()).map(({ winProbability }) => winProbability ?? 0);
    assert.ok(winner > 0.25 && others.every((chance) => chance < 0.25 && chance === others[0]));
  } finally {
    await product.close();
  }
});

const card = realData('drf/SAR0607.DRF');
const chart = realData('charts-2020/SAR_2020-08-08.pdf');
/** The card's fields for a rider's records this year and last. */
const YEARS_OF_RIDER = { from: 1157, to: 1166 };

/** The card with those fields blank. */
const withoutYears = (text: string): string =>
  text
    .split('\n')
    .map((line) =>
      line
        .split(',')
        .map((cell, index) =>
          index + 1 >= YEARS_OF_RIDER.from && index + 1 <= YEARS_OF_RIDER.to ? '' : cell,
        )
        .join(','),
    )
    .join('\n');

if (card !== null && chart !== null) {
  test('a real chart supplies the riders’ records for a real card without them', async () => {
    const product = await openProductFolder({ held: true });
    const day = '2025-06-07';
    try {
      const path = join(product.path, 'SAR0607.DRF');
      writeFileSync(path, withoutYears(readFileSync(card, 'latin1')), 'latin1');
      await typed(product.path, ['card', 'import', path]);
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
