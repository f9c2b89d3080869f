import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { analysisFor } from '#config/models.ts';
import { evidenceOf } from '#core/handicapping/evidence.ts';
import { HOUR, MINUTE, shift, toIso } from '#core/kernel/instant.ts';
import type { LiveOddsRow } from '#core/picks/recommendations/live-odds.ts';
import { completed, type StoredRecommendation } from '#core/picks/recommendations/older-recommendation.ts';
import { recommend } from '#core/picks/recommendations/recommend.ts';
import type { PickedHorse, Recommendation } from '#core/picks/recommendations/recommendation.ts';
import type { ValueBet } from '#core/picks/recommendations/value-bet.ts';
import { aBoard } from '#test/support/a-board.ts';
import { aProvenance } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { present } from '#test/support/present.ts';
import { horse } from '../horses.ts';
import { MORNING, recommendOn } from '../picks-of.ts';

const test = suite('picks of earlier versions');

test('a recommendation saved before outside analysts existed reads as one of the built-in analysts', () => {
  const now = recommendOn(aRace());
  const { answers: _answers, tickets: _tickets, analysts, ...rest } = now;
  const builtIn = ({ name, model, isBuiltIn }: typeof analysts.claude) => ({ name, model, isBuiltIn });
  const older: StoredRecommendation = {
    ...rest,
    analysts: { claude: builtIn(analysts.claude), openai: builtIn(analysts.openai) },
  };
  assert.equal(completed(older), { ...now, tickets: [] });
});

test('a verdict and a ticket saved by an earlier version are read in the current form', () => {
  const now = priced(LINES_ALONE);
  const { line: _line, cases: _cases, verdict: _verdict, exoticPlays, ...rest } = now;
  const older = {
    ...rest,
    verdict: { kind: 'PLAY', horse: 'A', programNumber: '1', priceToTake: null, sentence: 'A to win.' },
    exoticPlays: exoticPlays.map(({ breakEvenPayout: _, ...play }) => ({ ...play, expectedPayout: 40 })),
  } as unknown as StoredRecommendation;
  const read = completed(older);
  assert.equal([read.line, read.cases, read.verdict.kind, read.verdict.chance], [null, [], 'BET', null]);
  assert.ok(exoticPlays.length > 0);
  assert.equal(read.exoticPlays, exoticPlays);
  assert.is(read.verdict.sentence, 'A to win.');
});

test('a recommendation of today is read as it was saved', () => {
  const now = recommendOn(aRace());
  assert.equal(completed(now), now);
});

test('the word an older version gave a pace it could not tell is not read', () => {
  const now = recommendOn(aRace());
  const open = { ...now.pace, shape: 'open' as const, isKnown: false, word: 'Slow Early' as const };
  assert.is(completed({ ...now, pace: open }).pace.word, null);
  const found = { ...now.pace, shape: 'slow' as const, isKnown: true, word: 'Slow Early' as const };
  assert.is(completed({ ...now, pace: found }).pace.word, 'Slow Early');
});

test('the answers of outside analysts are read under their former names', () => {
  const { answers: _, ...rest } = recommendOn(aRace());
  const by = { name: 'Claude', model: 'claude-sonnet-5-5' };
  const answered = { by, pick: { primary: '5' }, at: MORNING, facts: 'facts' };
  const silent = { by, why: 'Claude is overloaded (529).', at: MORNING };
  const { answers, ...read } = completed({
    ...rest,
    told: { claude: { is: 'told', ...answered }, openai: { is: 'ill', ...silent } },
  });
  assert.equal(answers as unknown, {
    claude: { is: 'answered', ...answered },
    openai: { is: 'unavailable', ...silent },
  });
  assert.not.ok('told' in read);
});

