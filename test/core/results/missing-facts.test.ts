import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { missingFacts } from '#core/results/missing-facts.ts';
import { aFinisher, aRaceResult } from '#test/support/a-result.ts';

const test = suite('what is still open about a result');

const unplaced = { crossed: null, official: null };

test('a chart is complete, also with a horse that did not finish', () => {
  assert.equal(missingFacts(aRaceResult()), []);
  const pulledUp = aFinisher({ programNumber: '2', ...unplaced, finished: false });
  assert.equal(missingFacts(aRaceResult({ starters: [aFinisher(), pulledUp] })), []);
});

test('a horse without a place whose finish is unknown leaves the places open', () => {
  const open = aFinisher({ programNumber: '2', ...unplaced, finished: null });
  assert.equal(missingFacts(aRaceResult({ starters: [aFinisher(), open] })), ['places']);
});

test('an entry placed with both horses leaves open which of them it was', () => {
  const mates = ['1', '1A'].map((programNumber) => aFinisher({ programNumber, ...unplaced, finished: true }));
  assert.equal(missingFacts(aRaceResult({ starters: mates })), ['places']);
});

test('where only the paid horses are named, field and places are open', () => {
  assert.equal(missingFacts(aRaceResult({ isFieldComplete: false })), ['field', 'places']);
});

test('the surface is open where no source reports it', () => {
  assert.equal(missingFacts(aRaceResult({ surface: null })), ['surface']);
});

test('nothing is open about a cancelled race', () => {
  const race = fc.record({
    cancelled: fc.constantFrom({ reason: 'Weather' }, { reason: null }),
    isFieldComplete: fc.boolean(),
    surface: fc.constantFrom('dirt' as const, null),
    starters: fc.constantFrom([], [aFinisher({ ...unplaced, finished: null })]),
  });
  fc.assert(fc.property(race, (cancelled) => assert.equal(missingFacts(cancelled), [])));
});

test.run();
