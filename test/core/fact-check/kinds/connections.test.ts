import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Runner } from '#core/card/runner.ts';
import { connections } from '#core/fact-check/kinds/connections.ts';
import { aPastRace, aPerson } from '#test/support/a-runner.ts';
import { evidenceWith, holdsFor, SUBJECT } from './kind-checks.ts';

const test = suite('claims about rider, trainer, owner and parents');

/** Ridden by Robin Lane, trained by Alex Marsh, owned by Tall Fence Stable; by Old Lamp out of Candle Wick. */
const CASES: readonly (readonly [text: string, holds: readonly boolean[]])[] = [
  ['It is ridden by R. Lane.', [true]],
  ['Its rider is Lane.', [true]],
  ['With Robin Lane aboard it will be close.', [true]],
  ['With Quill Dorian aboard it will be close.', [false]],
  ['The Robin Lane will ride.', [true]],
  ['Robin Lane gets aboard.', [true]],
  ['It reunites with Robin Lane.', [true]],
  ['It is conditioned by Alex Marsh.', [true]],
  ['The Alex Marsh-trained gelding returns.', [true]],
  ['The Robin Lane-trained gelding returns.', [false]],
  ['Alex Marsh saddles it.', [true]],
  ['It is in the care of Alex Marsh.', [true]],
  ['Its owner is Tall-Fence Stable.', [true]],
  ['Its owner is Low Gate Stable.', [false]],
  ['The son of Old Lamp is bred for it.', [true]],
  ['The colt by Tallow is bred for it.', [false]],
  ['It is out of the mare Candle Wick.', [true]],
  ['Its dam is Old Lamp.', [false]],
];

for (const [text, holds] of CASES) {
  test(`${text} ${String(holds)}`, () => assert.equal([...new Set(holdsFor(connections, text))], holds));
}

for (const text of [
  'It reunites with Terence Moss.',
  'It picks up Speed.',
  'It is in the care of Nobody Here.',
  'Mighty Oak guides the others.',
  'It runs out of gas.',
  'It is out of the race early.',
]) {
  test(`${text} claims nothing of its people`, () => assert.equal(holdsFor(connections, text), []));
}

test('looser words count where they name a rider of the race, of whichever horse', () => {
  const rival = evidenceWith().runners[0];
  const runners = [{ ...(rival ?? SUBJECT), jockey: aPerson('MOSS TERENCE') }, SUBJECT];
  assert.equal(holdsFor(connections, 'It picks up Terence Moss.', evidenceWith({}, { runners })), [false]);
});

test('a rider or trainer of an earlier race counts where the words are of the past', () => {
  const form = { pastPerformances: [aPastRace({ jockey: 'MOSS TERENCE', trainer: 'VANCE HARRIET' })] };
  const evidence = evidenceWith(form);
  assert.equal(holdsFor(connections, 'It was ridden by Terence Moss last time.', evidence), [true]);
  assert.equal(holdsFor(connections, 'It was trained by Harriet Vance then.', evidence), [true]);
  assert.equal(holdsFor(connections, 'It is ridden by Terence Moss.', evidence), [false]);
  assert.equal(holdsFor(connections, 'It is trained by Harriet Vance.', evidence), [false]);
  assert.equal(holdsFor(connections, 'It was ridden by Harriet Vance last time.', evidence), [false]);
});

test('a suffix left out is the same rider; another first name is not', () => {
  const evidence = evidenceWith({ jockey: aPerson('ORTIZ IRAD JR') });
  assert.equal(holdsFor(connections, 'Jockey Irad Ortiz, Jr. has the mount.', evidence), [true, true]);
  assert.equal(holdsFor(connections, 'Jockey Irad Ortiz rides.', evidence), [true, true]);
  assert.equal(holdsFor(connections, 'Jockey Jose Ortiz rides.', evidence), [false, false]);
});

const factOf = (text: string, change: Partial<Runner> = {}): string | undefined =>
  connections(text, evidenceWith(change))[0]?.check({ ...SUBJECT, ...change }).fact;

test('the fact names who it is, or that the card does not', () => {
  assert.is(factOf('Its owner is Low Gate.'), 'the owner of 3 PAPER LANTERN is Tall Fence Stable');
  assert.is(factOf('Its owner is Low Gate.', { owner: null }), 'the card names no owner of 3 PAPER LANTERN');
  assert.is(factOf('Its owner is Low Gate.', { owner: '' }), 'the card names no owner of 3 PAPER LANTERN');
});

test('a parent the card does not give cannot be checked', () => {
  const pedigree = { ...SUBJECT.pedigree, sire: null, dam: null };
  const evidence = evidenceWith({ pedigree });
  assert.equal(holdsFor(connections, 'It is sired by Old Lamp.', evidence), [null]);
  assert.equal(holdsFor(connections, 'It is out of Candle Wick.', evidence), [null]);
});

test.run();
