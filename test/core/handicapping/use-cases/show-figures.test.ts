import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeShowFigures } from '#core/handicapping/use-cases/show-figures.ts';
import { HOUR, shift } from '#core/kernel/instant.ts';
import { aRace } from '#test/support/a-race.ts';
import { refused } from '#test/support/refused.ts';
import { DAY, EVENING, MORNING, ranToday, storeWith } from './cards-of-two-races.ts';

const test = suite('showing speed figures');

const request: { track: string; day: string; raceNumber: number } = {
  track: 'saratoga',
  day: DAY,
  raceNumber: 1,
};

async function show(change: Partial<typeof request> = {}, now = MORNING, cards = storeWith()) {
  const showFigures = makeShowFigures({ cards: await cards, clock: () => now });
  return showFigures({ ...request, ...change });
}

test('each starter has its base speed, in the order of the card', async () => {
  const { race, speeds } = await show();
  assert.is(race.number, 1);
  assert.equal(
    speeds.map(({ runner, base }) => [runner.programNumber, base.points, base.races]),
    [
      ['1', 90, 1],
      ['2', 90, 1],
    ],
  );
});

test('what a horse ran on the race day itself is not in its figure, not even in the evening', async () => {
  const { speeds } = await show({}, EVENING);
  assert.equal(
    speeds.map(({ base }) => base.points),
    [90, 90],
  );
});

test('facts count up to now, and never past the off', async () => {
  assert.is((await show()).upTo, MORNING);
  assert.is((await show({}, EVENING)).upTo, aRace().postTime);
});

test('a scratched horse has no figure to show', async () => {
  const runners = [ranToday('1', 120, { isScratched: true }), ranToday('2', 40)];
  const { speeds } = await show({}, MORNING, storeWith({ races: [aRace({ runners })] }));
  assert.equal(
    speeds.map(({ runner }) => runner.programNumber),
    ['2'],
  );
});

test('it names the card the figures come from', async () => {
  assert.is((await show()).card.source, 'Brisnet card SAR0802.DRF');
});

test('an unknown track is refused', async () => {
  const wrong = await refused(show({ track: 'nowhere' }));
  assert.equal([wrong.kind, wrong.code], ['not-found', 'card.unknown-track']);
});

test('an invalid day, a day without a card and a race it does not have are refused, each by its name', async () => {
  const codes = [];
  for (const change of [{ day: '2025-02-30' }, { day: '2025-08-03' }, { raceNumber: 3 }])
    codes.push((await refused(show(change))).code);
  assert.equal(codes, ['card.bad-day', 'card.no-card', 'card.unknown-race']);
});

test('two days ahead nothing of the days between is known', async () => {
  const ahead = shift(MORNING, -48 * HOUR);
  const { speeds, upTo } = await show({}, ahead);
  assert.is(upTo, ahead);
  assert.equal(
    speeds.map(({ base }) => base.races),
    [1, 1],
  );
});

test.run();
