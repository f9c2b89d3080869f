import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { asking } from './asking.ts';

const test = suite('questions in the words of players at the rail');
const ask = await asking();

for (const [question, answer] of [
  ['who is second best in race 1', /^Second by our chances in race 1: #\d /],
  ['whos second choice in race 1', /^Second choice by the prices in race 1: #2 Quiet Ford/],
  ['who can beat silver latch', /^Likeliest to beat #1 Silver Latch in race 1: #\d /],
  [
    'who can beat Silver Latch and Quiet Ford',
    /^Likeliest to beat #1 Silver Latch and #2 Quiet Ford in race 1: #3 Tin Whistle [^#]*\.\n.*: one of them wins \d/,
  ],
  ['how do I place a bet on race 2', /say track, race, .*"Saratoga, race 2, \$2 to win on number 5"/],
  ['how do I place a bet', /"Saratoga, race 1, /],
  ['how do I read the program', /^The Form tab of a race has the past races of each horse/],
  ['how do I read the form in race 2', /^The Form tab of a race has/],
  ['who can beat the favorite in race 1', /^Likeliest to beat #1 Silver Latch in race 1: /],
  ['who is 50-1 in race 1', /^No starter in race 1 is 50-1\.$/],
  ['who wears number 3', /^Number 3 on the card:\n- Race 1: #3 Tin Whistle/],
  ['whos on the also eligible list', /^No horse on the card is listed as also eligible\./],
  ['any fillies in with the boys', /against males/],
  ['is there a carryover', /carryovers are not stored/],
  ['how big is the win pool in race 1', /carryovers are not stored/],
  ['how fresh are the odds', /^No odds board of race 1, the next one, is recorded yet/],
  ['who do you like in the double', /^Daily double, races 1 to 2, our likeliest winner of each race:/],
  ['box the 2 and 3 in race 1', /exacta box/i],
  ['who is the rabbit in race 1', /^Race 1.*pace/is],
  ['best barn off the layoff', /^I cannot answer that/],
  ['how old is avery roe', /^I cannot answer that/],
  ['how many run in race 1', /^3 starters in race 1\./],
  ['whats first post tmrw', /^I have no card of Saratoga for Aug 3, 2025/],
  ['what are the current odds on silver latch', /^#1 Silver Latch in race 1: 1-1 on the morning line/],
  ['who wears blinkers in race 1', /^No starter in race 1 fits "Adds blinkers"/],
  ['who stretches out in race 1', /^No starter in race 1 fits "At a mile or more after a sprint"/],
  ['what are the exact chances in race 1', /to win, in the first two, in the first three/],
  ['who won here last winter', /^Results are stored by day/],
  ['quien gana la octava', /^No hay carrera 8/],
  ['is silver latch also eligible', /^- Race 1: #1 Silver Latch is in the body of the race\s+Card/],
  ['who runs monday', /^I have no card of Saratoga for Aug 4, 2025/],
] as const)
  test(question, async () => {
    assert.match(await ask(question), answer);
  });

test('of an earlier day no card of today answers', async () => {
  for (const question of [
    'exacta race 1 yesterday',
    'who wired the field yesterday',
    'bullet works in race 1 last friday',
  ])
    assert.not.match(await ask(question), /the pick is|chance to cash/, question);
  assert.match(
    await ask('did any longshots win yesterday'),
    /^No winner at Saratoga, Aug 1, 2025 was 10-1 or longer\./,
  );
});

test('slips of the pen in words of the track and in names are put right', async () => {
  assert.match(await ask('favrite in race 1'), /^The favorite of race 1 is #1 Silver Latch/);
  assert.match(await ask('any scrathces'), /^No scratches reported/);
  assert.match(await ask('any changes'), /^No scratches reported on the card\.\nNo changes/);
  assert.match(await ask('silvr latch odds'), /^#1 Silver Latch in race 1: /);
});

test('a price asked right after a pick is that of the pick', async () => {
  const earlier = [{ question: 'who wins race 1', answer: await ask('who wins race 1') }];
  assert.match(await ask('what price do you need', earlier), /in race 1/);
});

test('Spanish: who leads, how many run, what the favorite paid', async () => {
  assert.match(await ask('cuantos corren en la primera'), /^Carrera 1: corren 3\./);
  assert.match(await ask('quien sale adelante en la primera'), /^Carrera 1: /);
  assert.match(await ask('cuanto pago el favorito ayer'), /favorito/);
});

test.run();
