import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aRace } from '#test/support/a-race.ts';
import { refused } from '#test/support/refused.ts';
import { DAY, MORNING, storeWith } from './cards-of-two-races.ts';
import { openRating, WET } from './open-rating.ts';

const test = suite('rating a day');

test('a day has a rating for every race, and its surroundings are looked up at once', async () => {
  const { looked, rateDay } = await openRating();
  const { trackSlug, track, day, races } = await rateDay({ track: 'saratoga', day: DAY });
  assert.equal([trackSlug, track, day], ['saratoga', 'Saratoga', DAY]);
  assert.equal(
    races.map(({ raceNumber }) => raceNumber),
    [1, 2],
  );
  assert.equal(looked, [[aRace().id, aRace({ number: 2 }).id]]);
});

test('one race of a day is rated alone, and just like by its id', async () => {
  const { looked, rateDay, rateRace } = await openRating();
  const { races } = await rateDay({ track: 'saratoga', day: DAY, raceNumber: 2 });
  assert.is(races.length, 1);
  assert.equal(races[0], await rateRace(aRace({ number: 2 }).id));
  assert.equal(looked, [[aRace({ number: 2 }).id], [aRace({ number: 2 }).id]]);
});

test('an unknown track, an invalid day, a day without a card and a race it does not have are refused', async () => {
  const { rateDay } = await openRating();
  const codes = [];
  for (const change of [
    { track: 'nowhere' },
    { day: '2025-13-01' },
    { day: '2025-08-03' },
    { raceNumber: 9 },
  ])
    codes.push((await refused(rateDay({ track: 'saratoga', day: DAY, ...change }))).code);
  assert.equal(codes, ['card.unknown-track', 'card.bad-day', 'card.no-card', 'card.unknown-race']);
});

test('a card without races is rated as no race', async () => {
  const { rateDay } = await openRating({}, MORNING, storeWith({ races: [] }));
  assert.equal((await rateDay({ track: 'saratoga', day: DAY })).races, []);
});

test('weather that is passed in is the weather of every race', async () => {
  const { rateDay } = await openRating();
  const { races } = await rateDay({ track: 'saratoga', day: DAY, weather: WET });
  assert.equal(
    races.map(({ weather }) => weather),
    [WET, WET],
  );
  assert.is(races[1]?.runners[0]?.formula.parts.wet, -2);
});

test.run();
