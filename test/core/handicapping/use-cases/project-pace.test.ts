import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { handicapper } from '#config/models.ts';
import { makeProjectPace } from '#core/handicapping/use-cases/project-pace.ts';
import { HOUR, shift } from '#core/kernel/instant.ts';
import { addDays } from '#core/kernel/race-day.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPastRace, aRunner } from '#test/support/a-runner.ts';
import { refused } from '#test/support/refused.ts';
import { DAY, EVENING, MORNING, storeWith } from './cards-of-two-races.ts';

const test = suite('projecting the pace');

const request: { track: string; day: string; raceNumber: number } = {
  track: 'saratoga',
  day: DAY,
  raceNumber: 1,
};

async function project(change: Partial<typeof request> = {}, now = MORNING, cards = storeWith()) {
  const projectPace = makeProjectPace({
    cards: await cards,
    clock: () => now,
    knownAround: async () => new Map(),
    handicapper,
    settings: { lean: 0.25 },
  });
  return projectPace({ ...request, ...change });
}

/** A runner without style or points on the card that led on these days before the race. */
const ledOn = (programNumber: string, ...daysAgo: readonly number[]) => {
  const plain = aRunner({ programNumber });
  const lead = { position: 1, lengths: 1 };
  return {
    ...plain,
    ratings: { ...plain.ratings, runStyle: null, earlyPoints: null },
    pastPerformances: daysAgo.map((days) => aPastRace({ day: addDays(DAY, -days), firstCall: lead })),
  };
};
const raceOf = (...runners: readonly ReturnType<typeof ledOn>[]) =>
  storeWith({ races: [aRace({ runners })] });

test('two horses of four early points make a slow pace', async () => {
  const { race, pace, field } = await project();
  assert.equal([race.number, pace.word, pace.topPoints], [1, 'Slow Early', [4, 4]]);
  assert.equal(
    field.map(({ isComputed }) => isComputed),
    [false, false],
  );
});

test('style and points are read from running lines where the card prints none', async () => {
  const { field, insights } = await project({}, MORNING, raceOf(ledOn('1', 10, 20, 30), ledOn('2', 15, 25)));
  assert.equal(
    field.map(({ style, points, isComputed }) => [style, points, isComputed]),
    [
      ['E', 8, true],
      ['E', 5, true],
    ],
  );
  assert.is(insights.at(-2), '2 starters: style or points read from running lines (none on the card).');
  assert.match(insights.at(-1) ?? '', /^The pace suits #1 Paper Lantern 1\. That is a lean, not a bet: /);
});

test('where a horse ran on the race day does not count, not even after the race', async () => {
  const { field, pace } = await project({}, EVENING, raceOf(ledOn('1', 0, 0, 0), ledOn('2')));
  assert.equal(
    field.map(({ style, points }) => [style, points]),
    [
      [null, null],
      [null, null],
    ],
  );
  assert.is(pace.isKnown, false);
});

test('the day after a race without a post time, its pace is in the past tense and no bet is left', async () => {
  const untimed = storeWith({
    races: [aRace({ postTime: null, runners: [ledOn('1', 10, 20, 30), ledOn('2', 15, 25)] })],
  });
  const sameDay = await project({}, EVENING, untimed);
  assert.match(sameDay.insights.at(-1) ?? '', /^The pace suits #1 /);
  const nextDay = await project({}, shift(EVENING, 24 * HOUR), untimed);
  assert.is(nextDay.insights.at(-1), 'The pace suited #1 Paper Lantern 1.');
});

test('it carries the card it was read from, and never looks past the off', async () => {
  const { card, upTo } = await project({}, EVENING);
  assert.is(card.source, 'Brisnet card SAR0802.DRF');
  assert.is(upTo, aRace().postTime);
});

test('an unknown track, an invalid day, a day without a card and an unknown race are refused', async () => {
  const codes = [];
  for (const change of [{ track: 'nowhere' }, { day: 'today' }, { day: '2025-08-03' }, { raceNumber: 0 }])
    codes.push((await refused(project(change))).code);
  assert.equal(codes, ['card.unknown-track', 'card.bad-day', 'card.no-card', 'card.unknown-race']);
});

test.run();
