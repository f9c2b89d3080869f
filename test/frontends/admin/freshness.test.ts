import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { missingOf } from '../../../frontends/admin/runs/runs.ts';
import type { PastDay } from '../../../frontends/admin/scrapers/freshness.ts';
import {
  ageLines,
  ageText,
  blocksOf,
  dayText,
  historyText,
  oldestOf,
  picture,
  runsOf,
} from '../../../frontends/admin/scrapers/freshness.ts';
import { pauserOf } from '../../../frontends/admin/scrapers/source-care.ts';

const test = suite('the past of a source as a picture');

const aDay = (change: Partial<PastDay> = {}): PastDay => ({
  date: '2025-08-02',
  success: 0,
  partial: 0,
  failed: 0,
  ageHours: null,
  ...change,
});

test('the runs of a day are stacked, successes at the bottom, the busiest day at full height', () => {
  assert.equal(blocksOf(aDay({ success: 2, partial: 1, failed: 1 }), 4), [
    { kind: 'success', y: picture.bars / 2, height: picture.bars / 2 },
    { kind: 'partial', y: picture.bars / 4, height: picture.bars / 4 },
    { kind: 'failed', y: 0, height: picture.bars / 4 },
  ]);
  assert.equal(blocksOf(aDay(), 4), []);
  assert.equal(blocksOf(aDay(), 0), []);
  const odd = aDay({ success: 2, failed: Number.NaN });
  assert.equal([runsOf(odd), blocksOf(odd, 2).map(({ kind }) => kind)], [2, ['success']]);
  assert.not.match(dayText(odd) + historyText([odd]), /NaN/);
});

test('the line of ages is parted where no fact is known, its oldest at the top', () => {
  const days = [4, null, 2, 0].map((ageHours) => aDay({ ageHours }));
  const [top, foot] = [picture.bars + picture.gap, picture.bars + picture.gap + picture.ages];
  assert.equal(ageLines(days), [`10.0,${top}.0`, `50.0,${(top + foot) / 2}.0 70.0,${foot}.0`]);
  assert.is(oldestOf(days), 4);
  assert.equal(ageLines([aDay()]), []);
});

test('ages are in minutes, hours and days', () => {
  assert.equal([0, 0.5, 1.4, 47, 48, 300].map(ageText), [
    '0 min',
    '30 min',
    '1 h',
    '47 h',
    '2 days',
    '13 days',
  ]);
});

test('a day says in words how its runs ended and how old its newest data was', () => {
  assert.is(
    dayText(aDay({ success: 3, failed: 1, ageHours: 5 })),
    '3 succeeded, 0 partial, 1 failed; newest data 5 h old',
  );
  assert.is(dayText(aDay({ partial: 1 })), '0 succeeded, 1 partial, 0 failed; no data');
});

test('the picture says in words what it shows', () => {
  const days = [aDay({ success: 3, failed: 1 }), aDay({ partial: 1, ageHours: 5 })];
  assert.is(historyText(days), '3 runs succeeded, 1 partial, 1 failed. The newest data is 5 h old.');
  assert.match(historyText([aDay()]), 'No data yet.');
  assert.match(historyText([aDay({ success: 1 })]), /^1 run succeeded, 0 partial/);
});

test('a pause names its author by email, as the operator, or as a deleted account', () => {
  const pause = { reason: 'moving', since: '2025-08-02T12:00:00Z', until: '2025-08-02T14:00:00Z' };
  assert.equal(
    [
      pauserOf({ ...pause, by: 'boss', byEmail: 'boss@example.com' }),
      pauserOf({ ...pause, by: 'operator', byEmail: null }),
      pauserOf({ ...pause, by: 'boss', byEmail: null }),
    ],
    ['boss@example.com', 'the operator', 'a deleted account'],
  );
});

test('the missing items of a run are shown once it has ended and the expected count is known', () => {
  assert.is(missingOf({ received: 7, expected: 10, status: 'partial' }), 3);
  assert.is(missingOf({ received: 12, expected: 10, status: 'success' }), 0);
  assert.is(missingOf({ received: 7, expected: null, status: 'success' }), null);
  assert.is(missingOf({ received: 7, expected: 10, status: 'running' }), null);
});

test.run();
