import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { PastPerformance } from '#core/card/past-performance.ts';
import { near } from '#test/support/near.ts';
import { featureOf } from './feature-of.ts';

const test = suite('how a horse ran before');

const finish = (place: number, lengths: number | null = 3) => ({
  official: place,
  crossed: { position: place, lengths },
  fieldSize: 10,
});
const nowhere = { official: null, crossed: { position: null, lengths: null } };
const featureIn = (name: string, past: readonly Partial<PastPerformance>[]) => featureOf(name, { past });

test('a winner is nearest of all, and each length costs less than the one before', () => {
  const nearness = [0, 1, 2, 3].map(
    (lengths) => featureIn('lastNearness', [finish(2, lengths)]) ?? Number.NaN,
  );
  near(nearness[0], 0);
  const steps = nearness.slice(1).map((value, index) => (nearness[index] ?? 0) - value);
  assert.ok(steps.every((step, index) => step > 0 && (index === 0 || step < (steps[index - 1] ?? 0))));
});

test('a horse that crossed first and was taken down ran no worse for it, but it did not win', () => {
  const takenDown = { official: 4, crossed: { position: 1, lengths: 2 } };
  assert.is(featureIn('lastNearness', [takenDown]), 0);
  assert.is(featureIn('wonLast', [takenDown]), 0);
  near(featureIn('lastPlace', [takenDown]), -Math.log(4));
});

test('a horse put up to first was placed first', () => {
  const putUp = { official: 1, crossed: { position: 2, lengths: 1 } };
  assert.equal(
    [featureIn('lastNearness', [putUp]), featureIn('wonLast', [putUp]), featureIn('lastPlace', [putUp])].map(
      Number,
    ),
    [0, 1, 0],
  );
});

test('lengths that are unknown or make no sense are no nearness', () => {
  assert.is(featureIn('lastNearness', [finish(2, null)]), null);
  assert.is(featureIn('lastNearness', [finish(2, -1)]), null);
});

test('the order across the wire is used where no official one is known', () => {
  const unofficial = { official: null, crossed: { position: 3, lengths: 2 } };
  near(featureIn('lastPlace', [unofficial]), -Math.log(3));
  near(featureIn('showShare', [unofficial]), (1 + 3 * 0.36) / 4);
});

test('newer races count more: the same two finishes are worth more in the right order', () => {
  const better = featureIn('meanFinish', [finish(1), finish(9)]) ?? 0;
  const worse = featureIn('meanFinish', [finish(9), finish(1)]) ?? 0;
  near(better + worse, 0.95 + 0.15);
  assert.ok(better > worse);
});

test('a seventh race back is forgotten', () => {
  const six = new Array(6).fill(finish(5));
  near(featureIn('meanFinish', [...six, finish(1)]), 1 - 4.5 / 10);
});

test('a race in which it did not finish is passed over, not counted as last', () => {
  near(featureIn('meanFinish', [{ ...nowhere, nonFinish: 'fell' }, finish(1)]), 0.95);
  near(featureIn('winShare', [{ ...nowhere, nonFinish: 'fell' }, finish(1)]), (1 + 0.36) / 4);
});

test('one win in one start is far from a certainty: 34%', () => {
  near(featureIn('winShare', [finish(1)]), 0.34);
  near(featureIn('winShare', [finish(2)]), 0.09);
});

test('an eleventh race back is too old for a share', () => {
  const ten = new Array(10).fill(finish(4));
  near(featureIn('winShare', [...ten, finish(1)]), 0.36 / 13);
  near(featureIn('showShare', [...ten, finish(1)]), 1.08 / 13);
});

test('third is in the first three, fourth is not', () => {
  near(featureIn('showShare', [finish(3)]), (1 + 1.08) / 4);
  near(featureIn('showShare', [finish(4)]), 1.08 / 4);
});

test('winning is never worth less than being in the first three, nor a share outside 0 and 1', () => {
  const places = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(places, (list) => {
      const past = list.map((place) => ({ ...finish(place), fieldSize: 12 }));
      const [win, show, mean] = ['winShare', 'showShare', 'meanFinish'].map(
        (name) => featureIn(name, past) ?? NaN,
      );
      assert.ok((win ?? NaN) <= (show ?? NaN));
      for (const share of [win, show, mean]) assert.ok((share ?? NaN) > 0 && (share ?? NaN) < 1);
    }),
  );
});

test('a better last place never lowers a feature of the finish', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), (place) => {
      for (const name of ['lastPlace', 'meanFinish', 'winShare', 'showShare', 'wonLast']) {
        const [better, worse] = [place, place + 1].map(
          (finished) => featureIn(name, [finish(finished)]) ?? NaN,
        );
        assert.ok((better ?? NaN) >= (worse ?? NaN), name);
      }
    }),
  );
});

test('a horse that never raced has none of these', () => {
  for (const name of ['lastPlace', 'lastNearness', 'meanFinish', 'winShare', 'showShare', 'wonLast'])
    assert.is(featureIn(name, []), null, name);
});

test.run();
