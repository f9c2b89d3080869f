import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import { withKnownStyles } from '#core/handicapping/bias/known-style.ts';
import { trackBias } from '#core/handicapping/bias/track-bias.ts';
import { makeFindRaceWeather } from '#core/handicapping/use-cases/find-race-weather.ts';
import { HOUR, type Instant, MINUTE, shift } from '#core/kernel/instant.ts';
import { NOTHING_KNOWN, type WeatherKnown } from '#core/weather/weather-report.ts';
import { makeAnalyzeWeather } from '#core/weather-advice/use-cases/analyze-weather.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { anObservation, NOON, reportedBy } from '#test/support/a-weather.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('analyzing the weather of a race day');

const NO_BIAS = { bias: trackBias(withKnownStyles([])), provenance: null };
const measured = (change: Parameters<typeof anObservation>[0] = {}): WeatherKnown => ({
  ...NOTHING_KNOWN,
  observation: anObservation(change),
});
const posted = (dirt: string): WeatherKnown => ({
  ...measured(),
  courses: { conditions: { dirt }, provenance: reportedBy('The track') },
});

interface World {
  readonly known?: WeatherKnown;
  readonly now?: Instant;
  readonly races?: readonly ReturnType<typeof aRace>[];
  readonly track?: string;
}

/** Races are off at 1:05 PM and 1:35 PM; it is noon. */
async function analyze({ known = measured(), now = NOON, races, track = 'saratoga' }: World = {}) {
  const cards = makeMemoryCardStore();
  const weatherBefore = async () => known;
  if (races === undefined || races.length > 0)
    await cards.keep(aCard(races === undefined ? {} : { races }), 'hash');
  return makeAnalyzeWeather({
    weatherBefore,
    raceWeatherOf: makeFindRaceWeather({ weatherBefore }),
    variantsBefore: async () => null,
    biasOver: async () => NO_BIAS,
    cards,
    clock: () => now,
  })(track);
}

test('every race carded today has its weather, and the next one is named', async () => {
  const { races, next } = await analyze();
  assert.equal(
    races.map(({ race }) => race.number),
    [1, 2],
  );
  assert.is(next?.race.number, 1);
  assert.is(races[0]?.weather.air?.air.temperature, 79);
});

test('a race is next until its very moment of the off', async () => {
  const off = aRace().postTime as Instant;
  assert.is((await analyze({ now: off })).next?.race.number, 1);
  assert.is((await analyze({ now: shift(off, MINUTE) })).next?.race.number, 2);
});

test('once every race is off the first of all is shown again', async () => {
  const { next, races } = await analyze({ now: shift(NOON, 9 * HOUR) });
  assert.is(next?.race.number, 1);
  assert.is(races.length, 2);
});

test('a race without a post time is still to come', async () => {
  const races = [aRace(), aRace({ number: 2, postTime: null })];
  const { next } = await analyze({ races, now: shift(NOON, 9 * HOUR) });
  assert.is(next?.race.number, 2);
});

test('the words are about the races to come, not about those that are off', async () => {
  const wet = posted('Sloppy');
  const first = await analyze({ known: wet });
  assert.is(first.words.posts, 'Races 1 and 2: wet. Posts 1-5 lose 2 points, posts 6 and out gain 3.');
  const later = await analyze({ known: wet, now: shift(aRace().postTime as Instant, MINUTE) });
  assert.match(later.words.posts, /^Race 2: wet\./);
});

test('a calm dry day is no factor in anything that was measured or foreseen', async () => {
  const { words, advice } = await analyze({ known: posted('Fast') });
  assert.equal(words, {
    posts: 'Rain is no factor.',
    distances: 'Wind is no factor in race 1; no reading for race 2.',
    timeOfDay: 'Heat is no factor in race 1; no reading for race 2.',
  });
  assert.equal(advice.horseTypes, ['No results this month yet.']);
});

test('without any report the weather is unknown, not dry', async () => {
  const { current, words, soil } = await analyze({ known: NOTHING_KNOWN });
  assert.equal([current.status, soil], ['missing', null]);
  assert.equal(words.posts, 'No weather report yet.');
});

test('whether the track is sealed only the track can say', async () => {
  assert.is((await analyze()).surfaces.isSealed, null);
  assert.is((await analyze({ known: posted('Sloppy (Sealed)') })).surfaces.isSealed, true);
  assert.is((await analyze({ known: posted('Fast') })).surfaces.isSealed, false);
});

test('without results no bias and no variant is claimed', async () => {
  const { surfaces } = await analyze();
  assert.equal(
    [surfaces.bias, surfaces.favorsClosers, surfaces.variants, surfaces.provenance],
    [null, null, null, null],
  );
});

test('on a day without a card there is no race and no next one, and the weather is still shown', async () => {
  const { races, next, current, words } = await analyze({ races: [] });
  assert.equal([races, next, words.posts], [[], null, 'No races today.']);
  assert.is(current.status, 'fresh');
});

test('an hour old is fresh on a race day, two hours are stale and said to be', async () => {
  const old = measured({ provenance: reportedBy('Elm Street', shift(NOON, -2 * HOUR)) });
  const { current, advice } = await analyze({ known: old });
  assert.is(current.status, 'stale');
  assert.match(advice.timing, /Reading taken 120 minutes ago\.$/);
});

test('an unknown track is refused', async () => {
  assert.is((await refused(analyze({ track: 'nowhere' }))).code, 'card.unknown-track');
});

test.run();
