import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { analysisOf, consensusOf, strategyOf, summaryOf } from '#core/assistant/panel/built-in-panel.ts';
import { riskOf } from '#core/assistant/panel/risk.ts';
import type { RaceView } from '#core/assistant/race-view.ts';
import type { Race } from '#core/card/race.ts';
import { threeHorseRace } from '#test/core/assistant/a-race-view.ts';
import { FIELD } from '#test/core/picks/horses.ts';
import { aCard } from '#test/support/a-card.ts';
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
const verdict = (kind: 'PASS' | 'PLAY', priceToTake: RaceView['picks']['verdict']['priceToTake']) => ({
  ...three.picks.verdict,
  kind,
  sentence: 'The verdict.',
  priceToTake,
});

test('a race without starters is a high risk without a pick, and no horse is made up', () => {
  const { confidence, riskAssessment, analysis, keyFactors } = analysisOf(empty);
  assert.equal([confidence, analysis, keyFactors], [null, 'No starters.', []]);
  assert.match(riskAssessment, /^High:/);
  assert.is(strategyOf(empty).primaryPick, 'None');
  assert.is(summaryOf(empty).summary, 'No starters.');
  assert.is(consensusOf(empty).confidence, 'Low');
});

test('the analysis names pick, price and the model’s chance, and every key factor names its horse', () => {
  const { analysis, confidence, keyFactors } = analysisOf(three);
  assert.match(
    analysis,
    /^Race 1, 6F on dirt: #1 Silver Latch is the first choice \(5-2 on the morning line, \d+\.\d% to win by the fitted model\)\./,
  );
  assert.is(confidence, three.picks.primaryPick?.confidence ?? null);
  assert.is(keyFactors[0], three.picks.pace.sentence);
  assert.ok(keyFactors.length > 1 && keyFactors.length <= 5);
  for (const factor of keyFactors.slice(1)) assert.match(factor, /^#\d /);
});

test('a live price is shown before the morning line, and none as no price yet', () => {
  const priced = (currentOdds: string | null, morningLineOdds: string | null): string => {
    const { primaryPick } = three.picks;
    const changed = primaryPick === null ? null : { ...primaryPick, currentOdds, morningLineOdds };
    return summaryOf(withPicks(three, { primaryPick: changed })).summary;
  };
  assert.match(priced('2-1', '5-2'), /\(2-1 on the board\)/);
  assert.match(priced(null, '5-2'), /\(5-2 on the morning line\)/);
  assert.match(priced(null, null), /\(no price yet\)/);
});

test('a PLAY is a win bet and a small one; a PASS waits for its price where there is one', () => {
  assert.is(
    strategyOf(withPicks(three, { verdict: verdict('PLAY', { toOne: 3, text: '3-1' }) })).strategy,
    'PLAY. The verdict. A win bet is the whole play; keep it a small part of your bankroll.',
  );
  assert.is(
    strategyOf(withPicks(three, { verdict: verdict('PASS', { toOne: 3, text: '3-1' }) })).strategy,
    'PASS. The verdict. Wait for that price, or leave the race alone.',
  );
  assert.is(strategyOf(withPicks(three, { verdict: verdict('PASS', null) })).strategy, 'PASS. The verdict.');
});

test('alternatives are other horses than the pick, each once, and exotics only where they gain', () => {
  const { alternatives, valueOpportunities } = strategyOf(equals);
  const horses = alternatives.flatMap((line) => /^#(\d+) /.exec(line)?.[1] ?? []);
  assert.ok(horses.length > 0);
  assert.is(new Set(horses).size, horses.length);
  assert.not.ok(horses.includes(String(equals.picks.primaryPick?.programNumber)));
  const gaining = equals.picks.exoticPlays.filter(({ returnPerDollar }) => returnPerDollar > 1).slice(0, 2);
  assert.is(alternatives.length - horses.length, gaining.length);
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
  assert.equal([confidence, differences], ['Low', ['GPT has not answered.']]);
});

test('a summary is at most 220 characters and ends at a word', () => {
  const long = withPicks(three, {
    verdict: { ...three.picks.verdict, sentence: 'overlay '.repeat(60).trim() },
  });
  const { summary } = summaryOf(long);
  assert.ok(summary.length <= 220);
  assert.match(summary, / overlay…$/);
});

test('risk is high where forty percent of the field is unknown, else by the likeliest winner', () => {
  const starters = equals.evidence.starters.slice(0, 5);
  const riskAt = (chances: readonly number[], unknown = 0) =>
    riskOf({
      chances,
      evidence: {
        ...equals.evidence,
        starters: starters.map((runner, index) =>
          index < unknown ? { ...runner, pastPerformances: [] } : runner,
        ),
      },
    });
  assert.is(riskAt([0.5, 0.2, 0.1, 0.1, 0.1]), 'low');
  assert.is(riskAt([0.34, 0.2, 0.16, 0.15, 0.15]), 'medium');
  assert.is(riskAt([0.2, 0.2, 0.2, 0.2, 0.2]), 'high');
  assert.is(riskAt([0.5, 0.2, 0.1, 0.1, 0.1], 2), 'low');
  assert.is(riskAt([0.5, 0.2, 0.1, 0.1, 0.1], 3), 'high');
});

test.run();
