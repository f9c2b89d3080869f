import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { formsByHorse } from '#core/card/history/forms-by-horse.ts';
import {
  canBeSameHorse,
  identityOf,
  isFullKey,
  nameInKey,
  sameHorses,
} from '#core/card/history/same-horse.ts';
import { type HorseKey, horseKey } from '#core/card/runner.ts';
import { aPrintedForm } from '#test/support/a-printed-form.ts';
import { seededRng } from '#test/support/rng.ts';

const test = suite('same horse');

const key = (birthYear: number | null, dam: string | null): HorseKey =>
  horseKey('Paper Lantern', birthYear, dam);
const FULL = key(2021, 'Candle Wick');
const NAMESAKE = key(2017, 'Tallow Dip');
const NAME_ALONE = key(null, null);

test('a key gives name, year of birth and dam, and null for what its source does not report', () => {
  assert.equal(identityOf(FULL), { name: 'PAPERLANTERN', birthYear: 2021, dam: 'CANDLEWICK' });
  assert.equal(identityOf(NAME_ALONE), { name: 'PAPERLANTERN', birthYear: null, dam: null });
  assert.is(nameInKey(horseKey('Paper Lantern (IRE)', 2021, null)), 'PAPERLANTERN');
  assert.equal([FULL, key(2021, null), NAME_ALONE].map(isFullKey), [true, false, false]);
});

test('keys fit when nothing they both report differs', () => {
  for (const partial of [NAME_ALONE, key(2021, null), key(null, 'Candle Wick')])
    assert.ok(canBeSameHorse(FULL, partial), partial);
  for (const other of [NAMESAKE, key(2020, 'Candle Wick'), key(2021, 'Tallow Dip'), key(2020, null)])
    assert.not(canBeSameHorse(FULL, other), other);
  assert.not(canBeSameHorse(FULL, horseKey('Paper Lanterns', 2021, 'Candle Wick')));
});

test('partial keys join the only horse of that name, the fullest key first', () => {
  const partial = [key(null, 'Candle Wick'), NAME_ALONE, key(2021, null)];
  const [horse, ...others] = sameHorses([...partial, FULL, FULL]);
  assert.equal([horse?.[0], horse?.at(-1), horse?.length, others], [FULL, NAME_ALONE, 4, []]);
});

test('a name alone joins neither of two horses that have it', () => {
  assert.equal(sameHorses([NAME_ALONE, FULL, NAMESAKE]), [[NAMESAKE], [FULL], [NAME_ALONE]]);
});

test('a partial key joins the one of two horses it fits', () => {
  const groups = sameHorses([FULL, NAMESAKE, key(2021, null), key(null, 'Tallow Dip')]);
  assert.equal(groups, [
    [NAMESAKE, key(null, 'Tallow Dip')],
    [FULL, key(2021, null)],
  ]);
});

test('a partial key joins no horse where another partial one may be a horse of its own', () => {
  const otherDam = key(null, 'Tallow Dip');
  assert.equal(sameHorses([FULL, key(2021, null), otherDam]), [[FULL], [otherDam], [key(2021, null)]]);
  assert.equal(sameHorses([FULL, key(2017, null), NAME_ALONE]), [[FULL], [key(2017, null)], [NAME_ALONE]]);
});

test('partial keys that contradict nothing are one horse where no full key is known', () => {
  assert.is(sameHorses([key(2021, null), key(null, 'Candle Wick'), NAME_ALONE]).length, 1);
  assert.is(sameHorses([key(2021, null), key(2017, null), NAME_ALONE]).length, 3);
});

test('two horses whose facts contradict each other are never one, whatever else is known', () => {
  const rng = seededRng(1863);
  const some = <Fact>(facts: readonly Fact[]): Fact => facts[Math.floor(rng() * facts.length)] as Fact;
  for (let round = 0; round < 500; round += 1) {
    const keys = Array.from({ length: 1 + Math.floor(rng() * 6) }, () =>
      key(some([null, 2017, 2021]), some([null, 'Candle Wick', 'Tallow Dip'])),
    );
    const groups = sameHorses(keys);
    assert.equal(groups.flat().sort(), [...new Set(keys)].sort(), 'each key is in one group');
    for (const group of groups)
      for (const a of group) for (const b of group) assert.ok(canBeSameHorse(a, b), `${a} and ${b}`);
    assert.equal(sameHorses(keys.toReversed()), groups, 'in any order');
  }
});

test('the forms of a horse are those of its keys, not those of a namesake', () => {
  const forms = [FULL, NAMESAKE, key(2021, null)].map((horse) => aPrintedForm({ horse }));
  const found = formsByHorse([FULL, NAMESAKE, NAME_ALONE, horseKey('Wet Match', 2021, null)], forms);
  assert.equal([...found.keys()], [FULL, NAMESAKE]);
  assert.equal(found.get(FULL), [forms[0], forms[2]]);
  assert.equal(found.get(NAMESAKE), [forms[1]]);
});

test.run();
