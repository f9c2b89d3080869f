import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { groupTickets, groupTicketsOnRace } from '#core/tickets/grouped-legs.ts';

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

const FIELD = { interests: [['1', '1A'], ['2'], ['3'], ['4']], gone: [] };
const onRace = (
  wager: 'quinella' | 'exacta' | 'trifecta',
  a: string[],
  b: string[],
  points: number,
  c: string[] = [],
) => groupTicketsOnRace(wager, { a, b, c }, points, FIELD).map((sets) => sets.map(String).join(' / '));

test('on one race every place takes A horses, or backups for the points', () => {
  assert.equal(onRace('exacta', ['1', '2'], ['3'], 1), ['1,2 / 1,2', '1,2 / 3', '3 / 1,2']);
  assert.equal(onRace('trifecta', ['1', '2', '3'], ['4'], 0), ['1,2,3 / 1,2,3 / 1,2,3']);
});

test('a key over its backups alone is not a ticket: neither a horse nor an entry can fill two places', () => {
  assert.equal(onRace('exacta', ['2'], ['3', '4'], 1), ['2 / 3,4', '3,4 / 2']);
  assert.equal(onRace('exacta', ['1', '1A'], ['3'], 1), ['1,1A / 3', '3 / 1,1A']);
  assert.equal(onRace('exacta', ['2'], [], 4), []);
});

test('a quinella has two horses once, in whatever order', () => {
  assert.equal(onRace('quinella', ['1', '2'], ['3'], 1), ['1,2 / 1,2', '1,2 / 3']);
});

test('no order of finish is on two tickets of one race', () => {
  const all = groupTicketsOnRace('trifecta', { a: ['1'], b: ['2', '3'], c: ['4'] }, 4, FIELD).flatMap(
    ([first = [], second = [], third = []]) =>
      first.flatMap((a) =>
        second.flatMap((b) =>
          third.flatMap((c) => (new Set([a, b, c]).size === 3 ? [`${a}-${b}-${c}`] : [])),
        ),
      ),
  );
  assert.ok(all.length > 5);
  assert.is(new Set(all).size, all.length);
});

test.run();
