import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { HorseOpinion, Reason } from '#core/picks/analysis/opinion.ts';
import { reasonAgainst, reasonsFor, reasonText } from '#core/picks/analysis/reasoning.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { aHorseOpinion, aReason, evidenceOn } from '../opinions.ts';

const test = suite('reasons in words');
const evidence = evidenceOn(aRace({ runners: [aRunner({ horseName: "ROOKIE'S CARD" })] }));

/** An opinion with these reasons, strongest for the horse first, as analysts give them. */
const withReasons = (reasons: readonly Reason[], change: Partial<HorseOpinion> = {}): HorseOpinion =>
  aHorseOpinion(evidence, 0, { reasons, ...change });

const sayings = (reasons: readonly Reason[]): readonly string[] => reasons.map(({ says }) => says);

test('the case for a horse is its three strongest reasons, in their order', () => {
  const four = [aReason(0.9, 'first'), aReason(0.6, 'second'), aReason(0.4, 'third'), aReason(0.2, 'fourth')];
  assert.equal(sayings(reasonsFor(withReasons(four))), ['first', 'second', 'third']);
});

test('a finding is worth saying from 0.15 on, whatever its weight adds', () => {
  const weak = aReason(0.9, 'hardly better than the field', 0.149);
  const strong = aReason(0.01, 'clearly better than the field', 0.15);
  assert.equal(sayings(reasonsFor(withReasons([weak, strong]))), ['clearly better than the field']);
  assert.is(reasonAgainst(withReasons([aReason(-0.9, 'hardly worse', -0.149)])), null);
  assert.is(reasonAgainst(withReasons([aReason(-0.01, 'clearly worse', -0.15)]))?.says, 'clearly worse');
});

test('an angle without weight is neither for a horse nor against it', () => {
  const unweighted = [aReason(0, 'ran well', 1), aReason(0, 'ran badly', -1)];
  assert.equal(reasonsFor(withReasons(unweighted)), []);
  assert.is(reasonAgainst(withReasons(unweighted)), null);
});

test('of several reasons against a horse the strongest is given', () => {
  const reasons = [aReason(0.3, 'for'), aReason(-0.2, 'wide post'), aReason(-0.7, 'long layoff')];
  assert.is(reasonAgainst(withReasons(reasons))?.says, 'long layoff');
});

test('looking for the reason against a horse leaves the order of its reasons alone', () => {
  const opinion = withReasons([aReason(0.3, 'for'), aReason(-0.2, 'against')]);
  reasonAgainst(opinion);
  assert.equal(sayings(opinion.reasons), ['for', 'against']);
});

test('the sentence names the horse, what speaks for it and what against', () => {
  const reasons = [
    aReason(0.5, 'ran 96 at Keeneland 104 days ago'),
    aReason(0.3, 'best of the field by 4 points'),
    aReason(-0.4, 'off for 104 days'),
  ];
  assert.is(
    reasonText(withReasons(reasons)),
    "Rookie's Card: ran 96 at Keeneland 104 days ago; best of the field by 4 points. Against: off for 104 days.",
  );
});

test('a horse with nothing for it and nothing against it says so', () => {
  assert.is(reasonText(withReasons([])), "Rookie's Card: nothing stands out.");
  assert.is(
    reasonText(withReasons([aReason(-0.4, 'drawn outside')])),
    "Rookie's Card: nothing stands out. Against: drawn outside.",
  );
});

test('a horse that an outside analyst did not name has no reasons put into its mouth', () => {
  const unnamed = withReasons([aReason(0.5, 'ran 96')], { isUnnamed: true });
  assert.is(reasonText(unnamed), "Rookie's Card: not named by this analyst.");
});

test('of a coupled entry the horse that is meant is named', () => {
  const entry = evidenceOn(
    aRace({
      runners: [
        aRunner({ programNumber: '1', horseName: 'FIRST HALF', coupledWith: 'A' }),
        aRunner({ programNumber: '1A', horseName: 'SECOND HALF', coupledWith: 'A' }),
      ],
    }),
  );
  const [, runner] = entry.starters;
  const opinion = aHorseOpinion(entry, 0, runner === undefined ? {} : { runner });
  assert.is(reasonText(opinion), 'Second Half: nothing stands out.');
});

test.run();
