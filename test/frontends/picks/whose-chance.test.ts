import { createElement } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Recommendation } from '../../../frontends/picks/picks/picks-rules.ts';
import { markupOf, textOf } from '../account/markup.ts';
import { anEntry, aPick, aRecommendation, aValueBet, opinionOf, ranked } from './a-day.ts';

const { Analysts } = await import('../../../frontends/picks/race/analysts.tsx');
const { Field } = await import('../../../frontends/picks/race/field.tsx');
const { ValueBets } = await import('../../../frontends/picks/race/value-bets.tsx');

const test = suite('whose chance a figure is');

const answered = { unavailable: null, promptVersion: 'a-prompt', askedAt: '2025-06-07T11:00:00Z' };
const outside = { name: 'Claude', model: 'a-model', isBuiltIn: false, ...answered };
const entries = [anEntry('1'), anEntry('2')];

/** A race in which a model outside the house sits in the Claude seat, a built-in analyst in the other. */
function mixed(changes: Partial<Recommendation> = {}): Recommendation {
  const recommendation = aRecommendation(
    { 1: 0.4, 2: 0.6 },
    {
      primaryPick: aPick(),
      opinions: { claude: opinionOf('c', [ranked('1', 0.4)]), openai: opinionOf('o', [ranked('2', 0.55)]) },
      claudeValueBets: [aValueBet('OUTSIDER')],
      ...changes,
    },
  );
  return { ...recommendation, analysts: { ...recommendation.analysts, claude: outside } };
}

test('an outside analyst’s horse shows our chance, a built-in one’s shows its rating, which is not a chance', () => {
  const text = textOf(markupOf(() => createElement(Analysts, { recommendation: mixed() })));
  assert.match(text, /our chance 40%/);
  assert.match(text, /analyst’s rating 55/);
  assert.not.match(text, /55%/);
});

test('the field shows only our chances, without a column for any analyst', () => {
  const text = textOf(
    markupOf(() => createElement(Field, { recommendation: mixed(), entries, board: null })),
  );
  assert.not.match(text, /Claude|Pace/);
  assert.match(text, /Bet at/);
});

test('a bet is measured by our chance, whoever likes it', () => {
  for (const recommendation of [mixed(), aRecommendation({}, { claudeValueBets: [aValueBet('A')] })]) {
    const text = textOf(markupOf(() => createElement(ValueBets, { recommendation })));
    assert.match(text, /our chance 20\.0%/);
    assert.not.match(text, /view|if the model is right/);
  }
});

test('without a confidence the bet says so instead of showing a figure', () => {
  const bet = { ...aValueBet('QUIET'), confidence: null };
  const text = textOf(
    markupOf(() => createElement(ValueBets, { recommendation: mixed({ claudeValueBets: [bet] }) })),
  );
  assert.match(text, /No analyst confidence given/);
});

test.run();
