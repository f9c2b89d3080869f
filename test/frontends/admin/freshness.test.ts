import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { missingOf } from '../../../frontends/admin/runs/runs.ts';
import type { PastDay } from '../../../frontends/admin/scrapers/freshness.ts';
import {
  ageLines,
  ageText,
  blocksOf,
  daySaid,
  oldestOf,
  picture,
  saidOf,
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

test('runs of a day stand on each other, well ones at the foot, the busiest day as high as there is room', () => {
  assert.equal(blocksOf(aDay({ success: 2, partial: 1, failed: 1 }), 4), [
    { kind: 'success', y: picture.bars / 2, height: picture.bars / 2 },
    { kind: 'partial', y: picture.bars / 4, height: picture.bars / 4 },
    { kind: 'failed', y: 0, height: picture.bars / 4 },
  ]);
  assert.equal(blocksOf(aDay(), 4), []);
  assert.equal(blocksOf(aDay(), 0), []);
});

test('the line of ages is parted where no fact is known, its oldest at the top', () => {
  const days = [4, null, 2, 0].map((ageHours) => aDay({ ageHours }));
  const [top, foot] = [picture.bars + picture.gap, picture.bars + picture.gap + picture.ages];
  assert.equal(ageLines(days), [`10.0,${top}.0`, `50.0,${(top + foot) / 2}.0 70.0,${foot}.0`]);
  assert.is(oldestOf(days), 4);
  assert.equal(ageLines([aDay()]), []);
});

test('ages are told in minutes, hours and days', () => {
  assert.equal([0, 0.5, 1.4, 47, 48, 300].map(ageText), [
    '0 min',
    '30 min',
    '1 h',
    '47 h',
    '2 days',
    '13 days',
  ]);
});

test('a day says in words how its runs ended and how old its newest fact was', () => {
  assert.is(
    daySaid(aDay({ success: 3, failed: 1, ageHours: 5 })),
    '3 well, 0 partial, 1 failed; newest fact 5 h old',
  );
  assert.is(daySaid(aDay({ partial: 1 })), '0 well, 1 partial, 0 failed; no fact known');
});

test('the picture says in words what it shows', () => {
  const days = [aDay({ success: 3, failed: 1 }), aDay({ partial: 1, ageHours: 5 })];
  assert.is(saidOf(days), '3 runs ended well, 1 were partial, 1 failed. The newest fact is 5 h old.');
  assert.match(saidOf([aDay()]), 'No fact is known.');
});

test('who paused is told by address, as the operator, or as an account that is gone', () => {
  const pause = { reason: 'moving', since: '2025-08-02T12:00:00Z', until: '2025-08-02T14:00:00Z' };
  assert.equal(
    [
      pauserOf({ ...pause, by: 'boss', byEmail: 'boss@example.com' }),
      pauserOf({ ...pause, by: 'operator', byEmail: null }),
      pauserOf({ ...pause, by: 'boss', byEmail: null }),
    ],
    ['boss@example.com', 'the operator', 'an account that is gone'],
  );
});

test('what is missing of a run is told once it has ended, and where anybody knows what should have come', () => {
  assert.is(missingOf({ brought: 7, expected: 10, status: 'partial' }), 3);
  assert.is(missingOf({ brought: 12, expected: 10, status: 'success' }), 0);
  assert.is(missingOf({ brought: 7, expected: null, status: 'success' }), null);
  assert.is(missingOf({ brought: 7, expected: 10, status: 'running' }), null);
});

test.run();
