import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Joined } from '#core/picks/analysis/blended-pick.ts';
import type { HorseOpinion } from '#core/picks/analysis/opinion.ts';
import { type ValueCandidate, valueBetAt, valueBets } from '#core/picks/recommendations/value-bet.ts';
import { verdictOn } from '#core/picks/recommendations/verdict.ts';
import { aPrice } from '#test/support/a-price.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { present } from '#test/support/present.ts';

const test = suite('verdict');
const MARGIN = 0.2;
const pickers = { claude: 'Form analyst', openai: 'Claude' };

type Odds = HorseOpinion['interest']['price'];
const line = (toOne: number, text: string): Odds => ({ ...aPrice(toOne), text });

const candidate = (chance: number, odds: Odds, horseName = 'SWIFTSURE'): ValueCandidate => {
  const runner = aRunner({ programNumber: '3', horseName });
  return {
    interest: { number: '3', runners: [runner], price: odds },
    runner,
    chance,
    confidence: 70,
    reasoning: 'Best figures.',
  };
};

const joined = (chance: number, odds: Odds): Joined => {
  const { interest, runner } = candidate(chance, odds);
  const horse: HorseOpinion = { interest, runner, index: 0, score: 1, agreement: 70, chance, reasons: [] };
  return { index: 0, claude: horse, openai: null, horse, chance, confidence: 70, pickers };
};

const NO_BETS = { claude: [], openai: [], blended: [] };

test('a race without starters is a pass without a horse', () => {
  const { kind, horse, sentence } = verdictOn(null, NO_BETS, MARGIN);
  assert.equal([kind, horse, sentence], ['PASS', null, 'No starters: no bet.']);
});

test('a 25% chance is fair at 3-1 and a bet from 4-1 at a margin of a fifth', () => {
  const { sentence, priceToTake } = verdictOn(joined(0.25, line(2, '2-1')), NO_BETS, MARGIN);
  assert.is(
    sentence,
    'Not at this price. Swiftsure: 25.0% by our chances. Fair 3-1; we ask 4-1 or better; it is 2-1 on the morning line.',
  );
  assert.is(priceToTake?.text, '4-1');
});

test('without a price the verdict still says what to ask for', () => {
  assert.is(
    verdictOn(joined(0.25, null), NO_BETS, MARGIN).sentence,
    'No price yet. Swiftsure: 25.0% by our chances. Fair 3-1; we ask 4-1 or better.',
  );
});

test('a chance too small for any price on a board names no price', () => {
  const { sentence, priceToTake } = verdictOn(joined(0.001, line(50, '50-1')), NO_BETS, MARGIN);
  assert.is(
    sentence,
    'Not at this price. Swiftsure: 0.1% by our chances, too little for a bet at any price.',
  );
  assert.is(priceToTake, null);
});

test('a blended value bet is a PLAY at its price to take or better', () => {
  const blended = [present(valueBetAt(candidate(0.3, line(5, '5-1')), MARGIN))];
  const { kind, sentence } = verdictOn(joined(0.3, line(5, '5-1')), { ...NO_BETS, blended }, MARGIN);
  assert.is(kind, 'PLAY');
  assert.is(sentence, 'Swiftsure to win at 3-1 or better: 30.0% by our chances, 5-1 on the morning line.');
});

test('analysts who like a horse that the market beats are named', () => {
  const liked = (name: string) => [present(valueBetAt(candidate(0.3, line(5, '5-1'), name), MARGIN))];
  const sentenceOf = (bets: object) =>
    verdictOn(joined(0.25, line(2, '2-1')), { ...NO_BETS, ...bets }, MARGIN).sentence;
  assert.match(
    sentenceOf({ claude: liked('SWIFTSURE') }),
    / The form analyst likes Swiftsure, but not enough to beat the market\.$/,
  );
  assert.match(
    sentenceOf({ claude: liked('SWIFTSURE'), openai: liked('OVERLAY') }),
    / The form analyst likes Swiftsure and Claude likes Overlay, but not enough to beat the market\.$/,
  );
});

test('value bets come best expectation first, and a market of one horse has none', () => {
  const bets = valueBets(
    [
      candidate(0.3, line(5, '5-1'), 'GOOD'),
      candidate(0.3, line(9, '9-1'), 'BETTER'),
      candidate(0.2, line(2, '2-1'), 'UNDERLAY'),
      candidate(0.4, null, 'NO PRICE'),
    ],
    MARGIN,
  );
  assert.equal(
    bets.map(({ horse, expectedValue }) => [horse, Number(expectedValue.toFixed(6))]),
    [
      ['BETTER', 2],
      ['GOOD', 0.8],
    ],
  );
  assert.equal(valueBets([candidate(0.9, line(5, '5-1'))], MARGIN), []);
});

test('a price just at the margin is worth taking', () => {
  const other = candidate(0.1, line(2, '2-1'), 'OTHER');
  assert.is(valueBets([candidate(0.25, line(3.8, '19-5')), other], MARGIN).length, 1);
  assert.is(valueBets([candidate(0.25, line(3.79, '3.79')), other], MARGIN).length, 0);
});

test.run();
