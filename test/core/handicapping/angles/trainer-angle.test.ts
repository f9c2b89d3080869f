import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Angle } from '#core/card/runner.ts';
import { situationSaid } from '#core/handicapping/angles/trainer-angle.ts';
import { aPerson } from '#test/support/a-runner.ts';
import { near } from '#test/support/near.ts';
import { findingOf } from './finding-of.ts';

const test = suite("the trainer's situations");

const angle = (label: string, starts: number, wins: number, who: Angle['who'] = 'trainer'): Angle => ({
  who,
  label,
  starts,
  winShare: wins / starts,
  inMoneyShare: 0.5,
  roi: 0,
});
/** A trainer who wins 15% overall. */
const found = (...angles: readonly Angle[]) =>
  findingOf('trainerAngle', { angles, trainer: aPerson('MARSH ALEX', 100, 15) });

test('ten points above the usual 15%, of 25, is .4 for; ten below as much against', () => {
  near(found(angle('2nd off layoff', 88, 22))?.value, 0.4);
  near(found(angle('2nd off layoff', 100, 5))?.value, -0.4);
});

test('the sentence has both shares and the winners behind the first', () => {
  assert.is(
    found(angle('Sprints', 100, 5))?.says,
    'trainer wins 5% in sprints (5 of 100), 15% overall (15 of 100 this year)',
  );
});

test('the situation furthest from the usual speaks, for or against', () => {
  const angles = [angle('Sprints', 100, 21), angle('Shipper', 100, 2), angle('Routes', 100, 22)];
  assert.match(found(...angles)?.says ?? '', /^trainer wins 2% with shippers \(2 of 100\)/);
});

test('a situation with more winners than an average trainer has is no reason against, whatever this one has elsewhere', () => {
  const leading = (wins: number) =>
    findingOf('trainerAngle', {
      angles: [angle('Sprints', 100, wins)],
      trainer: aPerson('MARSH ALEX', 100, 22),
    });
  assert.is(leading(16), null);
  near(leading(13)?.value, -0.36);
  near(leading(30)?.value, 0.32);
});

test('five points off are worth a word, four are not', () => {
  assert.match(found(angle('Sprints', 100, 20))?.says ?? '', /20% in sprints/);
  assert.is(found(angle('Sprints', 100, 19)), null);
  assert.is(found(angle('Sprints', 100, 11)), null);
});

test('twenty-five starts are enough, twenty-four are not', () => {
  assert.ok(found(angle('Sprints', 25, 10)));
  assert.is(found(angle('Sprints', 24, 12)), null);
});

test("a jockey's situations and a horse without any say nothing of the trainer", () => {
  assert.is(found(angle('Sprints', 100, 50, 'jockey')), null);
  assert.is(found(), null);
});

test('without the usual share there is nothing to differ from', () => {
  const angles = [angle('Sprints', 100, 50)];
  for (const trainer of [null, aPerson('NEW NAME', 0, 0)])
    assert.is(findingOf('trainerAngle', { angles, trainer }), null);
});

test('fifty points above the usual is full marks, not more', () => {
  assert.is(found(angle('Sprints', 100, 65))?.value, 1);
});

test('a label is put into words, with blanks around it too; an unknown one is quoted', () => {
  assert.is(situationSaid('Btn favorite'), 'with beaten favorites');
  assert.is(situationSaid(' Dirt to Turf '), 'from dirt to turf');
  assert.is(situationSaid('Full Moon '), 'in "Full Moon"');
});

test.run();
