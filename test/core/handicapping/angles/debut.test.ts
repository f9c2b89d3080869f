import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Angle } from '#core/card/runner.ts';
import { aRecord, aRunner } from '#test/support/a-runner.ts';
import { near } from '#test/support/near.ts';
import { present } from '#test/support/present.ts';
import { findingOf } from './finding-of.ts';

const test = suite('first starters');

const angle = (label: string, starts: number, wins: number, who: Angle['who'] = 'trainer'): Angle => ({
  who,
  label,
  starts,
  winShare: wins / starts,
  inMoneyShare: 0.4,
  roi: -0.2,
});
const unraced = { ...present(aRunner().records), life: aRecord() };
const debut = (...angles: readonly Angle[]) => findingOf('debut', { records: unraced, angles });

test('a trainer who wins a fifth with first starters is ten points over the usual 10%, of fifteen', () => {
  near(debut(angle('1st time str', 50, 10))?.value, 2 / 3);
  near(debut(angle('1st time str', 50, 5))?.value, 0);
  near(debut(angle('1st time str', 50, 0))?.value, -2 / 3);
});

test('a quarter of winners is full marks, a half no more', () => {
  near(debut(angle('1st time str', 40, 10))?.value, 1);
  assert.is(debut(angle('1st time str', 40, 20))?.value, 1);
});

test('any of the labels of a debut counts, in its own words', () => {
  assert.is(
    debut(angle('Debut MdnSpWt', 60, 12))?.says,
    'first start; trainer wins 20% with debuts in maiden special weights (12 of 60)',
  );
  assert.match(debut(angle('Debut >= 1m', 60, 12))?.says ?? '', /with debuts at a mile or more/);
  assert.is(debut(angle('Sprints', 200, 60)), null);
});

test('the first that applies speaks, and one with fourteen starts does not apply', () => {
  const found = debut(angle('Debut Turf', 14, 14), angle('1st time str', 15, 3));
  assert.is(found?.says, 'first start; trainer wins 20% with first-time starters (3 of 15)');
});

test("a jockey's record with first starters is not the trainer's", () => {
  assert.is(debut(angle('1st time str', 50, 25, 'jockey')), null);
});

test('a horse that has raced is no first starter, and one of unknown record may not be', () => {
  const angles = [angle('1st time str', 50, 10)];
  const onceRaced = { ...unraced, life: aRecord({ starts: 1 }) };
  for (const records of [onceRaced, null]) assert.is(findingOf('debut', { records, angles }), null);
});

test('without a record of the trainer a first starter has no angle', () => {
  assert.is(debut(), null);
});

test.run();
