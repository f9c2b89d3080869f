import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { problemWithNumber, starterNumbered } from '#core/picks/outside-analysts/matched-runner.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { evidenceOn } from '../opinions.ts';

const test = suite('a runner that an outside analyst names');
const evidence = evidenceOn(
  aRace({
    runners: [
      aRunner({ programNumber: '1', coupledWith: '1' }),
      aRunner({ programNumber: '1A', coupledWith: '1' }),
      aRunner({ programNumber: '2' }),
      aRunner({ programNumber: '3' }),
      aRunner({ programNumber: '4', isScratched: true }),
      aRunner({ programNumber: '5', listStatus: 'main-track-only' }),
    ],
  }),
);

test('a program number is matched as printed, with its sign, case and blanks', () => {
  for (const number of ['1A', '#1a', ' 1a '])
    assert.equal(
      [starterNumbered(evidence, number)?.runner.programNumber, starterNumbered(evidence, number)?.index],
      ['1A', 0],
      number,
    );
  assert.is(starterNumbered(evidence, '2')?.index, 1, 'coupled horses are one interest');
  assert.is(starterNumbered(evidence, '4'), null);
});

test('a name, a post or half a number is no program number', () => {
  for (const text of ['', '#', 'A', '1B', '01', 'PAPER LANTERN 2', '2 3'])
    assert.is(starterNumbered(evidence, text), null, text);
});

test('a starter comes with its ticket, of an entry with both horses', () => {
  const starter = starterNumbered(evidence, '1A');
  assert.equal(
    [starter?.interest.number, starter?.interest.runners.map(({ programNumber }) => programNumber)],
    ['1', ['1', '1A']],
  );
});

test('a number that cannot be bet on says why', () => {
  assert.is(problemWithNumber(evidence, '2'), null);
  assert.is(problemWithNumber(evidence, '#1a'), null);
  assert.is(problemWithNumber(evidence, '4'), 'number 4 is scratched');
  assert.is(problemWithNumber(evidence, '5'), 'number 5 does not start');
  assert.is(problemWithNumber(evidence, '9'), 'there is no number "9" in this race');
});

test('in a cancelled race no number can be bet on', () => {
  const cancelled = evidenceOn(aRace({ isCancelled: true }));
  assert.is(problemWithNumber(cancelled, '1'), 'number 1 does not start');
});

test.run();
