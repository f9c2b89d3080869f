import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { HOUR, instant, shift } from '#core/kernel/instant.ts';
import { estimateGoing } from '#core/weather/going.ts';
import { rainFelt, rainWithin } from '#core/weather/rain.ts';
import { dryingRate, FULL_PORES, saturation, soilAt } from '#core/weather/soil.ts';

const test = suite('the ground at the track');

const NOON = instant(Date.parse('2026-08-08T16:00:00Z'));
const provenance = { tier: 'live', source: 'a test', at: NOON } as const;

/** Rain by hours before noon: `{ 2: 0.5 }` is half an inch in the hour that ended two hours ago. */
const rain = (inches: Readonly<Record<number, number>>) => ({
  hours: Array.from({ length: 73 }, (_, past) => ({
    until: shift(NOON, (past - 72) * HOUR),
    inches: inches[72 - past] ?? 0,
  })),
  provenance,
});
const going = (inches: Readonly<Record<number, number>>) => {
  const found = estimateGoing(rain(inches), NOON);
  return [found?.dirt, found?.turf];
};

test('rain is summed over the hours that ended, the oldest left out', () => {
  const { hours } = rain({ 0: 1, 2: 0.5, 3: 0.25 });
  assert.is(rainWithin(hours, NOON, 3), 1.5);
  assert.is(rainWithin(hours, NOON, 4), 1.75);
  assert.is(rainWithin(hours, shift(NOON, -HOUR), 3), 0.75);
});

test('an inch of twelve hours ago is felt as a quarter where half is forgotten in six', () => {
  assert.is(rainFelt(rain({ 12: 1 }).hours, NOON, 6), 0.25);
});

test('dry days leave a fast track and firm turf', () => assert.equal(going({}), ['Fast', 'Firm']));

test('rain that still falls makes slop, and mud when it has stopped', () => {
  assert.equal(going({ 0: 0.4, 1: 0.1 }), ['Sloppy', 'Good']);
  assert.equal(going({ 2: 0.5 }), ['Muddy', 'Good']);
});

test('a drying track is good, then fast; turf keeps its water longer', () => {
  assert.equal(going({ 14: 0.5 }), ['Good', 'Good']);
  assert.equal(going({ 24: 1 }), ['Fast', 'Yielding']);
  assert.equal(going({ 3: 1.5 }), ['Muddy', 'Soft']);
});

test('more rain in any hour never makes the going better', () => {
  const dirt = ['Fast', 'Good', 'Muddy', 'Sloppy'];
  const turf = ['Firm', 'Good', 'Yielding', 'Soft'];
  for (let past = 0; past <= 72; past += 1) {
    let worst = [0, 0];
    for (let inches = 0; inches <= 3; inches += 0.05) {
      const [onDirt, onTurf] = going({ [past]: inches });
      const now = [dirt.indexOf(onDirt ?? ''), turf.indexOf(onTurf ?? '')];
      assert.ok(
        (now[0] ?? 0) >= (worst[0] ?? 0) && (now[1] ?? 0) >= (worst[1] ?? 0),
        `${past} h, ${inches} in`,
      );
      worst = now;
    }
  }
});

test('rain to come says nothing, and without rain figures there is no estimate', () => {
  assert.equal(going({ [-1]: 3 }), ['Fast', 'Firm']);
  assert.is(estimateGoing({ hours: [], provenance }, NOON), null);
  assert.is(estimateGoing({ hours: [{ until: shift(NOON, HOUR), inches: 1 }], provenance }, NOON), null);
});

test('a last report of hours ago does not make it rain still', () => {
  const hours = rain({ 3: 1 }).hours.filter(({ until }) => until <= shift(NOON, -3 * HOUR));
  assert.is(estimateGoing({ hours, provenance }, NOON)?.dirt, null);
  assert.is(estimateGoing({ hours, provenance }, shift(NOON, -2 * HOUR))?.dirt, 'Sloppy');
});

test('an estimate says what it rests on', () => {
  const found = estimateGoing(rain({ 1: 0.25, 30: 1 }), NOON);
  assert.equal(found?.rain, { threeHours: 0.25, day: 0.25, threeDays: 1.25 });
  assert.equal(found?.provenance, { tier: 'derived', source: 'Rain by a test', at: NOON });
  assert.match(found?.basis ?? '', 'Not fitted');
});

const soil = (...moistures: readonly (number | null)[]) => ({
  hours: moistures.map((moisture, past) => ({
    at: shift(NOON, (past - moistures.length + 1) * HOUR),
    layers: [
      ...(moisture === null ? [] : [{ fromCm: 0, toCm: 1, moisture }]),
      { fromCm: 1, toCm: 3, moisture: 40 },
    ],
  })),
  provenance,
});

test('the soil of a moment is that of the last reported hour', () => {
  const report = soil(20, 30);
  assert.is(soilAt(report, shift(NOON, HOUR * 5)), report.hours[1]);
  assert.is(soilAt(report, shift(NOON, -1)), report.hours[0]);
  assert.is(soilAt(report, shift(NOON, -HOUR - 1)), null);
});

test('ground is saturated when its pores are full, and never more than full', () => {
  assert.equal([0, FULL_PORES / 2, FULL_PORES, 60].map(saturation), [0, 50, 100, 100]);
});

test('drying is counted from when the same layer was last at its wettest', () => {
  assert.is(dryingRate(soil(10, 30, 30, 29, null, 28, 27), NOON), 0.75);
  assert.is(dryingRate(soil(20, 25, 30), NOON), null);
  assert.is(dryingRate(soil(30, 30), NOON), null);
  assert.is(dryingRate(soil(), NOON), null);
});

test.run();
