import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { FIELD } from '#test/core/picks/horses.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { openAssistant } from '#test/support/assistant-room.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('Which answer a question finds');

const OUT = aRunner({ programNumber: '7', horseName: 'TIN WHISTLE', isScratched: true });
const card = aCard({
  races: [
    aRace({ runners: [...FIELD, OUT] }),
    aRace({ number: 2, runners: [aRunner({ horseName: 'QUIET FORD' }), aRunner({ programNumber: '2' })] }),
  ],
});
const { findAnswer } = await openAssistant({ card });

for (const [question, begins, races] of [
  ['How should I bet $400 on race 1?', /^Race 1, 6F on dirt\.\n(?:PASS|WATCH|BET): /, [1]],
  ['$2 exacta box 1,2 in race 1', /^Race 1, 6F on dirt\.\n- \$2 exacta box 1,2: /, [1]],
  ['Best longshot in race 1?', /^Race 1, 6F on dirt: (?:the|no) longshot /, [1]],
  ['WPS in race 1', /^Race 1, 6F on dirt, win, place and show:\n- Win: /, [1]],
  ['Any exacta in race 1?', /^Race 1, 6F on dirt: ?/, [1]],
  ['How is the pace in race 1?', /^Race 1, 6F on dirt: /, [1]],
  ['Where is the value in race 1?', /^Race 1, 6F on dirt: the pick is /, [1]],
  ['Who wins race 2?', /^Race 2, 6F on dirt: the pick is /, [2]],
  ['Race 2', /^Race 2, 6F on dirt: the pick is /, [2]],
  ['Any scratches in race 1?', /^1 scratch in race 1:\n- Race 1: #7 Tin Whistle\nCard: /, [1]],
  ['Weather for race 1?', /^No weather report for Saratoga yet\.$/, []],
] as const)
  test(`on a race: ${question}`, async () => {
    const { answer } = await findAnswer('saratoga', question);
    assert.match(answer.text, begins);
    assert.equal(answer.races, races);
  });

for (const [question, begins] of [
  ['Where is the value today?', /^(?:PASS: no price|Bets on the card)/],
  ['I have $100 to bet today', /^(?:PASS: no price|Bets on the card)/],
  ['Any longshots today?', /^(?:PASS: no longshot|Longshots on the card)/],
  ['Who wins today?', /^Picks for Saratoga, Aug 2, 2025\.\n- Race 1: #/],
  ['Where is the early speed?', /^How the races are likely to be run:\n- Race 1: /],
  ['What is the weather?', /^No weather report for Saratoga yet\.$/],
  ['Who is scratched?', /^1 scratch on the card:\n- Race 1: #7 Tin Whistle\nCard: /],
  ['When is first post?', /^Race 1: 1:05 PM ET, in 1 hour 5 minutes\.\nAll races: 1: 1:05 PM ET, 2: /],
  ['Sing me a song', /^I cannot answer that: .*"sing" or "song"\.\nNearest to it:\n- /],
  ['Which exacta do you like?', /^Which race\? The card has races 1 to 2\./],
  ['$2 exacta box 1,2', /^Which race\? /],
] as const)
  test(`on the card: ${question}`, async () => {
    assert.match((await findAnswer('saratoga', question)).answer.text, begins);
  });

test('a person in trouble is not helped to a bet by the next question, and still told the post time', async () => {
  const earlier = [
    { question: 'I lost $500 today, how should I bet $200 on race 1?', answer: 'Please call.' },
  ];
  for (const question of ['and race 2?', '$20 on race 2 then', 'who wins race 2?']) {
    const { answer, isFixed } = await findAnswer('saratoga', question, earlier);
    assert.match(answer.text, /1-800-697-3738/, question);
    assert.is(isFixed, true);
  }
  assert.match(
    (await findAnswer('saratoga', 'When is first post?', earlier)).answer.text,
    /^Race 1: 1:05 PM/,
  );
});

test('people who do not know whom to bet are not given the hopeless, nor a question of a horse our method', async () => {
  const said = async (question: string) => (await findAnswer('saratoga', question)).answer.text;
  assert.not.match(await said('I don’t know who to bet in race 2'), /^Least likely/);
  assert.match(await said('Who should I not bet in race 2'), /^Least likely/);
  assert.not.match(await said('How do you rate Quiet Ford in race 2?'), /^Our chances pool/);
});

test('a horse called like trouble is a horse', async () => {
  const rent = aCard({
    races: [aRace({ runners: [aRunner({ horseName: 'RENT MONEY' }), ...FIELD.slice(1)] })],
  });
  const { findAnswer: find } = await openAssistant({ card: rent });
  assert.match((await find('saratoga', 'What about Rent Money?')).answer.text, /^#1 Rent Money in race 1/);
  assert.match((await find('saratoga', 'I bet the rent money, who wins?')).answer.text, /1-800-697-3738/);
});

test('a horse is found by its name on any race of the card', async () => {
  const { answer, views: seen } = await findAnswer('saratoga', 'What do you think of quiet ford?');
  assert.match(answer.text, /^#1 Quiet Ford in race 2: /);
  assert.equal(
    seen.map(({ picks }) => picks.raceNumber),
    [2],
  );
});

test('in a race a horse is found by its number as well', async () => {
  const { answer } = await findAnswer('saratoga', 'How about the 4 in race 1?');
  assert.match(answer.text, /^#4 Paper Lantern 4 in race 1/);
});

test('a scratched horse that is asked about is scratched', async () => {
  const { answer } = await findAnswer('saratoga', 'How does Tin Whistle look?');
  assert.is(answer.text, '#7 Tin Whistle in race 1 is scratched.');
});

test('money on a horse by name is a win bet on that horse', async () => {
  const { answer } = await findAnswer('saratoga', 'I want to put $50 on Quiet Ford');
  assert.match(answer.text, /^Race 2, 6F on dirt, \$50 on #\d Quiet Ford .*:\n- \$50 win #\d: costs \$50, /);
  assert.equal(answer.races, [2]);
});

test('a race that is not on the card is named, and no race is looked at', async () => {
  const { answer, views: seen } = await findAnswer('saratoga', 'Who wins race 12?');
  assert.is(answer.text, 'There is no race 12 at Saratoga on Aug 2, 2025: the card has races 1 to 2.');
  assert.equal(seen, []);
});

test('a track without racing says so, a track nobody knows is refused', async () => {
  const { answer } = await findAnswer('del-mar', 'Who wins race 1?');
  assert.is(answer.text, 'There are no races at Del Mar today, so there is nothing to bet on.');
  assert.is((await refused(findAnswer('atlantis', 'Who wins?'))).code, 'card.unknown-track');
});

test('a race asked about by its name is that race, not the whole card', async () => {
  const races = [
    aRace({ name: 'Quiet Mile S.', runners: FIELD }),
    aRace({ number: 2, name: 'Lantern Stakes presented by A Bank', runners: FIELD }),
  ];
  const { findAnswer: answerTo } = await openAssistant({ card: aCard({ races }) });
  for (const question of ['Who wins the Lantern?', 'Who do you like in the lantern stakes?']) {
    const { answer } = await answerTo('saratoga', question);
    assert.equal(answer.races, [2], question);
  }
  assert.equal((await answerTo('saratoga', '$40 on the Quiet Mile')).answer.races, [1]);
});

test.run();
