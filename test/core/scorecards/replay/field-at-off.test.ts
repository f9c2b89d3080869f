import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isStarter } from '#core/card/runner.ts';
import { fieldAtOff } from '#core/scorecards/replay/field-at-off.ts';
import { aRace } from '#test/support/a-race.ts';
import { aFinisher, aRaceResult } from '#test/support/a-result.ts';
import { aRunner } from '#test/support/a-runner.ts';

const test = suite('the field as it went to the gate');

const race = aRace({
  surface: 'turf',
  distanceYards: 1540,
  runners: [
    aRunner({ programNumber: '1', horseName: 'Quiet Ford' }),
    aRunner({ programNumber: '2', horseName: 'Tin Whistle' }),
    aRunner({ programNumber: '3', horseName: 'Late Caller', listStatus: 'also-eligible' }),
  ],
});
const starters = ['Quiet Ford', 'LATE CALLER (IRE)'].map((horseName, index) =>
  aFinisher({ programNumber: String(index + 1), horseName }),
);

test('who is not among the starters was scratched, who drew in starts', () => {
  const field = fieldAtOff(race, aRaceResult({ starters }));
  assert.equal(field.runners.map(isStarter), [true, false, true]);
  assert.equal(field.runners[1]?.isScratched, true);
  assert.equal([field.surface, field.distanceYards], ['turf', 1540]);
});

test('a race taken off the turf is rated on the surface it was run on', () => {
  const field = fieldAtOff(race, aRaceResult({ starters, offTheTurf: true, distanceYards: 1320 }));
  assert.equal([field.surface, field.distanceYards], ['dirt', 1320]);
});

test('a result without starters, or of other horses, changes nothing', () => {
  assert.is(fieldAtOff(race, aRaceResult({ starters: [], cancelled: { reason: 'Weather' } })), race);
  assert.is(fieldAtOff(race, aRaceResult()), race);
});

test('a result that names only who was paid scratches nobody', () => {
  assert.is(fieldAtOff(race, aRaceResult({ starters, isFieldComplete: false })), race);
  assert.is(fieldAtOff(race, aRaceResult({ starters })).runners[1]?.isScratched, true);
});

test.run();
