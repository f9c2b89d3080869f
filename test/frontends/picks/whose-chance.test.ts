import { createElement } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Recommendation } from '../../../frontends/picks/picks/picks-rules.ts';
import { fieldOf } from '../../../frontends/picks/race/betting-interests.ts';
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

test('the chance at an outside analyst’s horse is the model’s, at a built-in one’s its own', () => {
  const text = textOf(markupOf(() => createElement(Analysts, { recommendation: mixed() })));
  assert.match(text, /40% by the model/);
  assert.match(text, /55% in its view/);
  assert.not.match(text, /40% in its view/);
});

test('who calculates no chance has no column of chances', () => {
  const recommendation = mixed();
  assert.equal(
    fieldOf(recommendation, entries).map(({ views }) => views.claude),
    [null, null],
  );
  const text = textOf(markupOf(() => createElement(Field, { recommendation, entries, board: null })));
  assert.not.match(text, /Claude/);
  assert.match(text, /Pace/);
});

test('a bet from an outside analyst is measured by the model, and says so', () => {
  const text = textOf(markupOf(() => createElement(ValueBets, { recommendation: mixed() })));
  assert.match(text, /by the model/);
  assert.match(text, /if the model is right/);
  const builtInText = textOf(
    markupOf(() =>
      createElement(ValueBets, {
        recommendation: aRecommendation({}, { claudeValueBets: [aValueBet('A')] }),
      }),
    ),
  );
  assert.match(builtInText, /in this view/);
});

test('without a confidence the bet says so instead of showing a figure', () => {
  const bet = { ...aValueBet('QUIET'), confidence: null };
  const text = textOf(
    markupOf(() => createElement(ValueBets, { recommendation: mixed({ claudeValueBets: [bet] }) })),
  );
  assert.match(text, /No confidence given/);
});

test.run();
