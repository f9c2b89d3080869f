import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Price } from '#core/card/price.ts';
import { type BettingLine, bettingLine } from '#core/handicapping/betting-line.ts';
import { verdictOn } from '#core/picks/recommendations/verdict.ts';
import { aPrice } from '#test/support/a-price.ts';
import { present } from '#test/support/present.ts';

const test = suite('verdict');

const RULES = { margin: 0.2, leastChance: 0.1 };
const MOMENT = { drift: { line: { intercept: 0, slope: 1 }, board: 1.25 }, isOff: false, sealedBet: null };

/** A line on these chances; the horses are 1, 2, 3 … */
const lineOf = (...chances: readonly number[]): BettingLine =>
  bettingLine(
    {
      madeAt: '2025-08-02T13:00:00.000Z',
      model: 'fixed 1',
      conditions: { surface: null, distanceYards: null, going: null },
      cause: null,
      rows: chances.map((chance, index) => ({
        interest: String(index + 1),
        horses: [{ programNumber: String(index + 1), name: `HORSE ${index + 1}`, rider: null }],
        chance,
        morningLine: null,
      })),
    },
    RULES,
  );

const live = (toOne: number): Price => aPrice(toOne, { kind: 'live' });
const verdictAt = (line: BettingLine, prices: readonly (Price | null)[], moment = MOMENT) =>
  verdictOn(line, ({ interest }) => prices[Number(interest) - 1] ?? null, moment);

test('a 25% chance is fair at 3-1 and, with a 20% margin, a bet at 4-1 or more', () => {
  const [row] = lineOf(0.25, 0.75).rows;
  assert.equal([row?.fairPrice?.text, row?.priceToTake?.text], ['3-1', '4-1']);
  const { kind, programNumber, sentence } = verdictAt(lineOf(0.25, 0.75), [live(4), live(0.2)]);
  assert.equal([kind, programNumber], ['BET', '1']);
  assert.is(
    sentence,
    'Bet Horse 1 at 4-1 or more; now 4-1. We make it 25.0%, fair odds 3-1, and ask 20% more.',
  );
});

test('a price that may still be reached is a WATCH, which names the price to wait for', () => {
  const { kind, sentence, price } = verdictAt(lineOf(0.25, 0.75), [live(3.5), live(0.2)]);
  assert.equal([kind, price?.text], ['WATCH', '7-2']);
  assert.match(sentence, /^Bet Horse 1 at 4-1 or more; now 7-2\. /);
});

test('a price out of reach is a PASS, which names the nearest horse', () => {
  const { kind, programNumber, sentence } = verdictAt(lineOf(0.25, 0.75), [live(2), live(0.2)]);
  assert.equal([kind, programNumber], ['PASS', '2']);
  assert.match(
    sentence,
    /^No horse is likely to reach a price worth taking\. Closest: #2 Horse 2, a bet at 3-5 or more; now 1-5\. /,
  );
});

test('neither a morning line nor a stale board is a price to bet at', () => {
  assert.is(verdictAt(lineOf(0.25, 0.75), [aPrice(9), null]).kind, 'WATCH');
  assert.match(verdictAt(lineOf(0.25, 0.75), [aPrice(9), null]).sentence, /; morning line 9-1\. /);
  const old = verdictAt(lineOf(0.25, 0.75), [aPrice(9, { kind: 'stale' }), null]);
  assert.is(old.kind, 'WATCH');
  assert.match(old.sentence, /; 9-1 on an old board\. /);
});

test('of two bets, the one further above its price to take is named', () => {
  const { programNumber } = verdictAt(lineOf(0.3, 0.3, 0.4), [live(4), live(6), live(1)]);
  assert.is(programNumber, '2');
});

test('without any price there is no verdict', () => {
  const { kind, horse, sentence } = verdictAt(lineOf(0.5, 0.5), [null, null]);
  assert.equal([kind, horse, sentence], [null, null, 'No prices yet, so no verdict.']);
  const off = verdictAt(lineOf(0.5, 0.5), [null, null], { ...MOMENT, isOff: true });
  assert.equal(
    [off.kind, off.sentence],
    [null, 'The race went off without a price, so there is no verdict.'],
  );
});

test('a race without starters is a pass without a horse', () => {
  const { kind, horse, sentence } = verdictAt(lineOf(), []);
  assert.equal([kind, horse, sentence], ['PASS', null, 'No starters: no bet.']);
});

test('a horse with less than a 10% chance is not a bet at any price', () => {
  const line = lineOf(0.09, 0.91);
  assert.is(present(line.rows[0]).priceToTake, null);
  assert.is(verdictAt(line, [live(90), null]).kind, 'PASS');
  assert.is(verdictAt(line, [live(90), null]).sentence, 'No horse here is worth a bet at any price.');
});

test('from the off on, the verdict is shown as frozen', () => {
  const { kind, sentence } = verdictAt(lineOf(0.25, 0.75), [live(5), live(0.2)], { ...MOMENT, isOff: true });
  assert.is(kind, 'BET');
  assert.match(sentence, /^Frozen at the off: Horse 1 was a bet at 4-1 or more; 5-1 at the off\. /);
});

test.run();
