import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { figureTrend, formCycle } from '#core/handicapping/class/form-cycle.ts';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';

const test = suite('form cycle');
const TODAY = '2025-08-02' as RaceDay;
const ran = (daysAgo: number, figure: number | null = 80) => ({ day: addDays(TODAY, -daysAgo), figure });

test('a first starter has no cycle', () => {
  assert.equal(formCycle([], TODAY), {
    daysAway: null,
    raceAfterRest: null,
    topBy: null,
    isBounceRisk: false,
    trend: null,
  });
});

test('the races after a rest of sixty days are counted, the first back as one', () => {
  assert.is(formCycle([ran(60), ran(80)], TODAY).raceAfterRest, 1);
  assert.is(formCycle([ran(21), ran(120)], TODAY).raceAfterRest, 2);
  assert.is(formCycle([ran(14), ran(35), ran(200)], TODAY).raceAfterRest, 3);
  assert.is(formCycle([ran(14), ran(35), ran(60)], TODAY).raceAfterRest, null);
});

test('a lifetime top by four points or more, soon run back, may bounce', () => {
  const cycle = formCycle([ran(21, 90), ran(45, 84), ran(70, 85)], TODAY);
  assert.equal([cycle.topBy, cycle.isBounceRisk], [5, true]);
  assert.is(formCycle([ran(50, 90), ran(70, 84), ran(90, 85)], TODAY).isBounceRisk, false, 'it had time');
  assert.is(formCycle([ran(21, 87), ran(45, 84), ran(70, 85)], TODAY).isBounceRisk, false, 'by two only');
  assert.is(formCycle([ran(21, 90), ran(45, 84)], TODAY).topBy, null, 'one race before is no lifetime');
});

test('figures that rise three points a race trend upwards, held back while they are few', () => {
  assert.is(figureTrend([86, 83, 80]), 1.5);
  assert.is(figureTrend([80]), null);
  assert.is(figureTrend([80, 80, 80, 80]), 0);
});

test('a trend turns with the order of races and does not mind the level', () => {
  const figures = fc.array(fc.integer({ min: 20, max: 120 }), { minLength: 2, maxLength: 5 });
  fc.assert(
    fc.property(figures, fc.integer({ min: -20, max: 20 }), (values, lift) => {
      const trend = figureTrend(values) ?? 0;
      assert.ok(Math.abs(trend + (figureTrend([...values].reverse()) ?? 0)) < 1e-9);
      assert.ok(Math.abs(trend - (figureTrend(values.map((value) => value + lift)) ?? 0)) < 1e-9);
    }),
  );
});

test('races of today and later are not looked at', () => {
  assert.is(formCycle([ran(0, 120), ran(-3, 130), ran(30, 80)], TODAY).daysAway, 30);
});

test.run();
