import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { bettingInterests, leadingNumber } from '#core/card/betting-interest.ts';
import { aRunner } from '#test/support/a-runner.ts';

const test = suite('betting interest');

const numbersOf = (...runners: ReturnType<typeof aRunner>[]): readonly [string, string[]][] =>
  bettingInterests(runners).map(({ number, runners: group }) => [
    number,
    group.map(({ programNumber }) => programNumber),
  ]);

test('coupled runners are one interest under their number, the others are alone', () => {
  const interests = numbersOf(
    aRunner({ programNumber: '2' }),
    aRunner({ programNumber: '1', coupledWith: 'A' }),
    aRunner({ programNumber: '3' }),
    aRunner({ programNumber: '1A', coupledWith: 'A' }),
  );
  assert.equal(interests, [
    ['2', ['2']],
    ['1', ['1', '1A']],
    ['3', ['3']],
  ]);
});

test('two couplings of one race stay separate', () => {
  const interests = numbersOf(
    aRunner({ programNumber: '1', coupledWith: 'A' }),
    aRunner({ programNumber: '2', coupledWith: 'B' }),
    aRunner({ programNumber: '1A', coupledWith: 'A' }),
    aRunner({ programNumber: '2B', coupledWith: 'B' }),
  );
  assert.equal(interests, [
    ['1', ['1', '1A']],
    ['2', ['2', '2B']],
  ]);
});

test('what is left of a coupling keeps its own program number', () => {
  assert.equal(numbersOf(aRunner({ programNumber: '1A', coupledWith: 'A' })), [['1A', ['1A']]]);
});

test('a coupling whose second half comes first is bet on by the number of both', () => {
  const [interest] = numbersOf(
    aRunner({ programNumber: '1A', coupledWith: 'A' }),
    aRunner({ programNumber: '1', coupledWith: 'A' }),
  );
  assert.equal(interest, ['1', ['1A', '1']]);
});

test('the number that is bet on is what a program number begins with', () => {
  assert.equal(['1', '1A', '12', '12B'].map(leadingNumber), ['1', '1', '12', '12']);
  assert.is(leadingNumber('A1'), 'A1', 'a number that begins with a letter is its own');
});

test('no runner is lost and none is in two interests', () => {
  const runners = ['1', '1A', '2', '2B', '3'].map((programNumber) =>
    aRunner({ programNumber, coupledWith: programNumber.startsWith('3') ? null : programNumber.charAt(0) }),
  );
  const grouped = bettingInterests(runners).flatMap(({ runners: group }) => group);
  assert.equal(grouped, runners);
  assert.equal(bettingInterests([]), []);
});

test.run();
