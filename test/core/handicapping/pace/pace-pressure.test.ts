import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RunStyle } from '#core/card/runner.ts';
import { pacePressure } from '#core/handicapping/pace/pace-pressure.ts';
import { projectPace } from '#core/handicapping/pace.ts';
import { aRunner } from '#test/support/a-runner.ts';

const test = suite('pace pressure');

interface Shown {
  readonly points?: number | null;
  readonly style?: RunStyle | null;
}

/** The pressure in a field of which this is known. */
function pressureIn(...shown: readonly Shown[]): number | null {
  const field = shown.map(({ points = null, style = null }, index) => {
    const runner = aRunner({ programNumber: String(index + 1) });
    const ratings = { ...runner.ratings, earlyPoints: points, runStyle: style };
    return { runner: { ...runner, ratings }, style, points, isComputed: false };
  });
  return pacePressure(projectPace({ starters: field.map(({ runner }) => runner) }), field);
}
const byPoints = (...points: readonly number[]) => pressureIn(...points.map((value) => ({ points: value })));
const byStyles = (...styles: readonly (RunStyle | null)[]) =>
  pressureIn(...styles.map((style) => ({ style })));

test('seventeen points are 50, twenty-one 80, twenty-four 100', () => {
  assert.equal([byPoints(6, 6, 5), byPoints(7, 7, 7), byPoints(8, 8, 8)], [50, 80, 100]);
});

test('between the limits it grows in proportion: nineteen points are 65, twenty-two 87', () => {
  assert.equal([byPoints(7, 6, 6), byPoints(8, 7, 7)], [65, 87]);
});

test('no points at all are no pressure', () => {
  assert.is(byPoints(0, 0, 0), 0);
});

test('a lone leader is pressed by its two nearest only: 8, 4 and 4 are 12 points, 35', () => {
  assert.is(byPoints(8, 4, 4), 35);
  assert.is(byPoints(8, 0, 0), 0);
});

test('a fourth horse adds nothing', () => {
  assert.is(byPoints(7, 6, 6, 6), byPoints(7, 6, 6));
});

test('without points the early styles are counted, from 10 for none up to 100 for six and more', () => {
  assert.equal(
    [
      byStyles('P', 'S', 'S'),
      byStyles('E', 'S', 'S'),
      byStyles('E', 'E/P', 'S'),
      byStyles('E', 'E', 'E/P', 'E'),
    ],
    [10, 25, 50, 80],
  );
  assert.is(byStyles('E', 'E', 'E', 'E', 'E', 'E', 'E', 'E'), 100);
});

test('of a field without points and styles no pressure is known, and of no field neither', () => {
  assert.is(byStyles(null, null), null);
  assert.is(pressureIn(), null);
});

test('one known closer among unknown ones is something known', () => {
  assert.is(byStyles('S', null, null), 10);
});

test('it is a whole number from 0 to 100, and the order of the card does not matter', () => {
  const points = fc.array(fc.nat(8), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(points, (list) => {
      const pressure = byPoints(...list) ?? -1;
      assert.ok(Number.isInteger(pressure) && pressure >= 0 && pressure <= 100);
      assert.is(byPoints(...[...list].reverse()), pressure);
    }),
  );
});

test('the word and the pressure agree: a duel is 80 and over, an honest pace 50 to 79, the others below', () => {
  const points = fc.array(fc.nat(8), { minLength: 3, maxLength: 3 });
  fc.assert(
    fc.property(points, (list) => {
      const pressure = byPoints(...list) ?? -1;
      const { word } = projectPace({
        starters: list.map((earlyPoints, index) => {
          const runner = aRunner({ programNumber: String(index + 1) });
          return { ...runner, ratings: { ...runner.ratings, earlyPoints, runStyle: null } };
        }),
      });
      const wanted = pressure >= 80 ? 'Speed Duel' : pressure >= 50 ? 'Honest Pace' : 'slow';
      assert.is(word === 'Slow Early' || word === 'Even Pace' ? 'slow' : word, wanted, list.join());
    }),
  );
});

test.run();
