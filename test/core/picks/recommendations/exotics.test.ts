import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { analysisFor } from '#config/models.ts';
import { evidenceOf } from '#core/handicapping/evidence.ts';
import { type FinishOrder, finishOrder } from '#core/handicapping/finish-order.ts';
import type { HorseOpinion } from '#core/picks/analysis/opinion.ts';
import { exoticPlays, keyPlay } from '#core/picks/recommendations/exotics.ts';
import { countOrders } from '#core/tickets/counting.ts';
import { isNear, vectors } from '#test/core/handicapping/vectors.ts';
import { aRace } from '#test/support/a-race.ts';
import { aHorseOpinion, evidenceOn } from '../opinions.ts';
import { MORNING } from '../picks-of.ts';

const analysis = analysisFor({ isKeySet: false });
const test = suite('exotics');
const { settings } = analysis;
function plays(chances: readonly number[], value = settings.value) {
  const order = finishOrder(chances, settings.order.exponents);
  const { interests } = evidenceOf(aRace(), new Map(), MORNING);
  const ranking = chances.flatMap((chance, index): HorseOpinion[] => {
    const interest = interests[index];
    const runner = interest?.runners[0];
    return interest === undefined || runner === undefined
      ? []
      : [{ interest, index: index, runner, score: 0, agreement: 50, chance, reasons: [] }];
  });
  return exoticPlays(ranking, { order, settings: value });
}

test('an exacta box of two for $20 costs $40', () => {
  const known = vectors.exactaBox.find(({ horses }) => horses === 2);
  assert.is(known?.cost, 40);
  const stakes = { ...settings.value.stakes, exacta: known?.stakePerCombination ?? 0 };
  const [box] = plays([0.3, 0.28, 0.2, 0.1, 0.07, 0.05], { ...settings.value, stakes });
  assert.is(box?.cost, known?.cost);
});

test('two horses close together are boxed, a clear one is keyed', () => {
  const [box] = plays([0.3, 0.28, 0.2, 0.1, 0.07, 0.05]);
  assert.is(box?.betType, 'Exacta Box');
  assert.is(box?.combination, '1,2');
  assert.is(box?.cost, 4);
  const [key, trifecta] = plays([0.5, 0.2, 0.12, 0.08, 0.06, 0.04]);
  assert.is(key?.betType, 'Exacta Key');
  assert.is(key?.combination, '1 / 2,3');
  assert.is(trifecta?.combination, '1 / 2,3,4 / 2,3,4');
  assert.is(trifecta?.combinations, 6);
  assert.is(trifecta?.cost, 3);
});

test('a ticket shows its cost, its chance and what it must pay, and no return without a pool', () => {
  const chances = [0.3, 0.28, 0.2, 0.1, 0.07, 0.05];
  const { exacta } = finishOrder(chances, settings.order.exponents);
  const [box] = plays(chances);
  const hit = exacta(0, 1) + exacta(1, 0);
  assert.ok(isNear(box?.hitChance ?? 0, hit, 1e-12));
  assert.ok(isNear(box?.breakEvenPayout ?? 0, 4 / hit, 1e-9));
  assert.is(box?.expectedPayout, null);
  assert.not.match(box?.reasoning ?? '', /per dollar|returns/);
});

test('the risk follows the chance to cash', () => {
  assert.is(plays([0.7, 0.15, 0.1, 0.03, 0.02])[0]?.riskLevel, 'Low');
  assert.is(plays([0.17, 0.17, 0.17, 0.17, 0.16, 0.16])[0]?.riskLevel, 'High');
});

test('three horses make no exotic pool, four an exacta only', () => {
  assert.equal(plays([0.5, 0.3, 0.2]), []);
  assert.equal(
    plays([0.4, 0.3, 0.2, 0.1]).map((play) => play.betType),
    ['Exacta Box'],
  );
});

/** Orders of finish that are all as likely. */
const flat = (chance: number): FinishOrder => ({
  win: [],
  place: [],
  show: [],
  exacta: () => chance,
  trifecta: () => chance,
  superfecta: () => chance,
  among: (sets) => chance * countOrders(sets),
});

/** Plays on five horses, the first two even, where every order of finish has this chance. */
function flatPlays(chance: number) {
  const evidence = evidenceOn();
  const ranking = [0.25, 0.25, 0.2, 0.2, 0.1].map((rating, index) =>
    aHorseOpinion(evidence, index, { chance: rating }),
  );
  return exoticPlays(ranking, { order: flat(chance), settings: settings.value });
}

test('two orders of 6% for $4 must pay $33.33 to break even', () => {
  assert.is(
    flatPlays(0.06)[0]?.reasoning,
    'Paper Lantern 1 and Paper Lantern 2 in either order: too close to split. Ticket 2 x $2.00 = $4.00; it must pay $33.33 when it hits to break even.',
  );
});

test('a ticket that cannot win has no break-even payoff', () => {
  const [box] = flatPlays(0);
  assert.is(box?.breakEvenPayout, null);
  assert.match(box?.reasoning ?? '', /Ticket 2 x \$2\.00 = \$4\.00\.$/);
});

test('a chance to cash of 20% is a low risk, of 8% a medium one, less is high', () => {
  assert.equal(
    [0.1, 0.099, 0.04, 0.039].map((chance) => flatPlays(chance)[0]?.riskLevel),
    ['Low', 'Medium', 'Medium', 'High'],
  );
});

test('a horse one and a half times as likely as the next is keyed on top of two', () => {
  const [key] = plays([0.375, 0.25, 0.2, 0.1, 0.075]);
  assert.equal(
    [key?.betType, key?.horses.map(({ programNumber }) => programNumber)],
    ['Exacta Key', ['1', '2', '3']],
  );
  assert.match(
    key?.reasoning ?? '',
    /^Paper Lantern 1 on top of Paper Lantern 2 and Paper Lantern 3\. Ticket 2 x /,
  );
  const [box] = plays([0.374, 0.25, 0.2, 0.1, 0.076]);
  assert.equal(
    [box?.betType, box?.horses.map(({ programNumber }) => programNumber)],
    ['Exacta Box', ['1', '2']],
  );
});

test('a trifecta is the first choice over the next three', () => {
  const [, trifecta] = plays([0.3, 0.28, 0.2, 0.1, 0.07, 0.05]);
  assert.equal([trifecta?.betType, trifecta?.horses.length, trifecta?.stake], ['Trifecta Key', 4, 0.5]);
  assert.match(
    trifecta?.reasoning ?? '',
    /^Paper Lantern 1 first, Paper Lantern 2, Paper Lantern 3 and Paper Lantern 4 underneath\. Ticket 6 x \$0\.50 = \$3\.00; /,
  );
});

test('a key needs a horse for each place: one under an exacta, two under a trifecta', () => {
  const evidence = evidenceOn();
  const exoticView = { order: flat(0.05), settings: settings.value };
  const keyOn = (wager: 'exacta' | 'trifecta', horses: number) => {
    const rows = Array.from({ length: horses }, (_, index) => aHorseOpinion(evidence, index));
    return keyPlay(wager, { rows, why: 'So' }, exoticView).map(({ betType, combination, combinations }) => [
      betType,
      combination,
      combinations,
    ]);
  };
  assert.equal([keyOn('exacta', 0), keyOn('exacta', 1), keyOn('trifecta', 2)], [[], [], []]);
  assert.equal(keyOn('exacta', 2), [['Exacta Key', '1 / 2', 1]]);
  assert.equal(keyOn('trifecta', 3), [['Trifecta Key', '1 / 2,3 / 2,3', 2]]);
});

test.run();
