import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ASK_JAKE, aiUse, featureOf, isAskJake, type NotedQueries } from '#core/accounts/ai-use.ts';
import { instant } from '#core/kernel/instant.ts';

const test = suite('AI use');

const noted = (what: string, count: number, tokens = 0, time = 1): NotedQueries => ({
  what,
  count,
  tokens,
  lastAt: instant(time),
});

test('without a question the shares are the examples, and said to be', () => {
  const use = aiUse([]);
  assert.equal(
    [use.isIllustrative, use.totalQueries, use.favoriteFeature, use.lastQuery],
    [true, 0, 'Race Analysis', null],
  );
  assert.equal(
    use.features.map(({ feature, percent }) => `${feature} ${percent}`),
    ['ML Predictions 45', 'AI Betting Tips 32', 'Race Analysis 23'],
  );
});

test('with one the shares are counted, and so are tokens and the last of them', () => {
  const use = aiUse([noted('picks', 3, 0, 5), noted(ASK_JAKE, 1, 240, 9), noted('ml prediction', 4, 10, 2)]);
  assert.equal([use.isIllustrative, use.totalQueries, use.totalTokens, use.lastQuery], [false, 8, 250, 9]);
  assert.equal(
    use.features.map(({ percent }) => percent),
    [50, 38, 13],
  );
  assert.is(use.favoriteFeature, 'ML Predictions');
});

test('picks are tips, predictions are predictions, and whatever else is an analysis', () => {
  assert.equal(
    ['picks', 'race picks', 'race refresh', 'longshot alerts'].map(featureOf),
    Array(4).fill('AI Betting Tips'),
  );
  assert.is(featureOf('ml predict'), 'ML Predictions');
  assert.equal([ASK_JAKE, 'debate', 'html'].map(featureOf), Array(3).fill('Race Analysis'));
});

test('of two features asked for alike the one that is listed first is the favorite', () => {
  assert.is(aiUse([noted('debate', 2), noted('picks', 2)]).favoriteFeature, 'AI Betting Tips');
  assert.is(aiUse([noted('picks', 2), noted('ml predict', 2)]).favoriteFeature, 'ML Predictions');
});

test('Ask Jake is known however it was written', () => {
  assert.equal([ASK_JAKE, 'ask-jake', 'Ask Jake: odds', 'task jake', 'picks'].map(isAskJake), [
    true,
    true,
    true,
    false,
    false,
  ]);
});

test.run();
