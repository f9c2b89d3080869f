import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { HOUR, shift } from '#core/kernel/instant.ts';
import { makeFindWeather } from '#core/weather/use-cases/find-weather.ts';
import { NOTHING_KNOWN, weatherKnown } from '#core/weather/weather-told.ts';
import { aForecast, anObservation, aTold, NOON, toldBy } from '#test/support/a-weather.ts';

const test = suite('what stands of the weather');

const HOUR_AGO = shift(NOON, -HOUR);
const demo = (at = NOON) => ({ ...toldBy('Demo generator (seed 7)', at), tier: 'demo' as const });
const measured = (temperature: number, provenance = toldBy()) =>
  aTold('observation', anObservation({ temperature, provenance }));

test('without anything told nothing is known', () => {
  assert.equal(weatherKnown([]), NOTHING_KNOWN);
});

test('of two live sources the newer measurement stands', () => {
  const told = [measured(70, toldBy('one', HOUR_AGO)), measured(75, toldBy('two', NOON))];
  assert.is(weatherKnown(told).observation?.temperature, 75);
  assert.is(weatherKnown(told.toReversed()).observation?.temperature, 75);
});

test('a live measurement stands before an invented one that is newer', () => {
  const told = [measured(60, demo(NOON)), measured(75, toldBy('one', HOUR_AGO))];
  assert.is(weatherKnown(told).observation?.temperature, 75);
});

test('a kind that only one source tells comes from that one', () => {
  const invented = aTold('forecast', aForecast({ provenance: demo() }));
  const known = weatherKnown([measured(75), invented]);
  assert.is(known.forecast?.provenance.tier, 'demo');
  assert.is(known.observation?.provenance.tier, 'live');
});

test('what was told more than a day ago is not asked for, and others are asked up to the moment', async () => {
  const asked: unknown[] = [];
  const weatherBefore = makeFindWeather({
    weather: {
      toldBetween: async (...span) => {
        asked.push(span);
        return [measured(70, toldBy('one', HOUR_AGO))];
      },
    },
    others: [
      async (...span) => {
        asked.push(span);
        return [measured(60, demo(NOON))];
      },
    ],
  });
  assert.is((await weatherBefore('saratoga', NOON)).observation?.temperature, 70);
  assert.equal(asked, [
    ['saratoga', shift(NOON, -24 * HOUR), NOON],
    ['saratoga', NOON],
  ]);
});

test.run();
