import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { airWords } from '#core/weather/weather-words.ts';
import { anAir } from '#test/support/a-weather.ts';

const test = suite('the air in one line');

const CALM = { windSpeed: null, conditions: null } as const;

test('figures are whole', () => {
  assert.is(
    airWords(anAir({ temperature: 71.6, windSpeed: 8.4, windDirection: 180 })),
    'Clear, 72°F, wind 8 mph from the S',
  );
});

test('frost has its sign, and zero is a temperature', () => {
  assert.is(airWords(anAir({ ...CALM, temperature: -4 })), '-4°F');
  assert.is(airWords(anAir({ ...CALM, temperature: 0 })), '0°F');
});

test('half a mile an hour is wind, less is no wind', () => {
  const wind = (windSpeed: number) => airWords(anAir({ ...CALM, temperature: null, windSpeed }));
  assert.equal([wind(0), wind(0.49), wind(0.5)], ['no wind', 'no wind', 'wind 1 mph from the NW']);
});

test('a wind from due north is from the north, not from nowhere', () => {
  assert.is(
    airWords(anAir({ conditions: null, temperature: null, windDirection: 0 })),
    'wind 7 mph from the N',
  );
});

test('a direction without a speed is left out', () => {
  assert.is(airWords(anAir({ windSpeed: null })), 'Clear, 79°F');
});

test('what is known alone makes the line', () => {
  assert.is(airWords(anAir({ windSpeed: null, temperature: null, conditions: 'Haze' })), 'Haze');
});

test.run();
