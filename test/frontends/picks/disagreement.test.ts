import { createElement } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Recommendation } from '../../../frontends/picks/picks/picks-rules.ts';
import { analystsDisagree, fieldOf } from '../../../frontends/picks/race/betting-interests.ts';
import { markupOf, textOf } from '../account/markup.ts';
import { anEntry, aPick, aRecommendation, opinionOf, ranked } from './a-day.ts';

const { Disagreement } = await import('../../../frontends/picks/picks/disagreement.tsx');

const test = suite('where the analysts disagree');

/** A race in which the analysts put these program numbers first; null names nobody. */
function firsts(claude: string | null, openai: string | null, consensus = 'Low'): Recommendation {
  const opinion = (number: string | null) => opinionOf('a', number === null ? [] : [ranked(number, 0.3)]);
  return aRecommendation(
    {},
    {
      primaryPick: aPick({ aiConsensus: consensus }),
      opinions: { claude: opinion(claude), openai: opinion(openai) },
    },
  );
}

const coupled = [
  anEntry('1', { coupledWith: 'A' }),
  anEntry('1A', { coupledWith: 'A' }),
  anEntry('2'),
  anEntry('2B'),
];
const shown = (recommendation: Recommendation, entries = coupled) =>
  textOf(markupOf(() => createElement(Disagreement, { recommendation, entries }))).trim();

test('two horses of one coupled entry are one ticket and no disagreement', () => {
  assert.is(analystsDisagree(firsts('1', '1A'), coupled), false);
  assert.is(shown(firsts('1', '1A', 'Medium')), '');
  assert.is(shown(firsts('1', '2')), 'AIs Disagree');
});

test('namesakes are two tickets', () => {
  const recommendation = firsts('1', '2');
  const ranking = recommendation.opinions.openai.ranking.map((row) => ({ ...row, horse: 'HORSE 1' }));
  const namesakes = {
    ...recommendation,
    opinions: {
      ...recommendation.opinions,
      openai: { ...recommendation.opinions.openai, horse: 'HORSE 1', ranking },
    },
  };
  assert.is(analystsDisagree(namesakes, coupled), true);
});

test('when an analyst picks no horse there is no disagreement', () => {
  assert.is(analystsDisagree(firsts('1', null), coupled), false);
  assert.is(analystsDisagree(firsts(null, null), coupled), false);
});

test('high agreement is never contradicted, and a pending one says what it waits for', () => {
  assert.is(shown(firsts('1', '2', 'High')), '');
  assert.is(shown(firsts('1', '2', 'Pending')), 'Claude analysis still being generated, OpenAI done.');
});

test('a letter alone couples nobody: 2 and 2B without a coupled entry are two rows and two tickets', () => {
  assert.is(analystsDisagree(firsts('2', '2B'), coupled), true);
  const field = fieldOf(aRecommendation({ '2': 0.6, '2B': 0.4 }), coupled);
  assert.equal(
    field.map((row) => row.horses.map(({ number }) => number)),
    [['2'], ['2B']],
  );
});

test.run();
