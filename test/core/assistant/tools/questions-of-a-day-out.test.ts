import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPastRace, aPerson, aRunner } from '#test/support/a-runner.ts';
import { openAssistant } from '#test/support/assistant-room.ts';
import { AFTER_RACE_1, asking, asks, NOON } from './asking.ts';

const test = suite('questions of a day out at the races');

const met = { day: '2025-06-14', track: 'BAQ', raceNumber: 5 } as const;
const runners = [
  {
    ...aRunner({
      programNumber: '1',
      horseName: 'SILVER LATCH',
      toOne: 1,
      jockey: aPerson('ROE AVERY', 50, 20),
    }),
    sex: 'filly' as const,
    daysSinceLast: 120,
    owner: 'Elm Stable',
    blinkers: 'on' as const,
    pastPerformances: [aPastRace({ ...met, official: 2 } as never)],
  },
  {
    ...aRunner({
      programNumber: '2',
      horseName: 'QUIET FORD',
      toOne: 3,
      trainer: aPerson('DANE MILLER', 40, 10),
    }),
    sex: 'colt' as const,
    daysSinceLast: 12,
    pastPerformances: [aPastRace({ ...met, official: 1 } as never)],
  },
  {
    ...aRunner({ programNumber: '3', horseName: 'TIN WHISTLE', toOne: 6 }),
    sex: 'colt' as const,
    daysSinceLast: 90,
    pastPerformances: [],
  },
];
const dayOut = aCard({
  races: [
    aRace({ number: 1, distanceYards: 1320, runners }),
    aRace({
      number: 2,
      distanceYards: 1980,
      runners: [aRunner({ programNumber: '1', horseName: 'MARBLE BRIDGE', toOne: 2 })],
    }),
  ],
});
const room = await openAssistant({ card: dayOut, now: NOON });
const ask = asks(room);

async function each(questions: readonly string[], answer: RegExp): Promise<void> {
  for (const question of questions) assert.match(await ask(question), answer, question);
}

