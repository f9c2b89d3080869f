import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { near } from '#test/support/near.ts';
import { figured, findingOf, raced } from './finding-of.ts';

const test = suite('the form cycle');

const trend = (...figures: readonly (number | null)[]) =>
  findingOf('formTrend', { pastPerformances: figured(...figures) });

test('six points over the better of the two before it are half of full marks', () => {
  near(trend(94, 88, 84)?.value, 0.5);
  near(trend(94, 84, 88)?.value, 0.5);
});

test('six points under the poorer of the two are as much against', () => {
  near(trend(78, 84, 88)?.value, -0.5);
});

test('twelve points are full marks, twenty no more', () => {
  assert.equal([trend(100, 88, 84)?.value, trend(108, 88, 84)?.value], [1, 1]);
  assert.equal([trend(72, 84, 88)?.value, trend(64, 84, 88)?.value], [-1, -1]);
});

test('a last race between the two before it, or equal to one of them, is no trend', () => {
  for (const last of [84, 86, 88]) assert.is(trend(last, 84, 88), null, String(last));
});

test('only a rise in each of the three races is called rising', () => {
  assert.match(trend(90, 86, 82)?.says ?? '', /^rising figures: 90 last time after 86 and 82$/);
  assert.match(trend(90, 86, 86)?.says ?? '', /^a better last race: 90 last time after 86 and 86$/);
});

test('two figures are too few; one missing between three is passed over', () => {
  assert.is(trend(94, 88), null);
  assert.is(trend(94, null, 88), null);
  assert.is(trend(94, null, 88, 84)?.says, 'rising figures: 94 last time after 88 and 84');
});

test('a turf race in between is not part of the cycle on dirt', () => {
  const [last, ...earlier] = figured(94, 88, 84);
  const onTurf = raced(15, { surface: 'turf', speedFigure: 120 });
  const found = findingOf('formTrend', {
    pastPerformances: [last, onTurf, ...earlier].filter((p) => p !== undefined),
  });
  near(found?.value, 0.5);
});

test.run();
