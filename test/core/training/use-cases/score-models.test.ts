import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { makeScoreModels } from '#core/training/use-cases/score-models.ts';
import { refused } from '#test/support/refused.ts';
import { anExample } from '../fitting/an-example.ts';
import { dayAt } from '../fitting/ran.ts';

const test = suite('scoring the models on a span of days');

const SETTINGS = {
  features: 1,
  fundamental: { softness: 0, penalty: 1, halfLifeDays: null },
  folds: 2,
  leastRaces: 4,
};
const silent = () => undefined;
/** Two races a day for ten days, at Aqueduct and at Saratoga. */
const examples = Array.from({ length: 20 }, (_, index) =>
  anExample({
    day: dayAt(Math.floor(index / 2)),
    track: index % 2 === 0 ? 'AQU' : 'SAR',
    won: [0, 1, 2, 3].map((place) => (place === index % 3 ? 1 : 0)),
  }),
);
const untilDays: RaceDay[] = [];
const score = makeScoreModels({
  settings: SETTINGS,
  examplesUntil: async (until) => {
    untilDays.push(until);
    return examples.filter(({ day }) => day <= until);
  },
});
const over = (from: number, to: number, track: string | null = null) =>
  score({ from: dayAt(from), to: dayAt(to), track }, silent, silent);

test('every race of the span is scored, and nothing after it is read', async () => {
  const report = await over(4, 6);
  assert.equal([report.races, report.days, report.track], [6, 3, null]);
  assert.is(untilDays.at(-1), dayAt(6));
});

test('of one track, by its code or slug, only its races are scored', async () => {
  for (const key of ['SAR', 'sar', 'saratoga']) {
    const { races, days, track } = await over(4, 6, key);
    assert.equal([races, days, track], [3, 3, 'SAR'], key);
  }
});

test('a span of one day is a span', async () => {
  const report = await over(5, 5);
  assert.equal([report.races, report.days], [2, 1]);
});

test('the days before there is enough to learn from are left out, the rest is scored', async () => {
  const report = await over(0, 3);
  assert.equal([report.from, report.races, report.days], [dayAt(0), 4, 2]);
});

test('each step is waited for before the next day begins', async () => {
  const order: string[] = [];
  await score({ from: dayAt(4), to: dayAt(5), track: null }, silent, async ({ done }) => {
    order.push(`begin ${done}`);
    await Promise.resolve();
    order.push(`end ${done}`);
  });
  assert.equal(order, ['begin 1', 'end 1', 'begin 2', 'end 2']);
});

test('a span that ends before it begins is refused, both days named', async () => {
  const { kind, message } = await refused(over(6, 5));
  assert.equal([kind, message], ['invalid', `The span ends (${dayAt(5)}) before it begins (${dayAt(6)}).`]);
});

test('a span without results is refused with the track and what to do', async () => {
  const { kind, message } = await refused(over(4, 6, 'BEL'));
  assert.is(kind, 'not-found');
  assert.is(
    message,
    `No usable results of BEL from ${dayAt(4)} to ${dayAt(6)}. Import them with chart import or nyra import.`,
  );
  assert.match((await refused(over(40, 60))).message, /^No usable results from/);
});

test('a span with too little before it is refused with what there is', async () => {
  const { kind, message } = await refused(over(1, 1));
  assert.is(kind, 'conflict');
  assert.is(message, `2 usable races before ${dayAt(1)}; at least 4 are needed to fit on.`);
});

test.run();
