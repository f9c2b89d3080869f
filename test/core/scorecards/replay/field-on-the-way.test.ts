import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CardChange, ChangedFact } from '#core/card/card-change.ts';
import type { Race } from '#core/card/race.ts';
import { isStarter } from '#core/card/runner.ts';
import { instant, MINUTE, parseInstant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { fieldThen } from '#core/scorecards/replay/field-on-the-way.ts';
import { MINUTES_BEFORE } from '#core/scorecards/replay/replay-moments.ts';
import { aCard } from '#test/support/a-card.ts';
import { aChange } from '#test/support/a-change.ts';
import { aRace } from '#test/support/a-race.ts';
import { aFinisher, aRaceResult } from '#test/support/a-result.ts';

const test = suite('the field on the way to the off');

const POST = Number(aRace().postTime);
const DAY = '2025-08-02' as RaceDay;

/** Known so many minutes before the post time of race 1. */
const before = (minutes: number, fact: ChangedFact, change: Partial<CardChange> = {}): CardChange =>
  aChange(fact, { knownAt: instant(POST - minutes * MINUTE), ...change });
const ofRace = { programNumber: null, horseName: null };

function fieldWith(
  minutes: number,
  changes: readonly CardChange[],
  result: ReturnType<typeof aRaceResult> | null = null,
  race: Race = aRace(),
) {
  const runs = result === null ? [] : [{ track: 'SAR', day: DAY, race: result }];
  return fieldThen(race, minutes, { card: aCard({ races: [race] }), changes, runs });
}

const numbersOf = ({ runners }: Race): string =>
  runners
    .filter(isStarter)
    .map(({ programNumber }) => programNumber)
    .join('');

test('a scratch counts at every moment after it was known and at none before', () => {
  const fields = MINUTES_BEFORE.map((minutes) =>
    numbersOf(fieldWith(minutes, [before(7, { what: 'scratched', to: true })]).race),
  );
  assert.equal(fields, ['123456', '123456', '13456', '13456', '13456']);
});

test('what is known ten minutes before is known at the moment ten minutes before', () => {
  assert.is(numbersOf(fieldWith(10, [before(10, { what: 'scratched', to: true })]).race), '13456');
});

test('what becomes known at the off or after it changes no field', () => {
  for (const minutes of [0, -1])
    assert.is(numbersOf(fieldWith(0, [before(minutes, { what: 'scratched', to: true })]).race), '123456');
});

test('a rider is changed from the moment it was announced, and keeps the records he has on the card', () => {
  const changes = [
    before(7, { what: 'jockey', to: 'Robin Lane' }),
    before(3, { what: 'jockey', to: 'Pat Moss' }),
  ];
  const riderAt = (minutes: number) =>
    fieldWith(minutes, changes).race.runners.find(({ programNumber }) => programNumber === '2')?.jockey;
  assert.is(riderAt(5)?.records.length, 1);
  assert.equal([riderAt(1)?.name, riderAt(1)?.records], ['Pat Moss', []]);
});

test('a race put back is rated on the way to the off it really had', () => {
  const later = instant(POST + 20 * MINUTE);
  const delay = before(15, { what: 'post-time', to: later }, ofRace);
  const { race, now } = fieldWith(10, [delay]);
  assert.equal([race.postTime, now], [later, instant(later - 10 * MINUTE + 1)]);
});

test('the moments are in order, each a millisecond past its minute, the last at the off', () => {
  const moments = MINUTES_BEFORE.map((minutes) => POST - fieldWith(minutes, []).now);
  assert.equal(moments, [30 * MINUTE - 1, 10 * MINUTE - 1, 5 * MINUTE - 1, MINUTE - 1, 0]);
});

test('at the off the field is who went to the gate, and before it who was expected there', () => {
  const starters = ['1', '4', '5'].map((programNumber) => aFinisher({ programNumber }));
  const result = aRaceResult({ starters });
  assert.is(numbersOf(fieldWith(0, [], result).race), '145');
  assert.is(numbersOf(fieldWith(1, [], result).race), '123456');
});

test('the result of another race of the day is not looked at', () => {
  const starters = [aFinisher({ programNumber: '1' })];
  assert.is(numbersOf(fieldWith(0, [], aRaceResult({ raceNumber: 2, starters })).race), '123456');
});

test('without a post time the off is as the result reports it, without either noon at the track', () => {
  const race = aRace({ postTime: null });
  const reported = fieldWith(5, [], aRaceResult({ offMinute: 13 * 60 + 10 }), race);
  assert.is(reported.race.postTime, parseInstant('2025-08-02T13:10:00-04:00'));
  const unknown = fieldWith(5, [], null, race);
  assert.equal([unknown.race.postTime, unknown.now], [null, parseInstant('2025-08-02T12:00:00-04:00')]);
});

test('a cancelled race is cancelled from the moment it was known', () => {
  const cancelled = before(7, { what: 'cancelled', to: true }, ofRace);
  assert.is(fieldWith(10, [cancelled]).race.isCancelled, undefined);
  assert.is(fieldWith(5, [cancelled]).race.isCancelled, true);
});

test.run();
