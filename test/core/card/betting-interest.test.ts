import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { bettingInterests } from '#core/card/betting-interest.ts';
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

test.run();
