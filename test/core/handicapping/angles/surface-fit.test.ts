import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Runner } from '#core/card/runner.ts';
import { aRecord, aRunner } from '#test/support/a-runner.ts';
import { near } from '#test/support/near.ts';
import { present } from '#test/support/present.ts';
import { field, findingsOf, rated, TURF_MILE } from './finding-of.ts';

const test = suite('the surface angle');

const records = present(aRunner().records);

/** A horse with so many starts and wins on fast dirt, and its best figure there. */
const onDirt = (bestFast: number | null, starts: number, wins: number): Partial<Runner> => ({
  ...rated({ bestFast }),
  records: { ...records, fastDirt: aRecord({ starts, wins }) },
});
/** A horse that never ran on today's surface, with this pedigree rating for turf and for dirt. */
const newcomer = (value: number, thin = false, life = records.life): Partial<Runner> => ({
  records: { ...records, life, fastDirt: aRecord(), turf: aRecord() },
  pedigree: { ...aRunner().pedigree, fast: { value, thin }, turf: { value, thin } },
});

test('a best figure of 100 on fast dirt against 92 is four over the average, of 16', () => {
  const findings = findingsOf('surfaceFit', field(onDirt(100, 13, 5), onDirt(92, 4, 0)));
  near(findings.get('1')?.value, 0.25);
  assert.is(findings.get('1')?.says, '5 for 13 on fast dirt, best figure 100, tops in the field');
  assert.is(findings.get('2')?.says, '0 for 4 on fast dirt, best figure 92 against 100 in the field');
});

test('the best figure of a horse without a win on the surface comes before its record', () => {
  const findings = findingsOf('surfaceFit', field(onDirt(100, 2, 0), onDirt(92, 4, 1)));
  assert.is(findings.get('1')?.says, 'best figure 100 tops in the field, though 0 for 2 on fast dirt');
});

test('on turf the turf record and the best turf figure count', () => {
  const onTurf = (bestTurf: number) => ({
    ...rated({ bestFast: 60, bestTurf }),
    records: { ...records, turf: aRecord({ starts: 3, wins: 1 }) },
  });
  const findings = findingsOf('surfaceFit', field(onTurf(96), onTurf(80)), TURF_MILE);
  near(findings.get('1')?.value, 0.5);
  assert.is(findings.get('1')?.says, '1 for 3 on turf, best figure 96, tops in the field');
});

test('a win in ten starts or none in five is no reason for a horse, whatever its best figure', () => {
  const best = (starts: number, wins: number) =>
    findingsOf('surfaceFit', field(onDirt(100, starts, wins), onDirt(80, 4, 1))).get('1')?.value ?? 0;
  for (const [starts, wins] of [
    [38, 3],
    [11, 1],
    [5, 0],
  ] as const)
    assert.is(best(starts, wins), 0, `${wins} for ${starts}`);
  for (const [starts, wins] of [
    [10, 1],
    [8, 1],
    [4, 0],
    [38, 4],
  ] as const)
    assert.ok(best(starts, wins) > 0, `${wins} for ${starts}`);
});

test('a horse new to the surface is rated by its pedigree: 117.5 is half of full marks over 105', () => {
  const findings = findingsOf('surfaceFit', field(newcomer(117.5)));
  near(findings.get('1')?.value, 0.5);
  near(findingsOf('surfaceFit', field(newcomer(105))).get('1')?.value, 0);
  near(findingsOf('surfaceFit', field(newcomer(92.5))).get('1')?.value, -0.5);
});

test('an unraced horse is called unraced, another one new to the surface', () => {
  const [unraced, raced] = [newcomer(118, false, aRecord()), newcomer(118)];
  const clauseFor = (runner: Partial<Runner>, race = {}) =>
    findingsOf('surfaceFit', field(runner), race).get('1')?.says;
  assert.is(clauseFor(unraced), 'unraced; pedigree rating for dirt 118');
  assert.is(clauseFor(raced), 'never raced on dirt; pedigree rating for dirt 118');
  assert.is(clauseFor(raced, TURF_MILE), 'never raced on turf; pedigree rating for turf 118');
});

test('a thin pedigree rating promises nothing, and none at all neither', () => {
  assert.is(findingsOf('surfaceFit', field(newcomer(130, true))).size, 0);
  const bare = { ...newcomer(130), pedigree: { ...aRunner().pedigree, fast: null } };
  assert.is(findingsOf('surfaceFit', field(bare)).size, 0);
});

test('a horse with starts on the surface is not judged by its pedigree, even without a figure there', () => {
  const raced = { ...newcomer(130), records: { ...records, fastDirt: aRecord({ starts: 1 }) } };
  const unfigured = { ...raced, ...rated({ bestFast: null }) };
  assert.is(findingsOf('surfaceFit', field(unfigured, onDirt(90, 2, 0))).size, 0);
});

test('proven horses are compared with each other, newcomers with nobody', () => {
  const runners = field(onDirt(100, 13, 5), onDirt(92, 4, 0), newcomer(130));
  const findings = findingsOf('surfaceFit', runners);
  near(findings.get('1')?.value, 0.25);
  near(findings.get('3')?.value, 1);
});

test('on a synthetic track, over jumps, on an unknown surface and of an unknown record nothing is said', () => {
  const runners = field(onDirt(100, 13, 5), onDirt(92, 4, 0), newcomer(130));
  for (const surface of ['synthetic', 'steeplechase', null] as const)
    assert.is(findingsOf('surfaceFit', runners, { surface }).size, 0, String(surface));
  const unknown = field({ ...newcomer(130), records: null });
  assert.is(findingsOf('surfaceFit', unknown).size, 0);
});

test.run();
