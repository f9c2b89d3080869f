import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { groupTickets } from '#core/tickets/grouped-legs.ts';

const test = suite('A, B and C horses');

const LEGS = [
  { a: ['1'], b: ['2', '3'], c: [] },
  { a: ['4', '5'], b: ['6'], c: ['7'] },
  { a: ['8'], b: [], c: ['9'] },
];
const written = (points: number) => groupTickets(LEGS, points).map((sets) => sets.map(String).join(' / '));

test('without points there is the ticket of A horses', () => {
  assert.equal(written(0), ['1 / 4,5 / 8']);
});

test('a point buys one B in place of the A of its leg', () => {
  assert.equal(written(1), ['1 / 4,5 / 8', '1 / 6 / 8', '2,3 / 4,5 / 8']);
});

test('two points buy two B or one C', () => {
  assert.equal(written(2).slice(3).sort(), ['1 / 4,5 / 9', '1 / 7 / 8', '2,3 / 6 / 8']);
});

test('no combination is on two tickets', () => {
  const all = groupTickets(LEGS, 4).flatMap(([first = [], second = [], third = []]) =>
    first.flatMap((a) => second.flatMap((b) => third.map((c) => `${a}-${b}-${c}`))),
  );
  assert.is(new Set(all).size, all.length);
});

test('a leg without an A needs a backup that the points allow', () => {
  assert.equal(groupTickets([{ a: [], b: ['2'], c: [] }], 0), []);
  assert.equal(groupTickets([{ a: [], b: ['2'], c: [] }], 1), [[['2']]]);
});

test.run();
