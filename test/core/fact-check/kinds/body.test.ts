import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Runner } from '#core/card/runner.ts';
import { body } from '#core/fact-check/kinds/body.ts';
import { aPastRace } from '#test/support/a-runner.ts';
import { evidenceWith, holdsFor } from './kind-checks.ts';

const test = suite('claims about weight, age, sex, equipment and number');

const holds = (text: string, change: Partial<Runner> = {}) => holdsFor(body, text, evidenceWith(change));

test('a weight is what the card gives, with or without the apprentice’s allowance', () => {
  const apprentice = { weightLb: 118, apprenticeAllowanceLb: 7 };
  assert.equal(holds('It carries 118 pounds.', apprentice), [true]);
  assert.equal(holds('It totes 111.', apprentice), [true]);
  assert.equal(holds('It is in at 112.', apprentice), [false]);
  assert.equal(holds('It runs under 111 lbs.', { ...apprentice, apprenticeAllowanceLb: null }), [false]);
});

test('a weight of an earlier race counts only where the words are of the past', () => {
  const form = { weightLb: 118, pastPerformances: [aPastRace({ weightLb: 124 })] };
  assert.equal(holds('It had 124 pounds last time.', form), [true]);
  assert.equal(holds('It carries 124 pounds.', form), [false]);
  assert.equal(holds('It had 125 pounds last time.', form), [false]);
});

test('numbers below 100 and above 169 pounds are no weights', () => {
  for (const text of ['It carries 99 pounds.', 'It carries 170 pounds.', 'It won by 118 yards.'])
    assert.equal(holds(text), [], text);
});

test('an age in words or digits; that of an earlier year cannot be checked', () => {
  assert.equal(holds('The four-year-old returns.'), [true]);
  assert.equal(holds('It is 4 years old.'), [true]);
  assert.equal(holds('It is five years old.'), [false]);
  assert.equal(holds('As a 3-year-old it was precocious.'), [null]);
  assert.equal(holds('A race for 3-year-olds.'), []);
});

test('a sex counts where it refers to the horse', () => {
  assert.equal(holds('The consistent gelding returns.'), [true]);
  assert.equal(holds('A lightly raced filly.'), [false]);
  assert.equal(holds('This mare returns.', { sex: 'mare' }), [true]);
  assert.equal(holds('It has beaten colt after colt.'), []);
});

test('first-time Lasix is Lasix too, a plain horse has neither', () => {
  const first: Partial<Runner> = { medication: 'first-time lasix' };
  assert.equal(holds('It adds Lasix.', first), [true]);
  assert.equal(holds('It runs on Lasix.', first), [true]);
  assert.equal(holds('It runs on Lasix.', { medication: 'none' }), [false]);
  assert.equal(holds('Lasix for the first time today.', { medication: 'none' }), [false]);
});

test('blinkers are on when they go on today or were worn last time and do not come off', () => {
  const worn = [aPastRace({ blinkers: true }), aPastRace({ blinkers: false })];
  const before = [aPastRace({ blinkers: false }), aPastRace({ blinkers: true })];
  assert.equal(holds('It adds blinkers.', { blinkers: 'on' }), [true]);
  assert.equal(holds('It wears blinkers.', { blinkers: null, pastPerformances: worn }), [true]);
  assert.equal(holds('It wears blinkers.', { blinkers: null, pastPerformances: before }), [false]);
  assert.equal(holds('It wears blinkers.', { blinkers: 'off', pastPerformances: worn }), [false]);
  assert.equal(holds('Blinkers come off.', { blinkers: 'off' }), [true]);
  assert.equal(holds('It goes without blinkers.', { blinkers: 'on' }), [false]);
});

test('a scratch is one where the card has it', () => {
  assert.equal(holds('It has been scratched.', { isScratched: true }), [true]);
  assert.equal(holds('It is a late scratch.', { isScratched: false }), [false]);
  assert.equal(holds('A scratch would help.'), []);
});

test('a program number of a coupled entry has its letter, and pounds are no number', () => {
  assert.equal(holds('It wears saddle cloth number 3.'), [true]);
  assert.equal(holds('It runs as 3A.'), [false]);
  assert.equal(holds('It is listed as number 3.'), [true]);
  assert.equal(holds('It carries 12 pounds more.'), []);
});

test('the facts are whole sentences about the horse', () => {
  const facts = (text: string, change: Partial<Runner> = {}): readonly string[] => {
    const evidence = evidenceWith(change);
    const [, , subject] = evidence.runners;
    return subject === undefined ? [] : body(text, evidence).map(({ check }) => check(subject).fact);
  };
  assert.equal(facts('It carries 126 pounds.'), ['3 PAPER LANTERN carries 118 pounds']);
  assert.equal(facts('The 9-year-old returns.'), ['3 PAPER LANTERN is 4 years old']);
  assert.equal(facts('The filly returns.'), ['3 PAPER LANTERN is a gelding']);
  assert.equal(facts('It is scratched.'), ['3 PAPER LANTERN is not scratched']);
  assert.equal(facts('Blinkers go on.', { blinkers: 'off' }), ['blinkers of 3 PAPER LANTERN go off']);
  assert.equal(facts('It gets Lasix.', { medication: null }), ['medication of 3 PAPER LANTERN: unknown']);
  assert.equal(facts('It wears number 4.'), ['PAPER LANTERN is number 3']);
});

test.run();
