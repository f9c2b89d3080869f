import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { AFTER_RACE_1, asking } from './asking.ts';

const test = suite('answers about horses and people');

test('the highest last figure is that of the horse that has it, not of the pick', async () => {
  const ask = await asking();
  assert.match(
    await ask('highest last figure in race 1'),
    /^Highest last figure in race 1: 92, #2 Quiet Ford\.\n- #2 Quiet Ford: 92\n/,
  );
  assert.match(
    await ask('lowest last figure in race 1'),
    /^Lowest last figure in race 1: 80, #3 Tin Whistle\./,
  );
  assert.match(await ask('best last figure on the card'), /92, #2 Quiet Ford \(race 1\)\./);
  assert.match(
    await ask('top last figure in race 2'),
    /88, #2 Lantern's Keeper\.\n[\s\S]*Not known for 1 starter\.$/,
  );
});

test('two horses are compared, also with misspelled names and in different races', async () => {
  const ask = await asking();
  const answer = await ask('compare Silver Latch and Quiet Ford');
  assert.match(
    answer,
    /^We rate #1 Silver Latch likelier to win: \d+\.\d% against \d+\.\d%\.\nRace 1:\n- #1 Silver Latch: /,
  );
  assert.match(answer, /- #2 Quiet Ford: .*last figures 92, 70 \(latest first\)/);
  assert.match(await ask('silvr latch or quiet frod?'), /^We rate #1 Silver Latch/);
  assert.match(await ask('Silver Latch vs Marble Bridge'), /^They run in 2 different races/);
});

test('a favorite is judged by our chance against its price', async () => {
  const ask = await asking();
  const answer = await ask('is the favorite in race 1 beatable');
  assert.match(
    answer,
    /^The favorite of race 1 is #1 Silver Latch at 1-1 on the morning line\.\nWe make it \d/,
  );
  assert.match(answer, /it loses \d+\.\d% of the time/);
  assert.match(
    await (await asking(AFTER_RACE_1))('is the favorite in race 1 beatable'),
    /^Race 1 has been run\./,
  );
});

test('first-time starters are named with our chance', async () => {
  const ask = await asking();
  assert.match(
    await ask('live first-time starters'),
    /^First-time starters in the races to come, ranked by chance to win:\n- Race 2, #4 Morning Ferry: \d/,
  );
  assert.is(await ask('any first time starters in race 1?'), 'No first-time starters in race 1.');
});

test('hot jockeys are those of the card, by their share won, with the starts', async () => {
  const ask = await asking();
  assert.match(await ask('hot jockeys'), /^By share won, 10 starts or more[\s\S]*\n- Avery Roe: 40% of 50 /);
});

test('whether a horse runs is answered from the card', async () => {
  const ask = await asking();
  assert.is(
    await ask('is Secretariat running'),
    'Secretariat is not on the card of Saratoga on Aug 2, 2025.',
  );
  assert.is(await ask('Is Marble Bridge running?'), '#1 Marble Bridge is entered in race 2, 1:35 PM ET.');
});

test('an ordinal names a race', async () => {
  const ask = await asking();
  assert.match(await ask('who do you like in the second?'), /^Race 2/);
  assert.match(await ask('who wins the 1st'), /^Race 1/);
});

test.run();
