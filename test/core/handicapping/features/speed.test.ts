import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { near } from '#test/support/near.ts';
import { featureOf } from './feature-of.ts';

const test = suite('features of speed figures');

const figures = (...list: readonly (number | null)[]) => ({
  past: list.map((speedFigure) => ({ speedFigure })),
});

test('the last race that has a figure counts, however far back', () => {
  assert.is(featureOf('lastFigure', figures(null, null, 77, 90)), 77);
  assert.is(featureOf('lastFigure', figures(null)), null);
});

test('an eased horse ran 40, and 40 is not lowered further', () => {
  assert.equal(
    [39, 40, 41, 0].map((figure) => featureOf('lastFigure', figures(figure))),
    [40, 40, 41, 40],
  );
});

test('an eased race lowers the mean by no more than to 40', () => {
  near(featureOf('meanFigure', figures(80, -20)), 60);
});

test('three races without a figure do not use up the four of the mean', () => {
  near(featureOf('meanFigure', figures(null, 90, null, 80, 70, null, 60, 10)), 75);
});

test('the best figure is of today’s footing only, the mean is of any', () => {
  const past = [
    { speedFigure: 99, surface: 'turf' as const },
    { speedFigure: 80, surface: 'dirt' as const },
  ];
  assert.is(featureOf('bestFigure', { past }), 80);
  assert.is(featureOf('bestFigure', { past, race: { surface: 'turf' } }), 99);
  near(featureOf('meanFigure', { past }), 89.5);
});

test('on a surface that is unknown no figure is of its footing', () => {
  assert.is(featureOf('bestFigure', { ...figures(90), race: { surface: null } }), null);
  assert.is(featureOf('bestFigure', { past: [{ speedFigure: 90, surface: null }] }), null);
});

test('two figures make a trend, one does not, a fourth has no say', () => {
  near(featureOf('figureTrend', figures(90, 80)), 10);
  assert.is(featureOf('figureTrend', figures(90, null)), null);
  near(featureOf('figureTrend', figures(90, 80, 84, 20)), 8);
});

test('ten points more in every race are ten points more in every figure, and no other trend', () => {
  const list = fc.array(fc.integer({ min: 41, max: 110 }), { minLength: 2, maxLength: 6 });
  fc.assert(
    fc.property(list, (plain) => {
      const more = plain.map((figure) => figure + 10);
      for (const name of ['lastFigure', 'bestFigure', 'meanFigure'])
        near(featureOf(name, figures(...more)), (featureOf(name, figures(...plain)) ?? NaN) + 10);
      near(featureOf('figureTrend', figures(...more)), featureOf('figureTrend', figures(...plain)) ?? NaN);
    }),
  );
});

test.run();
