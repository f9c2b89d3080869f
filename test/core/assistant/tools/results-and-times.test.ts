import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { AFTER_RACE_1, AFTER_RACE_2, asking } from './asking.ts';

const test = suite('what the chat says of races run and post times');

test('who won a race of the day, once it is official, and before that it says so', async () => {
  const [before, after] = [await asking(), await asking(AFTER_RACE_1)];
  assert.is(await before('who won race 1'), 'Race 1 has not been run yet: post time 1:05 PM ET.');
  const answer = await after('Who won race 1?');
  assert.match(answer, /^Race 1, 6F on dirt, official:\n#2 Quiet Ford won/);
  assert.match(answer, /We made no pick before the off\./);
  assert.match(await after('who won race 2'), /^Race 2 has not been run yet/);
});

test('who won yesterday is answered with yesterday, never with a pick of today', async () => {
  const ask = await asking();
  assert.match(await ask('who won race 1 yesterday'), /^Race 1 at Saratoga, Aug 1, 2025:\n#2 Quiet Ford won/);
  assert.match(
    await ask('results from yesterday'),
    /^Winners at Saratoga, Aug 1, 2025:\n- Race 1: #2 Quiet Ford/,
  );
  assert.is(await ask('who won race 1 on July 4'), 'No results of Saratoga, Jul 4, 2025 are stored.');
  assert.match(await ask('who won race 7 last Friday'), /no result of race 7 is stored/);
});

test('post times: of a race, of the next, of all', async () => {
  const ask = await asking();
  assert.match(await ask('post time of race 2'), /^Race 2: 1:35 PM ET, in 1 hour 35 minutes\.$/);
  assert.match(
    await ask('When is the next race?'),
    /^Race 1: 1:05 PM ET, in 1 hour 5 minutes\.\nAll races: 1: /,
  );
  assert.match(
    await (await asking(AFTER_RACE_1))('what time was race 1'),
    /^Race 1 was due off at 1:05 PM ET\.$/,
  );
});

test('horses of a race that is off are compared by how they finished', async () => {
  const ask = await asking(AFTER_RACE_1);
  const answer = await ask('compare Silver Latch and Quiet Ford');
  assert.match(
    answer,
    /^Race 1 is off: #2 Quiet Ford was 1st, #1 Silver Latch was 2nd\. Before the off:\n- #1 Silver Latch: /,
  );
  assert.not.match(answer, /likelier to win/);
});

test('first-time starters of a race that is off are named with where they finished', async () => {
  const ask = await asking(AFTER_RACE_2);
  assert.is(
    await ask('any first time starters in race 2?'),
    'Race 2 is off: no official result yet.\nIts first-time starters: #4 Morning Ferry.',
  );
});

test.run();
