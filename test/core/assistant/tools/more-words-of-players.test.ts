import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPastRace, aRecord, aRunner } from '#test/support/a-runner.ts';
import { openAssistant } from '#test/support/assistant-room.ts';
import { present } from '#test/support/present.ts';
import { AFTER_RACE_1, asking, asks, NOON } from './asking.ts';

const test = suite('more questions in the words of players');
const ask = await asking();

for (const [question, answer] of [
  [
    '$20 to win on the 2 in race 1',
    /^Race 1, .*, \$20 on #2 Quiet Ford \(.*\):\n- \$20 win #2: costs \$20, /,
  ],
  ['twenty bucks across the board on Quiet Ford', /\$60 on #2 Quiet Ford[\s\S]*- \$20 show #2: costs \$20/],
  ['put 20 on the two horse in race 1', /\$20 on #2 Quiet Ford/],
  ['box your top two in race 1', /\n- \$1 exacta box 1,2: 2 combinations, costs \$2, /],
  ['box your top two', /^Which race\?/],
  ['suppose there is no rain, who wins race 1', /^- Race 1 on a dry track/],
  ['what if it does not rain', /^On a dry track our chances of every race are those shown now/],
  ['who wins race 1 if the 2 is a no-show', /^- Race 1, without #2: /],
  ['how would a speed duel change race 1', /^- Race 1, with a hot pace: /],
  ['what if there is a rabbit in race 1', /^- Race 1, with a hot pace: /],
  ['what if the rider of the 2 changes', /^I can't run that what-if\. I can try: /],
  ['what if the 2 scratches', /^Which race\?/],
  ['what happens to my ticket if the race comes off the turf', /^A bet on one race stands when/],
  [
    'do I get my money back if there is a dead heat',
    /^In a dead heat both horses count as finishing in that place/,
  ],
  ['how would a speed duel change the 1st', /^- Race 1, with a hot pace: /],
  [
    'any angles on Quiet Ford',
    /^6 angles of #2 Quiet Ford in race 1:\n- Speed figure last time up 5 points or more/,
  ],
  ['which horse has the most angles in race 1', /^The starters with the most angles:\n- Race 1, #/],
  ['do you remember what I asked', /^I take your questions of the last half hour/],
  ['what kind of questions can I ask', /^I answer from the card, the picks/],
  ["I'm up $200, who do you like in the 2nd", /^Race 2, .*: the pick is /],
  ['what was your best bet yesterday', /^No settled picks at Saratoga for Aug 1, 2025\.$/],
  ['exacta 1 under 2, 3 in race 1', /exacta 2,3 \/ 1: 2 combinations/],
  ['exacta 1-2 both ways in race 1', /exacta box 1,2: 2 combinations/],
  ['exacta 2 with everybody in race 1', /exacta 2 \/ ALL: 2 combinations/],
  ['if the 2 misses the break who wins race 1', /^I cannot answer that: .*"if the 2 misses the break/],
  ['if you had to pick one who wins race 1', /^Race 1, .*: the pick is /],
  ['if I can get 9-1 on Silver Latch should I take it', /^At 9-1 it is a bet by our chances/],
  ['who wins race 1 minus the 2', /^- Race 1, without #2: /],
  ['what is the cheapest bet here', /^Minimum bets at Saratoga[^\n]*:\n- win: \$/],
  ['great call, you nailed it', /^You are welcome/],
  ['track record for six furlongs', /^Track records and the past winners of a race are not stored/],
  [
    'which horses run well when the track is fast',
    /^Highest win rate on fast dirt \(3 starts or more\) on the card: 2 for 7, 29%, #1 Silver Latch/,
  ],
  ['has Quiet Ford run well when the track is fast', /^#2 Quiet Ford, race 1, its record/],
  ['best average figure in race 1', /average figure of the last 3 races/],
  ['who runs this race', /^Race 1, .*: to win, in the first two, in the first three:/],
  ['do you have sectional times', /^Sectional times of each horse are not stored/],
  ['will pays for the double', /^Will-pays and probable payoffs are not stored/],
  ['is the 2 sound', /^How a horse looks, its health and its shoes are not stored/],
  ['where can I park', /are not stored: I do not know them/],
  ['can I watch the replay', /Replays are not shown here/],
  ['how do I keep track of my bets', /^My Book keeps your own tickets/],
  ["what's a bug boy", /^An apprentice, or bug boy, is a new rider/],
  ['what do you mean by a bounce', /^A bounce is/],
  [
    'who won the derby in 1973',
    /^Who won the Kentucky Derby of 1973 is not known here: .*\nResults are stored by day/,
  ],
  ['who won the last race last week', /^Results are stored by day/],
  ['who takes the blinkers off', /fits? "[^"]*[Bb]linkers off/],
  ['My buddy loves this place. Who wins race 2?', /^Race 2, .*: the pick is /],
  ['who wins race 2, my wife wants to celebrate', /^Race 2, .*: the pick is /],
] as const)
  test(question, async () => {
    assert.match(await ask(question), answer);
  });

test('a race named by its place on a card is that of the day asked about', async () => {
  assert.match(await ask('who won the nightcap yesterday'), /^Race 1 at Saratoga, Aug 1, 2025:/);
  assert.match(await ask('who won the feature yesterday'), /^Race 1 at Saratoga, Aug 1, 2025:/);
  assert.match(await ask('did the 2 win yesterday'), /^Which race of Saratoga, Aug 1, 2025\?/);
});

test('days ago are read, and a day without results is not another one', async () => {
  assert.match(
    await ask('who won race 1 two days ago'),
    /^No results of Saratoga, Jul 31, 2025 are stored\./,
  );
  assert.match(await ask('who won race 1 the day before yesterday'), /^No results of Saratoga, Jul 31, 2025/);
});

test('our pick of a race that is asked for is told with its result', async () => {
  const after = await asking(AFTER_RACE_1);
  assert.match(
    await after('did you have the winner in race 1'),
    /^Race 1, 6F on dirt, official:\n#2 Quiet Ford won[\s\S]*\nWe made no pick before the off\.$/,
  );
});

const grays = aCard({
  races: [
    aRace({
      number: 1,
      runners: [
        { ...aRunner({ programNumber: '1', horseName: 'SILVER LATCH', toOne: 1 }), color: 'GR/RO' },
        {
          ...aRunner({
            programNumber: '2',
            horseName: 'QUIET FORD',
            toOne: 3,
            pastPerformances: [aPastRace({ speedFigure: 88 })],
          }),
          color: 'CH',
          records: { ...present(aRunner().records), fastDirt: aRecord({ starts: 4, wins: 2 }) },
        },
      ],
    }),
  ],
});

test('the grays of a race are found by their color', async () => {
  const of = asks(await openAssistant({ card: grays, now: NOON }));
  assert.match(
    await of('which one is the gray in race 1'),
    /^1 starter in race 1, gray:\n- Race 1, #1 Silver Latch: gray or roan/,
  );
  assert.match(await of('any chestnuts today'), /#2 Quiet Ford: chestnut/);
  assert.match(await of('is Quiet Ford a gray'), /color chestnut/);
});

test('a question about the horse or the race before leans on it', async () => {
  const lean = async (before: string, text: string) =>
    ask(text, [{ question: before, answer: await ask(before) }]);
  assert.match(await lean('who wins race 1', 'what if the 2 scratches'), /^- Race 1, without #2: /);
  assert.match(await lean('how is Quiet Ford', "who's riding"), /#2 Quiet Ford, race 1/);
  assert.match(await lean('how is Quiet Ford', 'any good in the mud?'), /^#2 Quiet Ford, race 1, its record/);
  assert.match(await lean('who has early speed in race 2', 'who runs this race'), /^Race 2, /);
});

test('the best jockey besides one is the best of the others', async () => {
  for (const question of ['best jockey besides Roe Avery', 'top jockey other than Avery']) {
    assert.match(await ask(question), /^By share won, .*\n- Robin Lane: /, question);
    assert.not.match(await ask(question), /Avery/, question);
  }
});

test.run();
