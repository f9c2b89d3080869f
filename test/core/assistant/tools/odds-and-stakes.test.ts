import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openAssistant } from '#test/support/assistant-room.ts';
import { asking, askingWithBoards, asks, card, NOON } from './asking.ts';

const test = suite('answers about odds and stakes');

test('only a question about odds is answered with earlier odds', async () => {
  const ask = await asking();
  assert.match(await ask('What was the result of race 1 yesterday?'), /^Race 1 at Saratoga, Aug 1, 2025:/);
  assert.match(await ask('What were the payoffs in race 1 yesterday?'), /^Race 1 at Saratoga, Aug 1, 2025:/);
  assert.match(
    await ask('What was the winning time of race 1 yesterday?'),
    /^Race 1 at Saratoga, Aug 1, 2025:/,
  );
  assert.match(
    await ask('What were the scratches in race 2 this morning?'),
    /^No scratches reported in race 2/,
  );
  for (const question of ['best time at 6 furlongs in race 1', 'odds at 6 furlongs in race 1'])
    assert.match(await ask(question), /^I cannot answer that: /, question);
  assert.is(await ask('weather at 2 in race 2'), 'No weather report for Saratoga yet.');
  assert.match(
    await ask('Should I put my money on the 1 in race 2?'),
    /^#1 Marble Bridge in race 2: 2-1 on the morning line; /,
  );
});

test('without a price of the horse at the open its move is unknown', async () => {
  const ask = await askingWithBoards([
    ['11:40', [null, 2, 3]],
    ['11:50', [2, 2, 3]],
  ]);
  assert.match(
    await ask('how have the odds on Silver Latch moved'),
    /opened no price at 11:40 AM ET, now 2-1 at 11:50 AM ET, so how it moved is not known\./,
  );
});

test('a box has as many horses as numbers are named', async () => {
  const ask = await asking();
  assert.match(await ask('cost of a $1 trifecta box 1,2,3?'), /^\$6: a \$1 trifecta box of 3 horses/);
  assert.is(
    await ask('how much is a $1 exacta box of 1, 2, 3 and 4?'),
    '$12: a $1 exacta box of 4 horses is 12 combinations.',
  );
  assert.match(await ask('how much does an exacta box 1 2 3 for $12 cost'), /exacta box of 3 horses/);
});

test('an assumed stake or takeout is marked as assumed; a bet on one horse has no combination', async () => {
  const ask = await asking();
  assert.is(await ask("what's the minimum win bet"), 'The win minimum at Saratoga is $1 (assumed).');
  assert.match(await ask('what is the takeout on quinellas'), /^The takeout on quinella bets .*, assumed/);
});

test('no ticket over several races is built on every combination', async () => {
  const ask = await asking();
  const answer = await ask('late double for $24');
  assert.match(
    answer,
    /\nTogether \$8, chance to cash \d\d\.\d%; every combination costs \$9 and can't show a profit\.\n/,
  );
});

test('other numbers are not read as odds, and a morning line is not a price', async () => {
  const ask = await asking();
  assert.is(await ask('Explain the 3-5 furlong workouts'), 'A furlong is an eighth of a mile, 220 yards.');
  assert.match(await ask('How does the rail work in races 1-2?'), /^I cannot answer that: /);
  assert.match(await ask('what does 9-5 mean'), /^Odds of 9-5 mean/);
  assert.is(
    await ask('what does $2 on Quiet Ford to win pay'),
    "#2 Quiet Ford in race 1 has no live price yet, so what it would pay is not known. Its morning line, the track's forecast, is 3-1.",
  );
  const live = await askingWithBoards([['11:58', [2, 4, 6]]]);
  assert.match(
    await live('what does $2 on Quiet Ford to win pay'),
    /returns about \$10 at 4-1 on the board\./,
  );
});

test('odds are ranked by the board where it prices every starter, else by the morning line', async () => {
  const live = await askingWithBoards([['11:58', [9, 4, 2]]]);
  assert.match(
    await live('lowest odds in race 1'),
    /^Lowest odds on the board in race 1: 2-1, #3 Tin Whistle\./,
  );
  assert.match(
    await live('lowest morning line in race 1'),
    /^Lowest morning line in race 1: 1-1, #1 Silver Latch\./,
  );
  const ask = await asking();
  assert.match(
    await ask('biggest price in race 1'),
    /^Highest morning line in race 1: 6-1, #3 Tin Whistle\./,
  );
});

test('no sentence about a ticket speaks of a profit', async () => {
  const ask = await asking();
  for (const [question, answered] of [
    ['late double for $6', /^Daily double, races 1 to 2, /],
    ['trifecta race 1 for $24', /best chance to cash a trifecta for \$24:/],
    ['$1 exacta box 1,2 in race 1', /\n- \$1 exacta box 1,2: 2 combinations, costs \$2/],
    ['how should I bet $100 on race 1', /\nTotal \$99 of \$100; you keep \$1\./],
    ['what does $2 on Quiet Ford to win pay', /^#2 Quiet Ford in race 1 has no live price yet/],
    ['what price do I need on Quiet Ford', /^9-2 or more on #2 Quiet Ford/],
  ] as const) {
    const answer = await ask(question);
    assert.match(answer, answered, question);
    assert.not.match(answer, /profit|\bedge\b|expected/i, question);
  }
});

test('an amount of money in a follow-up is not read as a race', async () => {
  const room = await openAssistant({ card, now: NOON });
  const question = 'exacta race 1 for $20';
  const ask = asks(room);
  const answer = await ask(question);
  assert.match(await ask('how about $2?', [{ question, answer }]), /^Race 1, .*for \$2:/);
});

test('stakes on two horses are not all put on the first, and a price is no stake', async () => {
  const ask = await asking();
  for (const question of [
    '20 to win on Silver Latch and 10 to place on Quiet Ford',
    'bet $20 to win on the 2 and $10 to place on the 3 in race 1',
    'bet on Silver Latch at 9-5 to win and 8-1 to place',
    'bet $20 on Silver Latch at 9-5 to win and 8-1 to place',
  ])
    assert.not.match(await ask(question), / on #\d [^:\n]*:\n- \$/, question);
  assert.match(
    await ask('20 to win and 10 to place on Silver Latch'),
    /, \$30 on #1 Silver Latch [^\n]*:\n- \$20 win #1: .*\n- \$10 place #1: /,
  );
});

test.run();
