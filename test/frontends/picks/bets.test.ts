import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { verdictPriceWords } from '../../../frontends/frame/races/verdict-words.ts';
import { approachOf, namedAnalyst, sourceLabel } from '../../../frontends/picks/picks/analyst-names.ts';
import {
  betsShown,
  exoticPlaysOf,
  firstSource,
  showsExoticToggle,
  showsValueToggle,
  valueBetsOf,
} from '../../../frontends/picks/picks/bet-sources.ts';
import { sourceSentence } from '../../../frontends/picks/race/source-sentence.ts';
import { chanceOf } from '../../../frontends/picks/race/why.ts';
import { anExotic, aRecommendation, aValueBet } from './a-day.ts';

const test = suite('bets and who names them');
const horses = (rows: readonly { readonly horse: string }[]) => rows.map(({ horse }) => horse);

test('Claude’s bets come first, ChatGPT’s when chosen, the blended ones when the chosen source has none', () => {
  assert.is(firstSource, 'claude');
  const bets = valueBetsOf(
    aRecommendation({}, { valueBets: [aValueBet('BLEND')], chatgptValueBets: [aValueBet('GPT')] }),
  );
  assert.equal(horses(betsShown(bets, 'chatgpt').rows), ['GPT']);
  assert.equal(horses(betsShown(bets, 'claude').rows), ['BLEND']);
  assert.is(betsShown(bets, 'claude').isFallback, true);
  assert.is(betsShown(bets, 'chatgpt').isFallback, false);
});

test('value bets switch only when both sources have some', () => {
  const both = { claudeValueBets: [aValueBet('A')], chatgptValueBets: [aValueBet('B')] };
  assert.ok(showsValueToggle(valueBetsOf(aRecommendation({}, both))));
  assert.not(showsValueToggle(valueBetsOf(aRecommendation({}, { claudeValueBets: both.claudeValueBets }))));
  assert.not(showsValueToggle(valueBetsOf(aRecommendation({}, { valueBets: [aValueBet('C')] }))));
});

test('exotics switch when either source has plays', () => {
  assert.ok(showsExoticToggle(exoticPlaysOf(aRecommendation({}, { chatgptExoticPlays: [anExotic('1,2')] }))));
  assert.ok(showsExoticToggle(exoticPlaysOf(aRecommendation({}, { claudeExoticPlays: [anExotic('1,2')] }))));
  assert.not(showsExoticToggle(exoticPlaysOf(aRecommendation({}, { exoticPlays: [anExotic('1,2')] }))));
});

test('nothing is attributed to a model that did not run', () => {
  const recommendation = aRecommendation();
  const claude = namedAnalyst(recommendation, 'claude');
  assert.is(claude.title, 'Form analyst');
  assert.is(claude.note, 'Built-in analyst (no AI key set), standing in for Claude Sonnet 4.0');
  assert.is(sourceLabel(recommendation, 'chatgpt'), 'Pace analyst (for ChatGPT)');
  assert.is(approachOf('Somebody'), null);
});

const ANSWERED = { unavailable: null, promptVersion: 'a-prompt', askedAt: '2025-06-07T11:00:00Z' };

test('a model that ran is named as documented', () => {
  const analysts = {
    claude: { name: 'Claude', model: 'a-model', isBuiltIn: false, ...ANSWERED },
    openai: { name: 'OpenAI', model: 'b-model', isBuiltIn: false, ...ANSWERED },
  };
  const recommendation = aRecommendation({}, { analysts });
  assert.equal(namedAnalyst(recommendation, 'claude'), { title: 'Claude Sonnet 4.0', note: null });
  assert.equal(namedAnalyst(recommendation, 'openai'), { title: 'GPT-4o', note: null });
  assert.is(sourceLabel(recommendation, 'claude'), 'Claude');
  assert.is(sourceLabel(recommendation, 'chatgpt'), 'ChatGPT');
});

test('the chance of a horse is the model’s, and unknown for one that does not start', () => {
  const recommendation = aRecommendation({ 4: 0.25 });
  assert.is(chanceOf(recommendation, '4'), 0.25);
  assert.is(chanceOf(recommendation, '9'), null);
});

test('a verdict gives the price to take and the price now, or says that no price is long enough', () => {
  const asked = { text: '3-1' };
  const now = { text: '5-2', kind: 'live' };
  assert.is(
    verdictPriceWords({ kind: 'WATCH', priceToTake: asked, price: now }),
    'bet at 3-1 or more; now 5-2',
  );
  const line = { text: '5-2', kind: 'morning line' };
  assert.is(
    verdictPriceWords({ kind: 'PASS', priceToTake: asked, price: line }),
    'bet at 3-1 or more; morning line 5-2',
  );
  const old = { text: '5-2', kind: 'stale' };
  assert.is(
    verdictPriceWords({ kind: 'WATCH', priceToTake: asked, price: old }),
    'bet at 3-1 or more; 5-2, old',
  );
  assert.is(verdictPriceWords({ kind: 'PASS', priceToTake: null, price: null }), 'no price is long enough');
});

test('a figure is explained in a sentence', () => {
  assert.is(
    sourceSentence('Win chances by the model', 'morning 1: The morning line without its margin.'),
    'Win chances by the model “morning 1”. The morning line without its margin.',
  );
  assert.is(sourceSentence('Analysts by', 'nobody knows'), 'Analysts by: nobody knows');
});

test.run();
