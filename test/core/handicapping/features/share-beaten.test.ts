import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { placeOf, shareBeaten } from '#core/handicapping/features/share-beaten.ts';
import { aPastRace } from '#test/support/a-runner.ts';
import { near } from '#test/support/near.ts';

const test = suite('the share of the field beaten');

const run = (official: number | null, crossed: number | null, fieldSize: number | null = 10) =>
  aPastRace({ official, crossed: { position: crossed, lengths: null }, fieldSize });

test('the official place counts before the one across the wire', () => {
  assert.equal([placeOf(run(3, 1)), placeOf(run(null, 4)), placeOf(run(null, null))], [3, 4, null]);
});

test('a place of zero is unknown', () => {
  assert.equal([placeOf(run(0, 2)), placeOf(run(null, 0))], [null, null]);
});

test('first of ten is .95, last of ten .05, the middle of nine a half', () => {
  near(shareBeaten(run(1, 1)), 0.95);
  near(shareBeaten(run(10, 10)), 0.05);
  near(shareBeaten(run(5, 5, 9)), 0.5);
});

test('winning a small field says less: .75 of two, .9 of five', () => {
  near(shareBeaten(run(1, 1, 2)), 0.75);
  near(shareBeaten(run(1, 1, 5)), 0.9);
});

test('a field has beaten and been beaten a half on the whole, whatever its size', () => {
  for (let size = 2; size <= 20; size += 1) {
    const shares = Array.from(
      { length: size },
      (_, index) => shareBeaten(run(index + 1, index + 1, size)) ?? NaN,
    );
    near(shares.reduce((sum, share) => sum + share, 0) / size, 0.5);
  }
});

test('a place behind the field’s size is the last of a field that large', () => {
  near(shareBeaten(run(12, 12, 10)), 0.5 / 12);
});

test('a walkover and an unknown field are no field', () => {
  assert.equal(
    [shareBeaten(run(1, 1, 1)), shareBeaten(run(1, 1, null)), shareBeaten(run(null, null))],
    [null, null, null],
  );
});

test.run();
