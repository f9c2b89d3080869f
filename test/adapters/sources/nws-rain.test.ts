import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { rainOf } from '#adapters/sources/nws/parse.ts';
import { observations } from '#adapters/sources/nws/schema.ts';
import { parseInstant } from '#core/kernel/instant.ts';

const test = suite('rain of the National Weather Service');

const inUnit = (unit: string, value: number | null, qualityControl = 'V') => ({
  value,
  unitCode: `wmoUnit:${unit}`,
  qualityControl,
});

/** The rain in reports by their time on August 8. */
function rainIn(reports: Readonly<Record<string, object | null>>) {
  const features = Object.entries(reports).map(([time, precipitationLastHour]) => ({
    properties: { timestamp: `2026-08-08T${time}:00Z`, precipitationLastHour },
  }));
  return rainOf(observations.parse({ features }));
}

const until = (time: string) => parseInstant(`2026-08-08T${time}:00Z`);

test('no figure is no rain: that is how the service reports a dry hour', () => {
  assert.equal(rainIn({ '11:53': null, '12:53': inUnit('mm', null, 'Z') }), [
    { until: until('11:53'), inches: 0 },
    { until: until('12:53'), inches: 0 },
  ]);
});

test('an hour whose rain failed the checks of the service, or has an unknown unit, is no dry hour', () => {
  const reports = {
    '11:53': inUnit('mm', 25.4),
    '12:20': null,
    '12:53': inUnit('mm', 5.08, 'X'),
    '13:53': inUnit('furlong', 3),
  };
  assert.equal(rainIn(reports), [{ until: until('11:53'), inches: 1 }]);
});

test.run();
