import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aRecord, aRunner } from '#test/support/a-runner.ts';
import { near } from '#test/support/near.ts';
import { present } from '#test/support/present.ts';
import { field, findingsOf, rated } from './finding-of.ts';

const test = suite('the distance angle');

/** A horse with this best figure at the distance, and so many starts and wins there. */
const tried = (bestDistance: number | null, starts: number, wins: number) => ({
  ...rated({ bestDistance }),
  records: { ...present(aRunner().records), distance: aRecord({ starts, wins }) },
});

test('97 against 89 is four over the average, of the 16 points that are full marks', () => {
  const findings = findingsOf('distanceFit', field(tried(97, 4, 1), tried(89, 6, 0)));
  near(findings.get('1')?.value, 0.25);
  near(findings.get('2')?.value, -0.25);
});

test('only the best figure at the distance tops the field', () => {
  const findings = findingsOf('distanceFit', field(tried(97, 4, 1), tried(89, 6, 0)));
  assert.is(findings.get('1')?.says, '1 for 4 at the distance, best figure 97, tops in the field');
  assert.is(findings.get('2')?.says, '0 for 6 at the distance, best figure 89 against 97 in the field');
});

test('the best figure of a horse that has not won at the distance comes before its record, which speaks against it', () => {
  const findings = findingsOf('distanceFit', field(tried(97, 4, 0), tried(89, 6, 0)));
  assert.is(findings.get('1')?.says, 'best figure 97 tops in the field, though 0 for 4 at the distance');
});

test('a win in the only try is not a reason against; the figure is', () => {
  const findings = findingsOf('distanceFit', field(tried(106, 4, 1), tried(87, 1, 1)));
  assert.is(findings.get('2')?.says, '1 for 1 at the distance, best figure 87 against 106 in the field');
});

test('no win in two tries behind a figure that others have beaten is no reason for a horse', () => {
  const findings = findingsOf('distanceFit', field(tried(92, 4, 1), tried(88, 2, 0), tried(60, 3, 1)));
  assert.is(findings.get('2')?.value, 0);
});

test('two equal best figures both top the field', () => {
  const clauses = [...findingsOf('distanceFit', field(tried(90, 1, 1), tried(90, 2, 2))).values()].map(
    (finding) => finding.says,
  );
  assert.ok(clauses.every((clause) => clause.endsWith('tops in the field')));
});

test('a horse new to the distance, without a figure there or of unknown record, is left out', () => {
  const runners = field(tried(97, 4, 1), tried(89, 6, 0), tried(99, 0, 0), tried(null, 3, 1), {
    ...rated({ bestDistance: 99 }),
    records: null,
  });
  assert.equal([...findingsOf('distanceFit', runners).keys()], ['1', '2']);
});

test('a figure of a scratched horse is not part of the comparison', () => {
  const scratched = { ...tried(120, 4, 4), isScratched: true };
  const findings = findingsOf('distanceFit', field(tried(97, 4, 1), tried(89, 6, 0), scratched));
  near(findings.get('1')?.value, 0.25);
  assert.match(findings.get('1')?.says ?? '', /tops in the field$/);
});

test('0 for 10 at the distance is never a plus, however fast the horse ran; 0 for 4 is too few to count', () => {
  const winless = findingsOf('distanceFit', field(tried(97, 10, 0), tried(89, 6, 2)));
  assert.is(winless.get('1')?.value, 0);
  near(winless.get('2')?.value, -0.25);
  near(findingsOf('distanceFit', field(tried(97, 4, 0), tried(89, 6, 2))).get('1')?.value, 0.25);
});

test('0 for 10 still counts against a slow horse', () => {
  near(findingsOf('distanceFit', field(tried(97, 4, 1), tried(89, 10, 0))).get('2')?.value, -0.25);
});

test.run();
