import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { evidenceOf } from '#core/handicapping/evidence.ts';
import { instant } from '#core/kernel/instant.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { fieldOf, placesOf } from '#core/tickets/ticket-field.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';

const test = suite('the field a ticket is on');

const coupled = { coupledWith: 'A' };
const race = aRace({
  runners: [
    aRunner({ programNumber: '1', ...coupled, isScratched: true }),
    aRunner({ programNumber: '1A', ...coupled }),
    aRunner({ programNumber: '2' }),
    aRunner({ programNumber: '3', isScratched: true }),
    aRunner({ programNumber: '4', listStatus: 'also-eligible' }),
  ],
});
const field = fieldOf(evidenceOf(race, new Map(), instant(0)));

test('a coupled entry answers to all its numbers while one half runs', () => {
  assert.equal(field.interests, [['1A', '1'], ['2']]);
  assert.equal(placesOf(['1', '1A'], field), [0]);
});

test('all means all that start; scratched horses and those outside the race are left out', () => {
  assert.equal(placesOf('all', field), [0, 1]);
  assert.equal(field.gone, ['1', '3', '4']);
  assert.throws(() => placesOf(['4'], field), /^#4 is not running\.$/);
  assert.throws(() => placesOf(['5'], field), /No number 5 in this race/);
});

test('a number that does not start and one that is not in the race are refused apart', () => {
  const refusalOf = (number: string): readonly string[] => {
    try {
      placesOf([number], field);
      return [];
    } catch (error) {
      return error instanceof Refusal ? [error.kind, error.code] : ['a bug'];
    }
  };
  assert.equal(refusalOf('3'), ['invalid', 'handicapping.ticket-scratched']);
  assert.equal(refusalOf('9'), ['invalid', 'handicapping.ticket-unknown']);
  assert.equal(refusalOf('1'), [], 'the scratched half of an entry whose other half runs');
});

test('places are in the order of the set, each interest once', () => {
  assert.equal(placesOf(['2', '1A', '1', '2'], field), [1, 0]);
  assert.equal(placesOf([], field), []);
});

test.run();
