import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { checkedSelection, type NamedHorse } from '#core/press/expert-selection.ts';

const test = suite('expert selection');

const FIELD = [
  { programNumber: '1', horseName: 'Quill Harbor', isScratched: false },
  { programNumber: '1A', horseName: 'Quill Haven', isScratched: false },
  { programNumber: '3', horseName: "Marble's Echo (IRE)", isScratched: false },
  { programNumber: '4', horseName: 'Late Lantern', isScratched: true },
];

const named = (programNumber: string | null, horseName: string | null = null): NamedHorse => ({
  programNumber,
  horseName,
});

test('numbers that run are in the expert’s order', () => {
  assert.equal(checkedSelection({ ranked: [named('3'), named('1A')] }, FIELD), {
    ranked: ['3', '1A'],
    left: [],
  });
});

test('a horse that was scratched is dropped and reported', () => {
  assert.equal(checkedSelection({ ranked: [named('4'), named('1')] }, FIELD), {
    ranked: ['1'],
    left: ['#4'],
  });
});

test('a name alone finds its horse however it is spelled', () => {
  assert.equal(checkedSelection({ ranked: [named(null, 'MARBLES ECHO')] }, FIELD).ranked, ['3']);
});

test('a number under the name of another horse is a pick of another card', () => {
  assert.equal(checkedSelection({ ranked: [named('1', 'Paper Kite')] }, FIELD), {
    ranked: [],
    left: ['1 Paper Kite'],
  });
});

test('a horse named twice counts once', () => {
  assert.equal(checkedSelection({ ranked: [named('3'), named('3'), named('1')] }, FIELD).ranked, ['3', '1']);
});

test.run();
