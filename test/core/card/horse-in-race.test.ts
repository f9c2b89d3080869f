import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isSameInRace, runnerOfKey } from '#core/card/horse-in-race.ts';
import { horseKey } from '#core/card/runner.ts';
import { aRunner } from '#test/support/a-runner.ts';

const test = suite('finding a horse in a race by its key');

const named = (programNumber: string, horseName: string, year: number | null, dam: string | null) =>
  aRunner({ programNumber, horseName, horseKey: horseKey(horseName, year, dam) });
const field = [
  named('1', 'Slate Gate', null, 'Stone Wall'),
  named('2', 'Reed Bed (IRE)', 2021, null),
  named('3', 'Reed Bed', 2022, 'Marsh'),
];
const numberOf = (...key: Parameters<typeof horseKey>) =>
  runnerOfKey(field, horseKey(...key))?.programNumber ?? null;

test('a missing foaling year or a dam spelled differently still matches the same horse', () => {
  assert.is(numberOf('SLATE GATE', 2021, 'STONE WALL'), '1');
  assert.is(numberOf('Slate Gate', 2021, 'Stonewall II'), '1');
  assert.ok(isSameInRace(horseKey('Slate Gate', null, null), horseKey('Slate Gate', 2021, 'Stone Wall')));
});

test('two horses with the same name are told apart only by the whole key; another name matches none', () => {
  assert.is(numberOf('Reed Bed', 2022, 'Marsh'), '3');
  assert.is(numberOf('Reed Bed', null, null), null);
  assert.is(numberOf('Slate Gates', 2021, 'Stone Wall'), null);
});

test.run();
