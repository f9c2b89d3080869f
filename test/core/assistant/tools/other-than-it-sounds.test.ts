import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withDayBefore } from '#core/assistant/jake/in-one-message.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPerson } from '#test/support/a-runner.ts';
import { openAssistant } from '#test/support/assistant-room.ts';
import { AFTER_RACE_1, asks, horse, NOON } from './asking.ts';

const test = suite('questions that ask for something other than their words sound like');

const card = aCard({
  races: [
    aRace({
      number: 1,
      runners: [
        { ...horse('1', 'SILVER LATCH', 1, 83), trainer: aPerson('BROWN AMOS', 50, 20) },
        { ...horse('2', 'QUIET FORD', 3, 92), trainer: aPerson('BROWN CHET', 40, 4) },
        { ...horse('3', 'TIN WHISTLE', 6, 80), jockey: aPerson('ELM JODY', 40, 4) },
      ],
    }),
    aRace({
      number: 2,
      runners: [
        { ...horse('1', 'MARBLE BRIDGE', 2, 75), jockey: aPerson('AVERY IRA JR', 50, 20) },
        { ...horse('2', 'UNCLE BROWN', 4, 88), jockey: aPerson('AVERY JOAN L', 40, 4) },
        { ...horse('3', 'MORNING FERRY', 8, 70), trainer: aPerson('BROWN AMOS', 50, 20) },
      ],
    }),
  ],
});

const named = { races: [aRace({ name: 'Lantern Stakes' })] };

const asking = async () => asks(await openAssistant({ card, now: NOON }));

