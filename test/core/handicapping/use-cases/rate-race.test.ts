import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { toIso } from '#core/kernel/instant.ts';
import { aRace } from '#test/support/a-race.ts';
import { near } from '#test/support/near.ts';
import { present } from '#test/support/present.ts';
import { refused } from '#test/support/refused.ts';
import { EVENING, MORNING, storeWith } from './cards-of-two-races.ts';
import { DRY, openRating, WET } from './open-rating.ts';

const test = suite('rating a race');

test('the chances of a race sum to one and follow its prices', async () => {
  const { rateRace } = await openRating({}, MORNING, storeWith({ races: [aRace()] }));
  const { runners } = await rateRace(aRace().id);
  const chances = runners.map(({ winProbability }) => present(winProbability));
  near(
    chances.reduce((sum, chance) => sum + chance, 0),
    1,
  );
  assert.equal(
    chances,
    [...chances].sort((a, b) => b - a),
  );
});

test('weather that is passed in counts before the weather that was looked up', async () => {
  const { rateRace } = await openRating({ weather: DRY });
  assert.equal((await rateRace(aRace().id)).weather, DRY);
  assert.equal((await rateRace(aRace().id, WET)).weather, WET);
});

test('without any weather the rating says that it knows none', async () => {
  const { rateRace } = await openRating();
  assert.is((await rateRace(aRace().id)).weather, null);
});

test('asked in the evening a race is rated as it was known at its off', async () => {
  const { rateRace } = await openRating({}, EVENING);
  const { sources } = await rateRace(aRace().id);
  assert.is(sources.upTo, toIso(present(aRace().postTime)));
  assert.is(sources.card.source, 'Brisnet card SAR0802.DRF');
});

test('an invalid race id and the id of an unknown race are refused alike', async () => {
  const { rateRace } = await openRating();
  for (const id of ['', 'race one', aRace({ number: 9 }).id]) {
    const { kind, code } = await refused(rateRace(id));
    assert.equal([kind, code], ['not-found', 'card.unknown-race']);
  }
});

test.run();
