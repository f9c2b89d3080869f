import { createElement } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { markupOf } from '../account/markup.ts';
import { anExotic, aRecommendation } from './a-day.ts';

const { SummaryCard } = await import('../../../frontends/picks/claude/summary-cards.tsx');
const { AnalysisFound, ConsensusFound } = await import('../../../frontends/picks/claude/findings.tsx');
const { betRacesIn } = await import('../../../frontends/picks/claude/bet-races.ts');
const { ExoticPlays } = await import('../../../frontends/picks/race/exotic-plays.tsx');

const test = suite('nothing is green over a PASS');

const made = {
  analysedBy: 'Form analyst',
  madeAt: null,
  isOutdated: false,
  provenance: { source: 'card', at: null },
};
const green = /badge[^"]*green/;

test('a race worth a bet is one with a recommendation to bet', () => {
  const recommended = [
    { raceId: 'a', verdict: 'BET' },
    { raceId: 'b', verdict: 'PASS' },
    { raceId: 'c', verdict: null },
  ] as const;
  assert.equal([...betRacesIn(recommended)], ['a']);
});

test('a summary of Claude AI has a green risk and confidence only where there is a bet', () => {
  const summary = {
    raceId: 'r',
    raceNumber: 1,
    raceTime: null,
    surface: 'D',
    distance: '6F',
    confidence: 80,
    riskLevel: 'low',
    summary: 'Fast.',
    keyFactor: 'Pace',
  };
  const html = (isPass: boolean) =>
    markupOf(() =>
      createElement(SummaryCard, {
        summary: summary as never,
        isPass,
        isChosen: false,
        onChoose: () => undefined,
      }),
    );
  assert.match(html(false), green);
  assert.not.match(html(true), green);
});

test('so have its analysis and its consensus', () => {
  const analysis = {
    ...made,
    confidence: 80,
    analysis: '',
    keyFactors: [],
    riskAssessment: '',
    reasoning: '',
  } as never;
  const consensus = {
    ...made,
    confidence: 'High',
    consensus: [],
    differences: [],
    recommendation: '',
  } as never;
  const html = (isPass: boolean) => [
    markupOf(() => createElement(AnalysisFound, { found: analysis, isPass })),
    markupOf(() => createElement(ConsensusFound, { found: consensus, isPass })),
  ];
  for (const shown of html(false)) assert.match(shown, green);
  for (const shown of html(true)) assert.not.match(shown, green);
});

test('an exotic play of low risk is green only where the verdict is BET', () => {
  const html = (kind: 'BET' | 'PASS') => {
    const plays = { exoticPlays: [anExotic('1,2')] };
    const { verdict } = aRecommendation();
    const recommendation = aRecommendation({}, { ...plays, verdict: { ...verdict, kind } });
    return markupOf(() => createElement(ExoticPlays, { recommendation }));
  };
  assert.match(html('BET'), green);
  assert.not.match(html('PASS'), green);
});

test.run();
