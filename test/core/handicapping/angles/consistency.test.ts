import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aRecord, aRunner } from '#test/support/a-runner.ts';
import { near } from '#test/support/near.ts';
import { present } from '#test/support/present.ts';
import { field, findingsOf } from './finding-of.ts';

const test = suite('consistency');

/** A horse with so many wins, places and shows of its starts. */
const career = (starts: number, wins: number, places: number, shows: number) => ({
  records: { ...present(aRunner().records), life: aRecord({ starts, wins, places, shows }) },
});

test('half in the first three against a fifth: .15 over the average, of .4 that are full marks', () => {
  const findings = findingsOf('consistency', field(career(8, 2, 1, 1), career(10, 1, 1, 0)));
  near(findings.get('1')?.value, 0.15 / 0.4);
  near(findings.get('2')?.value, -0.15 / 0.4);
});

test('it says the first three, the starts and the wins among them', () => {
  const findings = findingsOf('consistency', field(career(12, 3, 4, 2), career(5, 0, 0, 0)));
  assert.is(findings.get('1')?.says, 'in the first three in 9 of 12 starts (3 won)');
  assert.is(findings.get('2')?.says, 'in the first three in 0 of 5 starts (0 won)');
});

test('five starts are enough, four are not, and a first starter is no inconsistent horse', () => {
  const runners = field(career(5, 1, 1, 1), career(4, 4, 0, 0), career(0, 0, 0, 0), career(9, 1, 0, 0));
  assert.equal([...findingsOf('consistency', runners).keys()], ['1', '4']);
});

test('a horse whose record is unknown is left out, and one horse with a record is compared with nobody', () => {
  const unknown = { records: null };
  assert.equal([...findingsOf('consistency', field({}, {}, unknown)).keys()], ['1', '2']);
  assert.is(findingsOf('consistency', field({}, unknown, unknown)).size, 0);
});

test('never out of the money against never in it is full marks and all against', () => {
  const findings = findingsOf('consistency', field(career(6, 6, 0, 0), career(6, 0, 0, 0)));
  assert.equal([findings.get('1')?.value, findings.get('2')?.value], [1, -1]);
});

test.run();
