import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { personInWords, spokenNames } from '#core/card/program-name.ts';

const test = suite('program name');

const PRINTED: readonly (readonly [string, readonly string[]])[] = [
  ['LANE ROBIN', ['ROBIN LANE']],
  ['LANE ROBIN A', ['ROBIN A LANE']],
  ['LANE ROBIN A JR', ['ROBIN A LANE JR']],
  ['LANE III ROBIN', ['ROBIN LANE III']],
  ['LANE R T', ['R T LANE']],
  ['LANE R', ['R LANE']],
  ['MARSH LANE ROBIN', ['LANE ROBIN MARSH', 'ROBIN MARSH LANE']],
  ['LANE', ['LANE']],
];
for (const [printed, spoken] of PRINTED) {
  test(`${printed} is ${spoken.join(' or ')}`, () => assert.equal(spokenNames(printed), spoken));
}

test('a name not printed in capitals stays in the order people say it', () => {
  assert.equal(spokenNames('Robin A. Lane'), ['Robin A. Lane']);
});

test('in running text a person of a card has the first name first, where the card leaves no doubt of it', () => {
  const words = ['LANE ROBIN', 'LANE ROBIN JR', 'MCMARSH R T', 'MARSH LANE ROBIN', 'Robin Lane'].map(
    personInWords,
  );
  assert.equal(words, ['Robin Lane', 'Robin Lane Jr', 'R T McMarsh', 'Marsh Lane Robin', 'Robin Lane']);
});

test.run();
