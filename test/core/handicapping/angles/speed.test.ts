import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { near } from '#test/support/near.ts';
import { field, figured, findingsOf, raced, TURF_MILE } from './finding-of.ts';

const test = suite('the speed angle');

const found = (past: ReturnType<typeof figured>, rival = figured(80, 80), race = {}) =>
  findingsOf('speed', field({ pastPerformances: past }, { pastPerformances: rival }), race);

test('95.5 against 80 is 7.75 over the average of the field, of the 14 points that are full marks', () => {
  const findings = found(figured(90, 70, 101));
  near(findings.get('1')?.value, 7.75 / 14);
  near(findings.get('2')?.value, -7.75 / 14);
});

test('the fourth race back does not count, however fast it was', () => {
  const clause = found(figured(70, 71, 72, 120)).get('1')?.says;
  assert.is(clause, 'ran 72 at Aqueduct on Jul 3 and 71 at Aqueduct on Jul 13');
});

test('a race without a figure is passed over: the three before it are looked at', () => {
  const clause = found(figured(90, null, 70, 101)).get('1')?.says;
  assert.match(clause ?? '', /^ran 101 at Aqueduct on Jun 23 and 90 at Aqueduct on Jul 23, best/);
});

test('a single figure is named alone in the sentence', () => {
  assert.is(found(figured(79)).get('1')?.says, 'ran 79 at Aqueduct on Jul 23');
});

test('a race of exactly a year ago counts, one of the day before does not', () => {
  const old = (days: number) => [raced(days, { speedFigure: 90 })];
  assert.ok(found(old(365)).has('1'));
  assert.not.ok(found(old(366)).has('1'));
});

test('inner dirt is form for dirt; turf and synthetic are not', () => {
  const on = (surface: 'inner-dirt' | 'turf' | 'synthetic') =>
    found([raced(10, { surface, speedFigure: 90 })]).has('1');
  assert.equal([on('inner-dirt'), on('turf'), on('synthetic')], [true, false, false]);
});

test('on turf the best says turf, and a stakes race is named in full', () => {
  const past = [raced(21, { surface: 'inner-turf', raceName: 'Fourstardave', speedFigure: 99 })];
  const rival = [raced(21, { surface: 'turf', speedFigure: 80 })];
  assert.is(
    found(past, rival, TURF_MILE).get('1')?.says,
    'ran 99 in the Fourstardave on Jul 12, best recent turf figures in the field',
  );
});

test('two horses with the same mean are both the best', () => {
  for (const { says, value } of found(figured(82, 78), figured(80, 80)).values()) {
    assert.match(says, /best recent dirt figures in the field$/);
    assert.is(value, 0);
  }
});

test('a horse far above its field has full marks, not more', () => {
  const findings = found(figured(120, 120), figured(60, 60));
  assert.equal([findings.get('1')?.value, findings.get('2')?.value], [1, -1]);
});

test('with one measured horse, an unknown surface or no race at all there is nothing to compare', () => {
  assert.is(found(figured(90), []).size, 0);
  assert.is(found(figured(90), figured(80), { surface: null }).size, 0);
  assert.is(found([], []).size, 0);
});

test.run();
