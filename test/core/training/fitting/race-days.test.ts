import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { daysOf } from '#core/training/fitting/race-days.ts';
import { dayAt, ran, starter } from './ran.ts';

const test = suite('a history day by day');

const run = (days: number, raceNumber = 1, track = 'AQU') => ran(days, [starter('1')], { raceNumber, track });

test('days come in order, however the history came', () => {
  const days = daysOf([run(7), run(0), run(31), run(7, 2)]);
  assert.equal(
    days.map(({ day, runs }) => [day, runs.length]),
    [
      [dayAt(0), 1],
      [dayAt(7), 2],
      [dayAt(31), 1],
    ],
  );
});

test('two tracks on one day are one day: neither can have learned from the other', () => {
  const [day, ...more] = daysOf([run(3, 1, 'SAR'), run(3, 1, 'AQU')]);
  assert.equal(
    day?.runs.map(({ track }) => track),
    ['SAR', 'AQU'],
  );
  assert.is(more.length, 0);
});

test('without races there are no days', () => {
  assert.equal(daysOf([]), []);
});

test('no race is lost and none counted twice, over the turn of a year too', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -20, max: 400 }), { maxLength: 30 }), (offsets) => {
      const history = offsets.map((days, index) => run(days, index));
      const days = daysOf(history);
      assert.equal(new Set(days.flatMap(({ runs }) => runs)), new Set(history));
      assert.is(
        days.reduce((sum, { runs }) => sum + runs.length, 0),
        history.length,
      );
      days.slice(1).forEach(({ day }, index) => {
        assert.ok(day > (days[index]?.day ?? day));
      });
    }),
  );
});

test.run();
