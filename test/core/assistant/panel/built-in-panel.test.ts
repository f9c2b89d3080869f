import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { analysisOf, consensusOf, strategyOf, summaryOf } from '#core/assistant/panel/built-in-panel.ts';
import type { RaceView } from '#core/assistant/race-view.ts';
import type { Price, QuotedPrice } from '#core/card/price.ts';
import type { Race } from '#core/card/race.ts';
import { threeHorseRace } from '#test/core/assistant/a-race-view.ts';
import { FIELD } from '#test/core/picks/horses.ts';
import { aCard } from '#test/support/a-card.ts';
import { aPrice } from '#test/support/a-price.ts';
import { aRace } from '#test/support/a-race.ts';
import { openAssistant } from '#test/support/assistant-room.ts';

const test = suite('The built-in panel');

async function viewOf(runners: Race['runners']): Promise<RaceView> {
  const { views } = await openAssistant({ card: aCard({ races: [aRace({ runners })] }) });
  return views.raceNumbered('saratoga', 1);
}

const three = await viewOf(threeHorseRace().runners);
const equals = await viewOf(FIELD);
const empty = await viewOf([]);
const withPicks = (view: RaceView, picks: Partial<RaceView['picks']>): RaceView => ({
  ...view,
  picks: { ...view.picks, ...picks },
});
const verdict = (
  kind: 'BET' | 'WATCH' | 'PASS',
  priceToTake: RaceView['picks']['verdict']['priceToTake'],
) => ({
  ...three.picks.verdict,
  kind,
  sentence: 'The verdict.',
  priceToTake,
});

test('a race without starters is a high risk without a pick, and no horse is made up', () => {
  const { confidence, riskAssessment, analysis, keyFactors } = analysisOf(empty);
  assert.equal([confidence, analysis, keyFactors], [null, 'No starters.', []]);
  assert.is(riskAssessment, 'Risk unknown: no starters.');
  assert.is(strategyOf(empty).primaryPick, 'None');
  assert.is(summaryOf(empty).summary, 'No starters.');
  assert.is(consensusOf(empty).confidence, 'Low');
});

