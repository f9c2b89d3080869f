import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inWords, textOf, whatHolds } from '#core/angle-search/combination.ts';
import { readCombination } from '#core/angle-search/read-combination.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { raced } from '#test/core/handicapping/angles/finding-of.ts';
import { holds, starterOf } from './starter-of.ts';

const test = suite('combinations of angles');

const rewritten = (text: string): string => textOf(readCombination(text));

function refusalOf(text: string): string {
  try {
    readCombination(text);
  } catch (error) {
    if (error instanceof Refusal) return `${error.kind} ${error.code} ${error.message}`;
    throw error;
  }
  return 'taken';
}

test('a combination is written as it was read, with the usual number where none is given', () => {
  assert.is(rewritten('layoff'), 'layoff(60)');
  assert.is(
    rewritten('layoff(90) and (first-lasix or not won-last)'),
    'layoff(90) and (first-lasix or not won-last)',
  );
  assert.is(rewritten(' trainer-situation( 25 )  or\twon-last'), 'trainer-situation(25,30) or won-last');
  for (const text of ['layoff and won-last', 'not (shipper or won-last)', '((shipper))'])
    assert.is(rewritten(rewritten(text)), rewritten(text), text);
});

test('"and" joins before "or"', () => {
  assert.is(rewritten('shipper or won-last and first-lasix'), 'shipper or (won-last and first-lasix)');
});

test('in words, each angle is its sentence with its numbers', () => {
  assert.is(
    inWords(readCombination('second-off-layoff(45) and not first-lasix')),
    'Second start off a layoff of 45 days or more and not Races with Lasix for the first time',
  );
});

test('what cannot be read is refused with the reason', () => {
  assert.is(refusalOf('  '), 'invalid angle-search.bad-search Choose at least one angle.');
  assert.match(refusalOf('hot-tip'), /There is no angle "hot-tip"/);
  assert.match(refusalOf('layoff won-last'), /"and" or "or" is missing before "won-last"/);
  assert.match(refusalOf('layoff and'), /ends where an angle is expected/);
  assert.match(refusalOf('(layoff'), /closing parenthesis/);
  assert.match(refusalOf('layoff(0)'), /days is a number from 1 to 730, not "0"/);
  assert.match(refusalOf('layoff(1.2.3)'), /not "1.2.3"/);
  assert.match(refusalOf('layoff(60,30)'), /takes 1 numbers, not 2/);
  assert.match(refusalOf('layoff & won-last'), /"& won-last" is not understood/);
  assert.match(refusalOf(Array.from({ length: 13 }, () => 'shipper').join(' or ')), /at most 12 angles/);
  assert.match(refusalOf('('.repeat(700)), /at most 600 characters/);
});

test('and, or, not; what is unknown makes nothing true', () => {
  const winner = starterOf({ medication: null, pastPerformances: [raced(20, { official: 1 })] });
  assert.is(holds('won-last and shipper', winner), true);
  assert.is(holds('won-last and layoff', winner), false);
  assert.is(holds('layoff or shipper', winner), true);
  assert.is(holds('not layoff', winner), true);
  assert.is(holds('not first-lasix', winner), null);
  assert.is(holds('won-last and first-lasix', winner), null);
  assert.is(holds('layoff and first-lasix', winner), false);
  assert.is(holds('won-last or first-lasix', winner), true);
});

test('a match names the angles that hold', () => {
  const winner = starterOf({ pastPerformances: [raced(20, { official: 1 })] });
  assert.equal(whatHolds(readCombination('layoff or won-last'), winner), ['Won its last race']);
});

test.run();
