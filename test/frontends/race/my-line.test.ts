import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { LEAST_CHANCE, sharedOut } from '#core/notebook/line-shares.ts';
import type { Share } from '../../../frontends/race/my-line/shares.ts';

const { held, leastChance, moved } = await import('../../../frontends/race/my-line/shares.ts');
const { chanceOfOdds, oddsOfChance } = await import('../../../frontends/race/my-line/fair-odds.ts');

const test = suite('drawing a line');

const near = (a: number, b: number, by = 1e-9): boolean => Math.abs(a - b) < by;
const sumOf = (line: readonly Share[]): number => line.reduce((sum, { chance }) => sum + chance, 0);
const rounded = (line: readonly Share[]) => line.map(({ chance }) => Number(chance.toFixed(6)));

/** A line from chances of any sum; nobody is held. */
const startedFrom = (chances: readonly Pick<Share, 'interest' | 'chance'>[]): readonly Share[] =>
  sharedOut(chances.map((row) => ({ ...row, isFixed: false })));

/** A line of two to twenty horses, some of them held. */
const anyLine = fc
  .array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.boolean()), { minLength: 2, maxLength: 20 })
  .map((rows) =>
    startedFrom(rows.map(([chance], index) => ({ interest: String(index + 1), chance }))).map(
      (share, index) => ({ ...share, isFixed: rows[index]?.[1] ?? false }),
    ),
  );
const anyChance = fc.double({ min: 0, max: 1, noNaN: true });
const anyPlace = fc.nat({ max: 19 });

test('one horse moved, the others share the rest in proportion', () => {
  const line = startedFrom([0.4, 0.4, 0.2].map((chance, index) => ({ interest: String(index), chance })));
  assert.equal(rounded(moved(line, '0', 0.7)), [0.7, 0.2, 0.1]);
  assert.equal(rounded(moved(held(line, '1', true), '0', 0.5)), [0.5, 0.4, 0.1]);
});

test('a horse goes no further than held ones and the least chance of the others allow', () => {
  const line = startedFrom([0.4, 0.4, 0.2].map((chance, index) => ({ interest: String(index), chance })));
  assert.equal(rounded(moved(held(line, '1', true), '0', 1)), [0.599, 0.4, 0.001]);
  assert.equal(rounded(moved(line, '0', 0)), [0.001, 0.666, 0.333]);
  const alone = held(held(line, '1', true), '2', true);
  assert.equal(rounded(moved(alone, '0', 0.9)), [0.4, 0.4, 0.2]);
});

test('however a line is drawn it sums to one, no chance is below the least, and held horses stay', () => {
  fc.assert(
    fc.property(anyLine, fc.array(fc.tuple(anyPlace, anyChance), { maxLength: 12 }), (start, moves) => {
      let line: readonly Share[] = start;
      for (const [place, chance] of moves) {
        const before = line;
        const interest = line[place % line.length]?.interest ?? '';
        line = moved(line, interest, chance);
        assert.ok(near(sumOf(line), 1));
        for (const [index, share] of line.entries()) {
          assert.ok(share.chance >= leastChance - 1e-9 && share.chance <= 1);
          if (share.isFixed && share.interest !== interest) assert.is(share.chance, before[index]?.chance);
        }
      }
    }),
  );
});

test('the browser shares a line out as the server does', () => {
  assert.is(leastChance, LEAST_CHANCE);
  fc.assert(
    fc.property(anyLine, anyPlace, anyChance, (line, place, chance) => {
      const interest = line[place % line.length]?.interest ?? '';
      const drawn = moved(line, interest, chance);
      const stored = sharedOut(
        line.map((share, index) =>
          share.interest === interest
            ? { ...share, chance: drawn[index]?.chance ?? 0, isFixed: true }
            : share,
        ),
      );
      for (const [index, share] of drawn.entries())
        assert.ok(near(share.chance, stored[index]?.chance ?? Number.NaN, 1e-6));
      const again = sharedOut(drawn);
      for (const [index, share] of again.entries())
        assert.ok(near(share.chance, drawn[index]?.chance ?? Number.NaN, 1e-6));
    }),
  );
});

test('no horse is treated by its number or its place', () => {
  fc.assert(
    fc.property(anyLine, anyPlace, anyChance, (line, place, chance) => {
      const interest = line[place % line.length]?.interest ?? '';
      const other = line.map((share) => ({ ...share, interest: `x${share.interest}` })).toReversed();
      const after = moved(other, `x${interest}`, chance).toReversed();
      for (const [index, share] of moved(line, interest, chance).entries())
        assert.ok(near(share.chance, after[index]?.chance ?? Number.NaN));
    }),
  );
});

test('fair odds are typed as 7-2, 7/2 or 3.5 and shown to one', () => {
  for (const text of ['7-2', '7/2', ' 3.5 ']) assert.ok(near(chanceOfOdds(text) ?? 0, 2 / 9));
  for (const text of ['', 'short', '3-0', '-2', '1e5', '3-', '3-1-1'])
    assert.is(chanceOfOdds(text), null, text);
  assert.equal([0.5, 2 / 9, 0.1818, 1 / 16.4, 0.001].map(oddsOfChance), ['1', '3.5', '4.5', '15.4', '999']);
  for (const unknown of [0, Number.NaN]) assert.is(oddsOfChance(unknown), '–');
});

test.run();