test('a new question after the chat asks which jockey is no choice of a jockey', async () => {
  const ask = await asking();
  const question = 'who does Avery ride in race 2';
  const answer = await ask(question);
  assert.is(answer, 'Which jockey: Ira Avery Jr or Joan Avery?');
  const earlier = [{ question, answer, track: 'saratoga' }];
  for (const next of [
    'Who wins the last race?',
    'Who wins the second?',
    'Who do you like in the first race?',
    'Should I bet either the 1 or the 2 in race 2?',
  ])
    assert.not.match(await ask(next, earlier), /^In race 2 .* rides|Avery(?: Jr)?, jockey/, next);
  assert.match(await ask('Who wins the last race?', earlier), /Race 2/);
  assert.match(
    await ask('Is Joan riding in the first?', earlier),
    /^Joan L Avery has no starter in race 1\./,
  );
  assert.match(await ask('Who do you like in the first race?', earlier), /^Race 1/);
  for (const reply of ['the second one', 'Joan', 'Joan, please', 'I mean Joan', 'the latter'])
    assert.match(await ask(reply, earlier), /^In race 2 Joan L Avery rides #2 Uncle Brown\./, reply);
  for (const reply of ['first', 'the first one', 'Ira', 'what about Ira?'])
    assert.match(await ask(reply, earlier), /^In race 2 Ira Avery Jr rides /, reply);
  for (const reply of ['both', 'both of them, please'])
    assert.match(await ask(reply, earlier), /Ira Avery Jr, jockey.*Joan L Avery, jockey/s, reply);
});

test('a horse with the family name of two trainers is no question of which trainer', async () => {
  const ask = await asking();
  assert.match(await ask('What are the odds on Uncle Brown?'), /#2 Uncle Brown/);
  assert.not.match(await ask('What are the odds on Uncle Brown?'), /^Which/);
});

test('of two with one family name the chat does not ask where one is in the race named', async () => {
  const ask = await asking();
  assert.is(await ask('who does Avery ride in race 2'), 'Which jockey: Ira Avery Jr or Joan Avery?');
  assert.match(await ask('who does trainer Brown run in race 2'), /^In race 2 Amos Brown trains #3 /);
  assert.match(await ask('what are the odds on Uncle Brown in race 2'), /#2 Uncle Brown in race 2: 4-1/);
  assert.is(await ask('who does Avery ride today'), 'Which jockey: Ira Avery Jr or Joan Avery?');
});

test('the class of a race is its conditions; who is the class of it is a ranking', async () => {
  const ask = await asking();
  for (const question of ["What's the class of race 2?", 'What is the class of race 1?', 'class of race 2'])
    assert.match(await ask(question), /^Race \d: 6F on dirt, Allowance/, question);
  for (const question of ['who is the class of race 2', "who's the class of the field in race 2"])
    assert.match(await ask(question), /^Highest par of a race it has run in/, question);
});

test('who won by the most today, a runaway favorite and who drew out ask nothing of last races', async () => {
  const ask = await asking();
  for (const question of [
    'Who won by the most today?',
    'Who won easily today?',
    'Which horse won going away in the first?',
    'Any runaway favorites in race 2?',
    'Who drew out of race 2?',
    'Any favorites that won easily last time in race 2?',
  ])
    assert.not.match(await ask(question), /last race by 3 lengths/, question);
  for (const question of ['who drew off last time in race 2', 'which horses have won by daylight in race 2'])
    assert.match(await ask(question), /^No starter in race 2 won its last race by 3 lengths/, question);
});

test('of a race that is run, who drew off is answered from its result', async () => {
  const room = await openAssistant({ card, now: AFTER_RACE_1 });
  assert.not.match(await asks(room)('who drew off last time in race 1'), /its last race by 3 lengths/);
});

test('yesterday in one question is not the day of what the next asks of a race of today', async () => {
  const ask = await asking();
  const first = 'How did favorites do yesterday?';
  assert.match(await ask(`${first} Who was scratched in the second?`), /No scratches reported in race 2\./);
  assert.match(await ask(`${first} Which horses in the second have won at the distance?`), /race 2/);
  assert.not.match(
    await ask('Who won race 1 yesterday? What did you say was the best bet in the second?'),
    /No settled picks at Saratoga for Aug 1/,
  );
  for (const question of [
    'Which horses in the second have won at the distance?',
    'Who was scratched in the second?',
    'Which horses have won at the distance?',
    'Who was scratched?',
    'What did you say was the best bet?',
    'Who won the Lantern Stakes?',
  ])
    assert.is(withDayBefore(question, [first], named), question);
  assert.is(withDayBefore('Who won the most?', [first], named), 'Who won the most yesterday');
});

test('fresh news, fresh odds and fresh off the claim are no question of layoffs', async () => {
  const ask = await asking();
  for (const question of [
    'Any fresh news on race 2?',
    "Who's fresh off the claim?",
    'any fresh odds in race 2',
    'any runners fresh off a claim in race 2',
    'which horses are fresh off that win',
  ])
    assert.not.match(await ask(question), /away for 45 days/, question);
  for (const question of [
    'any fresh horses in race 2',
    'any horses fresh off a layoff in race 2',
    "who's fresh in race 2",
  ])
    assert.match(await ask(question), /^No starter in race 2 is away for 45 days or more\./, question);
});

test('our longshot of the day is a pick; what the longshot of the day was is a result', async () => {
  const ask = await asking();
  for (const question of [
    "What's your longshot of the day to win?",
    'What longshot of the day do you like to win?',
    'give me a longshot of the day to win',
  ])
    assert.match(await ask(question), /Morning Ferry/, question);
  for (const question of ['who was the bomb of the day yesterday', 'what longshot of the day won yesterday'])
    assert.is(await ask(question), 'No results of Saratoga, Aug 1, 2025 are stored.', question);
});

test('how the rail horses do, and whether the outside one is value, ask for no posts', async () => {
  const ask = await asking();
  for (const question of [
    'How are the rail horses doing today?',
    'Is the outside horse in race 2 any value?',
    'should I bet the rail horse in race 2',
    'is the rail horse in race 2 fast',
  ])
    assert.not.match(await ask(question), /has the (?:inside|outside), post/, question);
  for (const question of [
    'the rail horse in race 2',
    'which is the rail horse in race 2',
    'rail horse in the second',
  ])
    assert.match(await ask(question), /^Race 2: #1 Marble Bridge has the inside, post 1/, question);
});

test('of two horses with one post the starter has it, not the one that is scratched', async () => {
  const runners = [
    { ...horse('1', 'SILVER LATCH', 1, 83), postPosition: 4, isScratched: true },
    { ...horse('2', 'QUIET FORD', 3, 92), postPosition: 2 },
    { ...horse('9', 'TIN WHISTLE', 6, 80), postPosition: 4 },
  ];
  const room = await openAssistant({ card: aCard({ races: [aRace({ runners })] }), now: NOON });
  assert.match(await asks(room)('who drew post 4 in race 1'), /^Race 1: #9 Tin Whistle has post 4\.$/m);
});

test('longshot winners, and a favorite longshot, are no pick and a longshot', async () => {
  const ask = await asking();
  for (const question of [
    'Are there any longshot winners in race 2?',
    'favorite longshot',
    "what's your favorite longshot in race 2",
    'top pick longshot in race 2',
  ])
    assert.not.match(await ask(question), /^Pick, Race/, question);
  assert.match(
    await ask("what's your favorite longshot in race 2"),
    /the longshot is #3 Morning Ferry at 8-1/,
  );
  for (const question of [
    'a pick, a longshot in race 2',
    'pick & longshot in race 2',
    'your top pick with a live longshot in race 2',
    'a longshot plus a winner in race 2',
  ])
    assert.match(await ask(question), /^Pick, Race 2, /, question);
});

test('who to bet with a horse that nobody named asks which horse; who it is itself does not', async () => {
  const ask = await asking();
  for (const question of [
    'Who should I bet on with her?',
    'who do you use with him',
    'is he worth a bet',
    'any value on him',
  ])
    assert.match(await ask(question), /^Which horse do you mean\?/, question);
  for (const question of [
    'who do you like best, and is he worth a bet',
    'who do you like and should I bet him',
    'which horse is your best bet and would you use him on top',
  ])
    assert.not.match(await ask(question), /^Which horse do you mean\?/, question);
});

test('a cold or straight exacta is one horse for each place, the likeliest first', async () => {
  const ask = await asking();
  for (const question of ['give me a cold exacta in race 2', 'I want a straight exacta in race 2'])
    assert.match(await ask(question), /- \$1 exacta 1 \/ 2: costs \$1, /, question);
  assert.match(await ask('give me a $5 cold trifecta in race 2'), /- \$5 trifecta 1 \/ 2 \/ 3: costs \$5, /);
  assert.match(await ask('what is a cold exacta'), /^A cold ticket names one horse for each place/);
  assert.match(await ask('give me a straight exacta 2-1 in race 2'), /exacta 2 \/ 1/);
});

test.run();