test('the analysis names pick, price and our chance, and every key factor names its horse', () => {
  const { analysis, confidence, keyFactors } = analysisOf(three);
  assert.match(
    analysis,
    /^Race 1, 6F on dirt: #1 Silver Latch is the first choice \(5-2 on the morning line, \d+\.\d% to win by our chances\)\./,
  );
  assert.is(confidence, three.picks.primaryPick?.confidence ?? null);
  assert.is(keyFactors[0], three.picks.pace.sentence);
  assert.ok(keyFactors.length > 1 && keyFactors.length <= 5);
  for (const factor of keyFactors.slice(1)) assert.match(factor, /^#\d /);
});

test('a price is shown with its kind, and none as no price yet', () => {
  const priced = (price: Price | null): string => {
    const { primaryPick } = three.picks;
    const changed = primaryPick === null ? null : { ...primaryPick, price };
    return summaryOf(withPicks(three, { primaryPick: changed })).summary;
  };
  assert.match(priced(aPrice(2, { kind: 'live' })), /\(2-1 on the board\)/);
  assert.match(priced(aPrice(2.5)), /\(5-2 on the morning line\)/);
  assert.match(priced(null), /\(no price yet\)/);
});

test('a BET is a win bet and a small one, a WATCH waits for its price, a PASS leaves the race alone', () => {
  const priceToTake = { toOne: 3, text: '3-1' };
  const strategyAt = (kind: 'BET' | 'WATCH' | 'PASS') =>
    strategyOf(withPicks(three, { verdict: verdict(kind, priceToTake) })).strategy;
  assert.is(
    strategyAt('BET'),
    'BET. The verdict. A win bet is the whole play; keep it a small part of your bankroll.',
  );
  assert.is(strategyAt('WATCH'), 'WATCH. The verdict. Wait for that price, or leave the race alone.');
  assert.is(strategyAt('PASS'), 'PASS. The verdict. Leave the race alone.');
});

test('alternatives are horses other than the pick, each once, with no exotics unless the verdict is BET', () => {
  const { alternatives, valueOpportunities } = strategyOf(equals);
  const horses = alternatives.flatMap((line) => /^#(\d+) /.exec(line)?.[1] ?? []);
  assert.ok(horses.length > 0);
  assert.is(new Set(horses).size, horses.length);
  assert.not.ok(horses.includes(String(equals.picks.primaryPick?.programNumber)));
  assert.is.not(equals.picks.verdict.kind, 'BET');
  assert.is(alternatives.length, horses.length);
  assert.ok(valueOpportunities.length >= equals.picks.valueBets.length);
});

test('analysts with one first choice agree on it; with two the difference names both', () => {
  const { claude, openai } = three.picks.opinions;
  const [top, next] = claude.ranking;
  if (top === undefined || next === undefined) throw new Error('the race has three horses');
  const agreed = consensusOf(
    withPicks(three, { opinions: { claude, openai: { ...openai, ranking: claude.ranking } } }),
  );
  assert.ok(agreed.consensus[0]?.startsWith(`Both put #${top.programNumber} `), agreed.consensus.join());
  const reversed = [next, top, ...claude.ranking.slice(2)];
  const split = consensusOf(
    withPicks(three, { opinions: { claude, openai: { ...openai, ranking: reversed } } }),
  );
  assert.match(
    split.differences[0] ?? '',
    new RegExp(`^Form analyst puts #${top.programNumber} .* first, Pace analyst #${next.programNumber} `),
  );
  assert.match(split.consensus[0] ?? '', /^Both have in their top three: #/);
});

test('an analyst without an answer is named, and the confidence is low', () => {
  const { claude, openai } = three.picks.opinions;
  const { confidence, differences } = consensusOf(
    withPicks(three, { opinions: { claude, openai: { ...openai, analyst: 'GPT', ranking: [] } } }),
  );
  assert.equal([confidence, differences], ['Low', ['Only one analyst has answered; GPT has not.']]);
});

test('a value bet without a price to take names no price to bet it at', () => {
  const bet = {
    horse: 'SILVER LATCH',
    programNumber: '1',
    betType: 'Win',
    postPosition: 1,
    price: aPrice(4, { kind: 'live' }),
    confidence: 60,
    reasoning: 'A reason.',
    chance: 0.3,
    fairPrice: null,
  } as const;
  const opportunity = (priceToTake: QuotedPrice | null) =>
    strategyOf(withPicks(three, { valueBets: [{ ...bet, priceToTake }] })).valueOpportunities[0];
  const textAtAnyPrice = '#1 Silver Latch at 4-1: 30.0% by our chances';
  assert.is(opportunity({ toOne: 3, text: '3-1' }), `${textAtAnyPrice}, a bet at 3-1 or more`);
  assert.is(opportunity(null), textAtAnyPrice);
});

test('a race of mostly unknown form says so, in its risk and in its summary', () => {
  const starters = three.evidence.starters.map((runner) => ({ ...runner, pastPerformances: null }));
  const blind = { ...three, evidence: { ...three.evidence, starters } };
  const unknown = 'Risk unknown: 3 of 3 have no known past races.';
  assert.is(analysisOf(blind).riskAssessment, unknown);
  assert.equal([summaryOf(blind).riskLevel, summaryOf(blind).keyFactor], ['high', unknown]);
});

test('a summary is at most 220 characters and ends at a word', () => {
  const long = withPicks(three, {
    verdict: { ...three.picks.verdict, sentence: 'overlay '.repeat(60).trim() },
  });
  const { summary } = summaryOf(long);
  assert.ok(summary.length <= 220);
  assert.match(summary, / overlay…$/);
});

test('analysts with different longshots differ on them, one without a longshot has none', () => {
  const { claude, openai } = three.picks.opinions;
  const differences = (first: string | null, second: string | null) =>
    consensusOf(
      withPicks(three, {
        opinions: { claude: { ...claude, longshot: first }, openai: { ...openai, longshot: second } },
      }),
    ).differences.filter((line) => line.startsWith('Longshots'));
  assert.equal(differences('MARBLE FERRY', null), [
    'Longshots differ: Form analyst likes Marble Ferry, Pace analyst has none.',
  ]);
  assert.equal(differences('MARBLE FERRY', 'OUR LAST WORD'), [
    'Longshots differ: Form analyst likes Marble Ferry, Pace analyst likes Our Last Word.',
  ]);
  assert.equal(differences('MARBLE FERRY', 'MARBLE FERRY'), []);
  assert.equal(differences(null, null), []);
});

test('a horse that is first of one and third of the other is in the top three of both', () => {
  const { claude, openai } = equals.picks.opinions;
  const [a, b, c, ...others] = claude.ranking;
  if (a === undefined || b === undefined || c === undefined) throw new Error('three horses');
  const reordered = { ...openai, ranking: [c, ...others, a, b] };
  const { consensus } = consensusOf(withPicks(equals, { opinions: { claude, openai: reordered } }));
  assert.is(consensus.length, 1);
  assert.match(
    consensus[0] ?? '',
    new RegExp(`^Both have in their top three: #${c.programNumber} Paper Lantern ${c.programNumber}\\.$`),
  );
});

test('analysts who share none of their top three agree on nothing', () => {
  const { claude, openai } = equals.picks.opinions;
  const reversed = { ...openai, ranking: claude.ranking.toReversed() };
  const { consensus } = consensusOf(withPicks(equals, { opinions: { claude, openai: reversed } }));
  assert.equal(consensus, []);
});

test('our chance is that of the pick, not of another horse', () => {
  const mlPredictions = three.picks.mlPredictions.map((row) => ({
    ...row,
    winProbability: row.programNumber === '1' ? 0.423 : 0.2,
  }));
  assert.match(analysisOf(withPicks(three, { mlPredictions })).analysis, /, 42\.3% to win by our chances\)/);
});

test('our chance is left out when there is none for the pick', () => {
  const { analysis } = analysisOf(withPicks(three, { mlPredictions: [] }));
  assert.not.match(analysis, /fitted model/);
});

test('key factors are five at most, and a horse both analysts put first is not named twice', () => {
  const { claude } = three.picks.opinions;
  const [top, ...others] = claude.ranking;
  if (top === undefined) throw new Error('no horse');
  const wordy = { ...claude, ranking: [{ ...top, reasons: ['one', 'two', 'three'] }, ...others] };
  const factorsOf = (openai: typeof claude) =>
    analysisOf(withPicks(three, { opinions: { claude: wordy, openai } })).keyFactors;
  assert.equal(factorsOf(wordy).slice(1), ['#1 Silver Latch: one', '#1 Silver Latch: two']);
  const other = {
    ...wordy,
    ranking: wordy.ranking.toReversed().map((row) => ({ ...row, reasons: ['x', 'y'] })),
  };
  assert.is(factorsOf(other).length, 5);
});

test('the two alternatives are the pace analyst’s next choices', () => {
  const { openai } = equals.picks.opinions;
  const pick = equals.picks.primaryPick?.programNumber;
  const next = openai.ranking.filter(({ programNumber }) => programNumber !== pick).slice(0, 2);
  const { alternatives } = strategyOf(withPicks(equals, { exoticPlays: [] }));
  assert.equal(
    alternatives.map((line) => /^#(\w+) /.exec(line)?.[1]),
    next.map(({ programNumber }) => programNumber),
  );
});

test('an exotic is an alternative only under BET, with its cost and chance', () => {
  const [play] = equals.picks.exoticPlays;
  if (play === undefined) throw new Error('no exotic');
  const exotic = { ...play, betType: 'Exacta Key', combination: '1 / 2,3', cost: 2, hitChance: 0.123 };
  const exoticsAt = (kind: 'BET' | 'WATCH' | 'PASS') =>
    strategyOf(withPicks(equals, { exoticPlays: [exotic], verdict: verdict(kind, null) })).alternatives.slice(
      2,
    );
  assert.equal([exoticsAt('PASS'), exoticsAt('WATCH')], [[], []]);
  assert.equal(exoticsAt('BET'), ['Exacta Key 1 / 2,3, $2.00, cashes 12.3%']);
});

test.run();
