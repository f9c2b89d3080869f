import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { HOUR, shift } from '#core/kernel/instant.ts';
import { FULL_PORES, type SoilLayer } from '#core/weather/soil.ts';
import { soilReport } from '#core/weather/soil-report.ts';
import { aSoil, NOON, reportedBy } from '#test/support/a-weather.ts';

const test = suite('the soil near the track');

const NEARBY = 'Measured in natural soil nearby, not on the track.';
const impact = (moisture: number) => soilReport(aSoil([moisture]), NOON)?.impact;
const layered = (...layers: SoilLayer[]) =>
  soilReport({ hours: [{ at: NOON, layers }], provenance: reportedBy() }, NOON);

test('is said to have room, to be moist, or to be nearly full, from half and three quarters on', () => {
  assert.is(impact(0.49 * FULL_PORES), `Soil dry enough to absorb rain. ${NEARBY}`);
  assert.is(impact(0.5 * FULL_PORES), `Soil moist: a shower will soften it. ${NEARBY}`);
  assert.is(impact(0.75 * FULL_PORES), `Soil nearly saturated: more rain will pond. ${NEARBY}`);
});

test('is never more than full', () => {
  const report = soilReport(aSoil([55]), NOON);
  assert.equal([report?.moisture, report?.saturation], [55, 100]);
});

test('does not dry while it rains, and then loses points by the hour', () => {
  assert.is(soilReport(aSoil([20, 22, 25]), NOON)?.drainageRate, null);
  assert.is(soilReport(aSoil([20, 30, 29, 28]), NOON)?.drainageRate, 1);
});

test('is that of a moment: later hours do not count', () => {
  const report = soilReport(aSoil([20, 30, 26]), shift(NOON, -HOUR));
  assert.equal([report?.moisture, report?.at, report?.drainageRate], [30, shift(NOON, -HOUR), null]);
});

test('counts layers down to ten centimeters by their depth', () => {
  const top = { fromCm: 0, toCm: 2, moisture: 10 };
  assert.is(layered(top, { fromCm: 2, toCm: 10, moisture: 20 })?.moisture, 18);
  assert.is(layered(top, { fromCm: 2, toCm: 11, moisture: 20 })?.moisture, 10, 'a layer that reaches deeper');
});

test('is that of the top layer where every layer reaches deeper', () => {
  const deep = { fromCm: 0, toCm: 28, moisture: 24 };
  assert.is(layered(deep, { fromCm: 28, toCm: 100, moisture: 38 })?.moisture, 24);
});

test('is unknown without a layer, and where the only layer has no depth', () => {
  assert.is(layered(), null);
  assert.is(layered({ fromCm: 0, toCm: 0, moisture: 24 }), null);
});

test('says who reported it and of when it is', () => {
  const report = soilReport(aSoil([20]), shift(NOON, 5 * HOUR));
  assert.equal([report?.provenance, report?.at], [reportedBy(), NOON]);
});

test.run();