/** The priced parts as a version before the one price type saved them. */
function beforePrices(now: Recommendation): StoredRecommendation {
  const texts = ({ price, morningLine, ...row }: PickedHorse | LiveOddsRow) => ({
    ...row,
    morningLineOdds: morningLine?.text ?? null,
    currentOdds: price?.kind === 'live' ? price.text : null,
  });
  const pick = (picked: PickedHorse | null) => (picked === null ? null : texts(picked)) as PickedHorse | null;
  const bet = ({ price, ...rest }: ValueBet) =>
    ({ ...rest, odds: price.text, oddsKind: price.kind }) as unknown as ValueBet;
  return {
    ...now,
    primaryPick: pick(now.primaryPick),
    bestLongshotPick: pick(now.bestLongshotPick),
    liveOddsData: now.liveOddsData.map(
      (row) => ({ ...texts(row), source: 'A tote', at: toIso(BOARD_AT) }) as unknown as LiveOddsRow,
    ),
    valueBets: now.valueBets.map(bet),
    claudeValueBets: now.claudeValueBets.map(bet),
    chatgptValueBets: now.chatgptValueBets.map(bet),
    longshotOpportunities: now.longshotOpportunities.map(({ price, ...row }) => ({
      ...row,
      odds: price.text,
      oddsToOne: price.toOne,
    })),
  };
}

const BOARD_AT = shift(MORNING, HOUR);

/** Earlier versions made bets on a morning line too. */
function withBet(recommendation: Recommendation): Recommendation {
  const { price } = present(recommendation.longshotOpportunities[0]);
  const bet: ValueBet = {
    horse: 'PAPER LANTERN 6',
    programNumber: '6',
    betType: 'Win',
    postPosition: 6,
    price,
    confidence: 60,
    reasoning: '',
    chance: 0.2,
    fairPrice: null,
    priceToTake: null,
  };
  return { ...recommendation, valueBets: [bet], claudeValueBets: [], chatgptValueBets: [] };
}

/** The last horse is far better than its long price: a bet and a longshot, with and without a board. */
function priced(prices: readonly number[] | null): Recommendation {
  const plain = [2, 3, 3, 4, 5].map((toOne, index) => horse(String(index + 1), toOne, 70));
  const race = aRace({ runners: [...plain, horse('6', 8, 118)] });
  const boards = prices === null ? [] : [aBoard({ raceId: race.id, at: BOARD_AT, prices })];
  const evidence = evidenceOf(race, new Map(), shift(BOARD_AT, MINUTE), { boards });
  return withBet(recommend(evidence, analysisFor({ isKeySet: false }), aProvenance()));
}

const LINES_ALONE = null;
const BOARD = [2, 3, 3, 4, 5, 9];

test('prices saved as texts read as the prices they were, of the card or of the board known then', () => {
  for (const now of [priced(LINES_ALONE), priced(BOARD)]) {
    assert.ok(now.primaryPick !== null && now.valueBets.length > 0 && now.longshotOpportunities.length > 0);
    assert.equal(completed(beforePrices(now)), now);
  }
});

test('a bet saved before its kind was is of the board where one showed the horse, else of the line', () => {
  for (const now of [priced(LINES_ALONE), priced(BOARD)]) {
    const older = beforePrices(now);
    const valueBets = older.valueBets.map((bet) => ({ ...bet, oddsKind: undefined }) as unknown as ValueBet);
    assert.equal(completed({ ...older, valueBets }).valueBets, now.valueBets);
  }
});

test('a saved text that is not a price gives no price and no bet', () => {
  const now = priced(LINES_ALONE);
  const older = beforePrices(now);
  const none = { morningLineOdds: 'SCR', currentOdds: null };
  const [bet] = older.valueBets;
  const broken = {
    ...older,
    primaryPick: { ...older.primaryPick, ...none },
    valueBets: [{ ...bet, odds: 'SCR' }],
  } as unknown as StoredRecommendation;
  const read = completed(broken);
  assert.equal([read.primaryPick?.price, read.primaryPick?.morningLine, read.valueBets], [null, null, []]);
});

test.run();
