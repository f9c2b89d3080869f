import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Crossing, type Disqualification, officialOrder } from '#core/results/official-order.ts';

const test = suite('official order');

/** `#a` crossed first, `#b` second …; a number replaces places that were shared or missing. */
const crossing = (...places: readonly (number | null)[]): readonly Crossing[] =>
  places.map((crossed, place) => ({ programNumber: String.fromCharCode(97 + place), crossed }));

const moved = (programNumber: string, from: number, to: number | null): Disqualification => ({
  programNumber,
  from,
  to,
});

const placed = (crossings: readonly Crossing[], ...moves: readonly Disqualification[]): string =>
  [...officialOrder(crossings, moves)].map(([number, place]) => `${number}${place ?? '-'}`).join(' ');

test('without a disqualification it is the order across the wire', () =>
  assert.is(placed(crossing(1, 2, 3)), 'a1 b2 c3'));

test('it does not matter in which order the horses are listed', () => {
  assert.is(placed(crossing(3, 1, 2)), 'a3 b1 c2');
  assert.is(placed(crossing(3, 2, 2, 1), moved('d', 1, 4)), 'a3 b1 c1 d4');
});

test('a disqualified horse takes the place it was put at, those between move up', () => {
  assert.is(placed(crossing(1, 2, 3, 4), moved('a', 1, 3)), 'a3 b1 c2 d4');
  assert.is(placed(crossing(1, 2, 3, 4), moved('b', 2, 4)), 'a1 b4 c2 d3');
});

test('two are taken out together and put back from the best place on: 4 to 7 and 5 to 8', () =>
  assert.is(
    placed(crossing(1, 2, 3, 4, 5, 6, 7, 8), moved('d', 4, 7), moved('e', 5, 8)),
    'a1 b2 c3 d7 e8 f4 g5 h6',
  ));

test('the order in which they are listed does not matter', () => {
  const eight = crossing(1, 2, 3, 4, 5, 6, 7, 8);
  const moves = [moved('d', 4, 7), moved('e', 5, 8)];
  assert.is(placed(eight, ...moves.toReversed()), placed(eight, ...moves));
});

test('horses of a dead heat share a place, and the next one counts them all', () => {
  assert.is(placed(crossing(1, 2, 2, 4)), 'a1 b2 c2 d4');
  assert.is(placed(crossing(1, 1, 3)), 'a1 b1 c3');
});

test('a dead heat moves up as one when the winner is put behind it', () =>
  assert.is(placed(crossing(1, 2, 2, 4), moved('a', 1, 3)), 'a3 b1 c1 d4'));

test('one horse of a dead heat can be put back alone', () =>
  assert.is(placed(crossing(1, 2, 2, 4), moved('b', 2, 4)), 'a1 b4 c2 d3'));

test('who did not finish has no place, and who is left unplaced none either', () => {
  assert.is(placed(crossing(1, 2, null)), 'a1 b2 c-');
  assert.is(placed(crossing(1, 2, 3), moved('a', 1, null)), 'a- b1 c2');
});

test('whatever is moved, every place is given once', () => {
  const cases = fc.record({
    size: fc.integer({ min: 2, max: 14 }),
    picks: fc.uniqueArray(fc.nat(13), { maxLength: 4 }),
    places: fc.uniqueArray(fc.integer({ min: 1, max: 14 }), { minLength: 4, maxLength: 4 }),
  });
  fc.assert(
    fc.property(cases, ({ size, picks, places }) => {
      const field = crossing(...Array.from({ length: size }, (_, index) => index + 1));
      const moves = picks
        .filter((pick) => pick < size)
        .map((pick, index) => moved(String.fromCharCode(97 + pick), pick + 1, places[index] ?? 1))
        .filter(({ to }) => Number(to) <= size);
      const order = officialOrder(field, moves);
      const all = [...order.values()].sort((a, b) => Number(a) - Number(b));
      assert.equal(
        all,
        field.map(({ crossed }) => crossed),
      );
      for (const { programNumber, to } of moves) assert.is(order.get(programNumber), to);
    }),
  );
});

test.run();
