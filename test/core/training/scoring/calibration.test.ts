import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  calibrationError,
  calibrationOf,
  calibrationSlope,
  type Forecast,
} from '#core/training/scoring/calibration.ts';
import { near } from '#test/support/near.ts';

const test = suite('calibration by hand');

/** So many forecasts of a chance, of which so many came true, spread evenly among them. */
const came = (chance: number, wins: number, count: number): readonly Forecast[] =>
  Array.from({ length: count }, (_, index) => ({ chance, won: (index * wins) % count < wins ? 1 : 0 }));
const tenths = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => ({ chance: n / 20, won: n === 10 ? 1 : 0 }));

test('ten forecasts are ten bins of one, lowest first whatever their order', () => {
  const bins = calibrationOf([...tenths].reverse());
  assert.equal(
    bins.map(({ predicted }) => predicted),
    tenths.map(({ chance }) => chance),
  );
  assert.equal(
    bins.map(({ actual }) => actual),
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 1],
  );
});

test('the ends of a bin are its lowest and highest chance', () => {
  const [first] = calibrationOf(came(0.1, 0, 10).concat(came(0.2, 1, 10)));
  assert.equal(first, { low: 0.1, high: 0.1, predicted: 0.1, actual: 0, count: 2 });
});

test('no forecast is lost: as many in the bins, as many winners, the same mean', () => {
  const forecast = fc.record({
    chance: fc.double({ min: 0, max: 1, noNaN: true }),
    won: fc.constantFrom(0, 0.5, 1),
  });
  fc.assert(
    fc.property(fc.array(forecast, { minLength: 1, maxLength: 60 }), (forecasts) => {
      const bins = calibrationOf(forecasts);
      const total = (figureOf: (bin: (typeof bins)[number]) => number) =>
        bins.reduce((sum, bin) => sum + figureOf(bin) * bin.count, 0);
      assert.is(
        total(() => 1),
        forecasts.length,
      );
      near(
        total(({ actual }) => actual),
        forecasts.reduce((sum, { won }) => sum + won, 0),
        1e-6,
      );
      near(
        total(({ predicted }) => predicted),
        forecasts.reduce((sum, { chance }) => sum + chance, 0),
        1e-6,
      );
    }),
  );
});

test('chances that come true exactly have no error; all of them ten points too high have ten points', () => {
  near(calibrationError(calibrationOf(came(0.2, 20, 100))), 0);
  near(calibrationError([{ low: 0, high: 1, predicted: 0.3, actual: 0.2, count: 7 }]), 0.1);
});

test('chances that come true the wrong way round have a slope of minus one', () => {
  near(calibrationSlope([...came(0.2, 50, 100), ...came(0.5, 20, 100)]), -1, 1e-6);
});

test('chances whose log-odds are half as far apart as they should be have a slope of two', () => {
  const chanceOf = (logOdds: number) => 1 / (1 + Math.exp(-logOdds));
  const [low, high] = [-Math.log(3) / 2, Math.log(3) / 2].map(chanceOf);
  near(calibrationSlope([...came(low ?? 0, 25, 100), ...came(high ?? 0, 75, 100)]), 2, 1e-6);
});

test('a level too high on the whole changes no slope', () => {
  const odds = (chance: number) => chance / (1 - chance);
  const lowered = (chance: number) => odds(chance) / 2 / (1 + odds(chance) / 2);
  const right = [...came(0.5, 500, 1_000), ...came(0.8, 800, 1_000)];
  const shifted = right.map(({ chance, won }) => ({ chance: lowered(chance), won }));
  near(calibrationSlope(shifted), calibrationSlope(right), 1e-6);
});

test('a chance of nothing or of all is held just inside, so that one surprise is no infinity', () => {
  const slope = calibrationSlope([...came(0, 1, 50), ...came(1, 49, 50), ...came(0.5, 10, 20)]);
  assert.ok(slope > 0 && slope < 1, `${slope}`);
});

test('without forecasts, or with one chance alone, there is no slope', () => {
  assert.ok(Number.isNaN(calibrationSlope([])));
  assert.ok(Number.isNaN(calibrationSlope(came(0.3, 3, 10))));
});

test.run();
