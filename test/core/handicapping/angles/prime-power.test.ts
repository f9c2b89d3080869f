import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { near } from '#test/support/near.ts';
import { field, findingsOf, rated } from './finding-of.ts';

const test = suite('the Prime Power angle');

const found = (...powers: readonly (number | null)[]) =>
  findingsOf('primePower', field(...powers.map((primePower) => rated({ primePower }))));

test('136, 130 and 124: six points from the average of 130 are half of full marks', () => {
  const findings = found(136, 130, 124);
  near(findings.get('1')?.value, 0.5);
  near(findings.get('2')?.value, 0);
  near(findings.get('3')?.value, -0.5);
});

test('the top rating names its lead, the others name the top one', () => {
  const findings = found(136.2, 131.7, 120);
  assert.is(findings.get('1')?.says, 'Prime Power 136.2, top by 4.5');
  assert.is(findings.get('2')?.says, 'Prime Power 131.7, best in the field 136.2');
  assert.is(findings.get('3')?.says, 'Prime Power 120.0, best in the field 136.2');
});

test('two equal tops have no lead', () => {
  for (const { says } of found(136.2, 136.2).values())
    assert.is(says, 'Prime Power 136.2, best in the field 136.2');
});

test('an unrated horse is left out and changes nobody else', () => {
  const findings = found(136, null, 124);
  assert.equal([...findings.keys()], ['1', '3']);
  near(findings.get('1')?.value, 0.5);
});

test('a single rating in the field is compared with nothing', () => {
  assert.is(found(136, null, null).size, 0);
});

test.run();
