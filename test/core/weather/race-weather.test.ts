import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { HOUR, MINUTE, shift } from '#core/kernel/instant.ts';
import { isSamePosting, isSealed, surfaceCondition } from '#core/weather/posted-conditions.ts';
import { airAt, formulaWeather, likelyGoing, weatherAtPost } from '#core/weather/race-weather.ts';
import { NOTHING_KNOWN } from '#core/weather/weather-report.ts';
import { aForecast, anHour, anObservation, aRain, NOON, reportedBy } from '#test/support/a-weather.ts';

const test = suite('the weather of a race');

const after = (minutes: number) => shift(NOON, minutes * MINUTE);
const observed = { ...NOTHING_KNOWN, observation: anObservation({ temperature: 79 }) };
const foreseen = {
  ...NOTHING_KNOWN,
  forecast: aForecast({
    hours: [1, 2, 3].map((index) =>
      anHour(shift(NOON, index * HOUR), { temperature: 80 + index, rainChance: 40 }),
    ),
  }),
};
const both = { ...observed, forecast: foreseen.forecast };
const WORD = { conditions: { dirt: 'Sloppy (Sealed)' }, provenance: reportedBy('The track') };
const soaked = aRain([0.4, 0.4, 0.4, 0.4]);

test('near its off a race has the air that was measured', () => {
  const found = airAt(both, after(90), NOON);
  assert.equal([found?.basis, found?.air.temperature, found?.rainChance], ['observation', 79, null]);
});

test('further ahead it has the air that is foreseen for its hour', () => {
  const found = airAt(both, after(91), NOON);
  assert.equal([found?.basis, found?.air.temperature], ['forecast', 81]);
  assert.is(airAt(both, after(120), NOON)?.air.temperature, 82);
});

test('an old measurement gives way to the forecast', () => {
  assert.is(airAt(both, after(150), after(90))?.basis, 'forecast');
  assert.is(airAt(both, after(100), after(91))?.basis, 'forecast');
});

test('where neither reaches, nothing is known of the air', () => {
  assert.is(airAt(both, after(400), NOON), null);
  assert.is(airAt(observed, after(91), NOON), null);
  assert.is(airAt(NOTHING_KNOWN, NOON, NOON), null);
});

test('a measurement made long after a race says nothing about it', () => {
  assert.is(airAt(observed, after(-91), NOON), null);
});

test("the track's own word overrules the rain, for the courses it speaks of", () => {
  const likely = likelyGoing({ ...NOTHING_KNOWN, rain: soaked }, NOON);
  const dirt = surfaceCondition('dirt', WORD, likely);
  assert.equal([dirt?.condition, dirt?.basis], ['Sloppy (Sealed)', 'posted']);
  const turf = surfaceCondition('turf', WORD, likely);
  assert.equal([turf?.condition, turf?.basis], ['Soft', 'estimate']);
  assert.is(surfaceCondition('synthetic', WORD, likely), null);
  assert.is(surfaceCondition('steeplechase', null, likely), null);
  assert.is(surfaceCondition('dirt', { ...WORD, conditions: { dirt: ' ' } }, null), null);
});

test('a course is called sealed only by the track', () => {
  assert.is(isSealed(surfaceCondition('dirt', WORD, null)), true);
  const fast = { ...WORD, conditions: { dirt: 'Fast' } };
  assert.is(isSealed(surfaceCondition('dirt', fast, null)), false);
  const likely = likelyGoing({ ...NOTHING_KNOWN, rain: soaked }, NOON);
  assert.is(isSealed(surfaceCondition('dirt', null, likely)), null);
});

test('the same conditions get the same word, no matter who reported them and when', () => {
  assert.is(isSamePosting(WORD, { ...WORD, provenance: reportedBy('Another', after(60)) }), true);
  assert.is(isSamePosting(WORD, { ...WORD, conditions: { ...WORD.conditions, turf: 'Firm' } }), false);
  assert.is(isSamePosting(WORD, { ...WORD, conditions: { dirt: 'Muddy' } }), false);
});

test('the formula takes the reported condition, and no estimate', () => {
  const race = { surface: 'dirt', postTime: after(60) } as const;
  const estimate = weatherAtPost({ ...observed, rain: soaked }, race, NOON);
  assert.is(estimate.condition?.condition, 'Sloppy');
  assert.is(formulaWeather(estimate)?.trackCondition, null);
  const reportedWeatherAtPost = weatherAtPost({ ...observed, rain: soaked, courses: WORD }, race, NOON);
  assert.equal(formulaWeather(reportedWeatherAtPost), {
    temperature: 79,
    windSpeed: 7,
    conditions: 'Clear',
    trackCondition: 'Sloppy (Sealed)',
  });
});

test('a race whose surface is not announced has no condition, whatever rain fell and was posted', () => {
  const race = { surface: null, postTime: after(60) };
  const { condition, air } = weatherAtPost({ ...observed, rain: soaked, courses: WORD }, race, NOON);
  assert.equal([condition, air?.air.temperature], [null, 79]);
});

test('rain that is foreseen as less likely than not is no rain to the formula', () => {
  const rainy = (rainChance: number | null) => ({
    ...NOTHING_KNOWN,
    forecast: aForecast({ hours: [anHour(NOON, { conditions: 'Chance Rain Showers', rainChance })] }),
  });
  const taken = (rainChance: number | null) =>
    formulaWeather(weatherAtPost(rainy(rainChance), { surface: 'dirt', postTime: after(30) }, NOON));
  assert.is(taken(49)?.conditions, null);
  assert.is(taken(50)?.conditions, 'Chance Rain Showers');
  assert.is(taken(null)?.conditions, 'Chance Rain Showers');
  assert.is(taken(49)?.temperature, 79);
});

test('of a race of which nothing is known the formula takes nothing', () => {
  assert.is(formulaWeather({ air: null, condition: null }), null);
  const onlyWord = weatherAtPost(
    { ...NOTHING_KNOWN, courses: WORD },
    { surface: 'dirt', postTime: NOON },
    NOON,
  );
  assert.equal(formulaWeather(onlyWord), {
    temperature: null,
    windSpeed: null,
    conditions: null,
    trackCondition: 'Sloppy (Sealed)',
  });
});

test.run();