test('the field of a race is listed with its people', async () => {
  await each(
    [
      'show me the field for the first with jockeys and trainers',
      'who are the jockeys in race 1',
      'list the trainers in race 1',
      'riders for the 1st race',
    ],
    /^The field of race 1:\n- #1 Silver Latch: jockey Avery Roe, trainer .*, 1-1 on the morning line|^The field of race 1:\n- #1 Silver Latch: jockey Avery Roe/,
  );
  assert.match(await ask('show me the owners in race 1'), /#1 Silver Latch: .*owner Elm Stable/);
  assert.not.match(await ask('best jockeys in race 1'), /^The field of/);
});

test('the longest race, the sprints and the routes of a card', async () => {
  await each(
    ['which race is the longest', "what's the longest race today"],
    /^The longest distance on the card is 1 1\/8 Miles: race 2\./,
  );
  assert.match(
    await ask('which races are sprints'),
    /^1 sprint on the card, at less than a mile: race 1 6F\./,
  );
  assert.not.match(await ask('which horses are best in sprints'), /sprint on the card/);
});

test('horses away for so long, or back so soon, are counted in days', async () => {
  await each(
    ['any horses off more than 90 days today', "horses that haven't run in over 3 months"],
    /^1 starter on the card is away for more than (?:90 days|3 months):\n- Race 1, #1 Silver Latch: 120 days/,
  );
  assert.match(
    await ask('who has been away 90 days or more'),
    /^2 starters on the card are away for 90 days or more:/,
  );
  assert.match(
    await ask('horses running back in less than 2 weeks'),
    /^1 starter on the card is back in less than 2 weeks:\n- Race 1, #2 Quiet Ford: 12 days/,
  );
  assert.not.match(await ask("Avery Roe's record over the last 30 days"), /starters? on the card/);
});

test('fillies, colts and geldings among the starters of a race', async () => {
  await each(
    ["who's the only filly in race 1", 'any fillies in race 1'],
    /^1 of 3 starters in race 1 is a filly:\n- Race 1, #1 Silver Latch/,
  );
  assert.match(await ask('how many colts in race 1'), /^2 of 3 starters in race 1 are colts:/);
  assert.match(await ask('any geldings in race 1'), /^No starter in race 1 is a gelding\./);
});

test('whether two horses have met, by the past races on the card', async () => {
  assert.match(
    await ask('has Quiet Ford ever beaten Silver Latch'),
    /^#2 Quiet Ford finished ahead of #1 Silver Latch in 1 of 1 race on the card that both ran in:\n- Jun 14, 2025, BAQ: #2 Quiet Ford 1st, #1 Silver Latch 2nd/,
  );
  assert.match(
    await ask('have Silver Latch and Quiet Ford raced against each other'),
    /^#1 Silver Latch finished ahead of #2 Quiet Ford in 0 of 1 race on the card that both ran in:/,
  );
  assert.match(
    await ask('did Tin Whistle ever beat Quiet Ford'),
    /have not met in the past races on the card/,
  );
});

test('favorites we like less than the prices do, or the likeliest of them', async () => {
  await each(
    ['who are the vulnerable favorites today', 'which favorites can I bet against'],
    /^No favorite of the races to come is one that we like clearly less than the prices do, by 3 points or more\. The nearest to it:\n- Race \d/,
  );
  assert.match(
    await ask('which favorites look solid'),
    /^Favorites of the races to come, the likeliest winner first:/,
  );
  assert.not.match(await ask('any beaten favorites running today'), /^Favorites/);
});

test('a race without its favorite', async () => {
  await each(
    ["don't include the favorite, who wins race 1", 'who wins race 1 not counting the favorite'],
    /^Race 1 without the favorite, ranked by chance to win: #2 Quiet Ford \d+\.\d% \(3-1 on the morning line\), #3 Tin Whistle /,
  );
});

test('how often favorites win is counted, and is no question about horses', async () => {
  await each(
    ['how often do favorites win here', 'what percentage of favorites win at Saratoga'],
    /^How often favorites win at Saratoga is not known: no race there has a stored result with final odds\.$/,
  );
});

test('what there is to bet comes first where that is asked', async () => {
  await each(
    ['how many bets do you have today', "is there any race you'd actually bet"],
    /^(?:BET: race|No race is a BET now)/,
  );
  assert.match(await ask('which races should I skip'), /^(?:PASS on|No race of the card is a PASS)/);
  assert.match(await ask('why are you passing race 1'), /^Race 1, .*(?:BET|WATCH|PASS): /);
  assert.match(await ask('what is your most confident pick'), /^Ranked by chance to win, races to come:/);
});

test('what speaks against a horse', async () => {
  await each(
    [
      'what are the knocks on Silver Latch',
      "what's wrong with Silver Latch",
      'any concerns about Silver Latch',
    ],
    /(?:Against #1 Silver Latch in race 1:|No analyst names anything against #1 Silver Latch in race 1\.)[\s\S]*it loses \d/,
  );
  const after = await asking(AFTER_RACE_1);
  assert.match(await after('what are the knocks on Silver Latch'), /is off: betting is closed\./);
});

test('a horse at a price that is supposed', async () => {
  assert.match(await ask('would you bet Silver Latch at 8-1'), /^At 8-1 it is (?:a|no) bet by our chances\./);
});

test('blinkers of the card are no scratches', async () => {
  assert.match(
    await ask('any blinkers changes'),
    /Equipment on the card:\n- Race 1: #1 Silver Latch, blinkers on/,
  );
  assert.match(
    await ask('any blinkers changes in race 2'),
    /No blinkers go on or come off in race 2, by the card\./,
  );
});

test('a person in a situation is that person, and no list of horses', async () => {
  await each(
    [
      'does Dane Miller do well off a layoff',
      'how is Dane Miller with first time starters',
      'how does Dane Miller do with favorites',
    ],
    /^Miller Dane, trainer|^Dane Miller, trainer/,
  );
});

test('words of the site and of the tote board', async () => {
  assert.match(await ask('what does MTP mean'), /^MTP is minutes to post/);
  assert.match(await ask('where do i see the results on this site'), /^OTB Race Results/);
  assert.match(await ask('how do i save a ticket'), /^My Book keeps your own tickets/);
  assert.match(await ask('who will be last early in race 1'), /^Race 1, [^\n]*[Pp]ace/);
});

test.run();
