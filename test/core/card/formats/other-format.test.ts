import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { keptForms, otherFormatOf } from '#core/card/formats/other-format.ts';
import type { Card } from '#core/card/race.ts';
import { horseKey, type Runner } from '#core/card/runner.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPastRace, aRunner, aWorkout } from '#test/support/a-runner.ts';

const test = suite('another format of a card');

const cardOf = (...runners: readonly Partial<Runner>[]): Card =>
  aCard({
    races: [
      aRace({
        runners: runners.map((runner, index) => aRunner({ programNumber: String(index + 1), ...runner })),
      }),
    ],
  });
const named = (birthYear: number | null, dam: string | null, change: Partial<Runner> = {}) => ({
  horseName: 'PAPER LANTERN',
  horseKey: horseKey('Paper Lantern', birthYear, dam),
  pastPerformances: [aPastRace()],
  ...change,
});
const keyBeside = (other: Card, stored: Card) => otherFormatOf(other, 'hash', stored).forms[0]?.horse.key;

test('a horse with neither past races nor works is left out, and the rest are counted', () => {
  const works = [aWorkout(), aWorkout({ day: '2025-05-20' as RaceDay })];
  const card = cardOf(
    { pastPerformances: [aPastRace()], workouts: works },
    { pastPerformances: [], workouts: [] },
    { pastPerformances: null, workouts: null },
  );
  const format = otherFormatOf(card, 'hash', card);
  assert.equal(
    format.forms.map(({ horse, lines }) => [horse.name, lines.length]),
    [['PAPER LANTERN 1', 1]],
  );
  assert.equal(keptForms(format), { source: 'Brisnet card SAR0802.DRF', pastPerformances: 1, workouts: 2 });
});

test('the horse is the one on the stored card, unless this file knows more of it', () => {
  const full = named(2021, 'Candle Wick');
  const noYear = named(null, 'Candle Wick');
  const otherDam = named(2021, 'Candlewicks');
  assert.is(keyBeside(cardOf(noYear), cardOf(full)), full.horseKey);
  assert.is(keyBeside(cardOf(full), cardOf(noYear)), full.horseKey);
  assert.is(keyBeside(cardOf(otherDam), cardOf(full)), full.horseKey);
});

test('a horse that the stored card does not have, or has twice in the race, is itself', () => {
  const horse = named(null, 'Candle Wick');
  assert.is(keyBeside(cardOf(horse), cardOf({})), horse.horseKey);
  const namesakes = cardOf(named(2021, 'Tallow Dip'), named(2020, 'Candle Wick'));
  assert.is(keyBeside(cardOf(horse), namesakes), horse.horseKey);
});

test.run();
