import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { questionAfterBoast } from '#core/assistant/jake/question-after-boast.ts';
import { askOfEight } from '#test/core/assistant/tools/eight-races.ts';

const test = suite('a clear question after a boast or a mishap');

test('the boast or mishap is left out and the question is answered', async () => {
  for (const [text, answered] of [
    ['I once hit a pick 6, who is next in race 3', /^Race 3, .*: the pick is #1 Amber Eillow/],
    ['lost my hat, who is the 2 in race 4', /^#2 Birch Rillow in race 4: /],
    ['I hit the pick 4 last Saturday, who wins race 3', /^Race 3, .*: the pick is/],
    ['cashed a huge trifecta once, who do you like in race 3', /^Race 3, .*: the pick is/],
    ['My uncle won the daily double in 1998. What time is race 3?', /^Race 3: 2:05 PM ET/],
    ['I once hit a superfecta for $800, who is next in race 3', /^Race 3, .*: the pick is/],
    ['once hit a 40-1 shot, who is next in race 3', /^Race 3, .*: the pick is/],
    ['I once hit a pick 6, how much is a pick 4 ticket 2x2x2x2', /^\$8: a \$0\.50 pick 4 of 2 x 2 x 2 x 2/],
    ['spilled my beer so when is race 4', /^Race 4: 2:35 PM ET/],
    ['forgot my glasses at home, who rides the 2 in race 4', /Robin Lane/],
  ] as const)
    assert.match(await askOfEight(text), answered, text);
});

test('nothing is left out where the question leans on it, or it is no boast', () => {
  for (const text of [
    'I once hit a pick 6, who wins it today',
    'I once hit a pick 6 with longshots, is there one in race 3',
    'I hit the exacta yesterday, what did the exacta pay',
    'I won the double yesterday, who won race 3',
    'I hit the exacta in race 1, what are the odds',
    'I just hit the exacta, how much do I get',
    'I cashed a trifecta once, can you build another',
    'I hit the pick 4, do I pay taxes',
    'I never hit a pick 6, who is next in race 3',
    'if I hit a pick 6, who is next in race 3',
    'I want a pick 6, who is next in race 3',
    'I only bet fillies, who wins race 3',
    'I have $20, who is next in race 3',
    'Amber Eillow is scratched, who wins race 3',
    'I once hit a pick 6, race 3',
    'who wins race 3',
  ])
    assert.is(questionAfterBoast(text), null, text);
});

test('money that is lost or a sign of trouble is never left out', async () => {
  for (const text of [
    'lost my rent money, who is the 2 in race 4',
    'lost my shirt, who is the 2 in race 4',
    'lost everything last night, who is next in race 3',
    'I lost my paycheck, who wins race 3',
    'I once hit a pick 6 and lost the house, who is next in race 3',
  ])
    assert.is(questionAfterBoast(text), null, text);
  for (const text of [
    'lost my rent money, who is the 2 in race 4',
    'I lost everything last night, who wins race 3',
    'I once hit a pick 6, who is next in race 3? I lost my rent money',
  ])
    assert.match(await askOfEight(text), /1-800-697-3738/, text);
});

test.run();
