import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Workout } from '#core/card/workout.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPerson, aRunner } from '#test/support/a-runner.ts';
import { openAssistant } from '#test/support/assistant-room.ts';
import { asks, NOON } from './asking.ts';

const test = suite('angles over the card that name no horse');

const work = (rank: number, count: number): Workout => ({
  day: '2025-07-28' as RaceDay,
  track: 'SAR',
  distanceYards: 880,
  seconds: 48.2,
  isBullet: rank === 1,
  condition: 'FT',
  manner: 'B',
  course: '',
  rank,
  count,
});
const away = (programNumber: string, horseName: string, daysSinceLast: number, latest: Workout) => ({
  ...aRunner({ programNumber, horseName, toOne: 3, trainer: aPerson('DANE MILLER') }),
  daysSinceLast,
  workouts: [latest],
});
const card = aCard({
  races: [
    aRace({
      number: 1,
      runners: [away('1', 'SILVER LATCH', 20, work(1, 30)), away('2', 'QUIET FORD', 90, work(2, 80))],
    }),
    aRace({
      number: 2,
      runners: [away('1', 'MARBLE BRIDGE', 160, work(1, 90)), away('2', 'CEDAR PATH', 210, work(9, 12))],
    }),
  ],
});
const ask = asks(await openAssistant({ card, now: NOON }));

test('absences are counted in days although the question names no horses', async () => {
  for (const question of [
    'absences over 150 days',
    'layoffs of more than 150 days',
    'layoffs over five months',
    'away more than 150 days',
    'all absences longer than 150 days on the card',
  ])
    assert.match(
      await ask(question),
      /^2 starters on the card are away for more than (?:150 days|5 months):\n- Race 2, #2 Cedar Path: 210 days\n- Race 2, #1 Marble Bridge: 160 days/,
      question,
    );
  for (const question of [
    'layoff 90 days or more',
    'away 90 days or more',
    'off 90+ days',
    '90+ day layoffs',
  ])
    assert.match(await ask(question), /^3 starters on the card are away for 90 days or more:/, question);
  assert.match(
    await ask('layoffs of 90 days or more in race 1'),
    /^1 starter in race 1 is away for 90 days or more:\n- Race 1, #2 Quiet Ford: 90 days/,
  );
  assert.match(
    await ask('absences over 300 days'),
    /^No starter on the card is away for more than 300 days\./,
  );
});

test('other questions with a time and a layoff are not answered with who was away', async () => {
  for (const question of [
    'Miller off 90 day layoffs',
    'is 90 days off too long',
    'win rate off 90 days',
    'not away 90 days',
    'layoff winners over 90 days',
    'take 90 days off',
    'why off 90 days',
  ])
    assert.not.match(await ask(question), /away for/, question);
});

test('the best workers are the bullets of the latest works, the fastest of the most first', async () => {
  for (const question of [
    'best workers today',
    'sharpest morning horses on the card',
    'top workouts',
    'best recent works',
    'who are the fastest morning workers',
  ])
    assert.match(
      await ask(question),
      /^2 starters on the card with a bullet in the latest work, the fastest of the most works first:\n- Race 2, #1 Marble Bridge: .*1 of 90, bullet\n- Race 1, #1 Silver Latch: .*1 of 30, bullet/,
      question,
    );
  assert.match(await ask('best worker in race 1'), /^1 starter in race 1 with a bullet.*\n.*Silver Latch/);
});

test('other workers and mornings are not answered with bullets', async () => {
  for (const question of [
    'how does this work best',
    'best morning line value',
    'what is the best time in the morning to come',
    'does the track hire workers',
    'best trainers',
    'who are not the best workers',
  ])
    assert.not.match(await ask(question), /bullet in/, question);
});

test.run();
