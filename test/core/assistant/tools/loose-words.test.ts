import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { openAssistant } from '#test/support/assistant-room.ts';
import { AFTER_RACE_1, asking, asks, card, horse, NOON } from './asking.ts';

const test = suite('questions in loose words');

const room = await openAssistant({ card, now: NOON });
const after = async (before: string, question: string) => {
  const ask = asks(room);
  return ask(question, [{ question: before, answer: await ask(before) }]);
};

test('what-if questions in slang', async () => {
  const ask = await asking();
  assert.match(
    await ask('scratch Silver Latch, who wins race 1'),
    /^- Race 1, without #1: #2 Quiet Ford \d+\.\d%, #3 Tin Whistle \d+\.\d%; as it is #1 Silver Latch /,
  );
  assert.match(
    await ask('who do you like in the slop in race 1'),
    /^- Race 1 on a wet track \(Sloppy\): #1 Silver Latch /,
  );
});

test('a bet on a race already run names its winner, also a bet over several races', async () => {
  const ask = await asking(AFTER_RACE_1);
  assert.is(
    await ask('double 1 and 2 for 8 bucks'),
    'The daily double on races 1 to 2 is closed: a race of it is off.\nRace 1, winner: #2 Quiet Ford, $8.30 to win.',
  );
  for (const question of ['longest shot in race 1', 'what if Quiet Ford scratches in race 1'])
    assert.match(await ask(question), /is off: betting is closed\.\nWinner: #2 Quiet Ford/, question);
  assert.match(await ask('the last race winner'), /^Race 1 at Saratoga, Aug 2, 2025:\n#2 Quiet Ford won, /);
});

test('a question whether to throw out a horse is answered with its chances', async () => {
  const ask = await asking();
  for (const question of ['Is Marble Bridge a throw out?', 'Should I put my money on the 1 in race 2?'])
    assert.match(await ask(question), /^#1 Marble Bridge in race 2: 2-1 on the morning line/, question);
});

test('how our picks did, asked for loosely', async () => {
  const ask = await asking();
  for (const question of [
    "how'd you guys do yesterday",
    'are you any good',
    'how many winners did you pick',
    'you guys any good?',
  ])
    assert.match(await ask(question), /^No settled picks at Saratoga/, question);
});

test("abbreviations are read as the usual words, but not in a horse's name", async () => {
  const ask = await asking();
  assert.match(await ask('whos the fav in race 1'), /^The favorite of race 1 is #1 Silver Latch/);
  assert.match(await ask('whens race 2'), /^Race 2: 1:35 PM ET/);
  assert.match(await ask('wats the ML on Quiet Ford'), /3-1 on the morning line/);
  assert.match(await ask('lowest ML in race 1'), /^Lowest morning line in race 1/);
  const other = await openAssistant({
    card: aCard({
      races: [aRace({ runners: [horse('1', 'FAV TIL NOON', 2), horse('2', 'QUIET FORD', 3)] })],
    }),
    now: NOON,
  });
  assert.match(await asks(other)('tell me about Fav Til Noon'), /^#1 Fav Til Noon/);
});

test('going off means the post time, not the weather', async () => {
  const ask = await asking();
  assert.match(await ask('is race 2 going off soon'), /^Race 2: 1:35 PM ET/);
  assert.match(await ask('what time is the second going off'), /^Race 2: 1:35 PM ET/);
});

test("a term of the track that is also in a horse's name is explained", async () => {
  const other = await openAssistant({
    card: aCard({
      races: [aRace({ runners: [horse('1', 'SILVER BULLET', 2), horse('2', 'QUIET FORD', 3)] })],
    }),
    now: NOON,
  });
  const ask = asks(other);
  assert.match(await ask("what's a bullet work"), /^A bullet/);
  assert.match(await ask('how is Silver Bullet'), /#1 Silver Bullet/);
});

test('"no more than 12" is an amount of money', async () => {
  const ask = await asking();
  assert.match(await ask('trifecta in race 1, no more than 12'), /best chance to cash a trifecta for \$12:/);
  assert.match(
    await ask('double 1 and 2 for 8 bucks'),
    /^Daily double, races 1 to 2, best chance to cash for \$8:/,
  );
});

test('a question about one race is answered for that race', async () => {
  const ask = await asking();
  assert.match(await ask('2nd gonna be a hot pace?'), /^Race 2/);
  assert.match(await ask('pick for the last'), /^Race 2, /);
  assert.match(await ask('who do you like in the last?'), /^Race 2, /);
});

test('follow-ups: another race in Spanish, other money, the better of two', async () => {
  assert.match(await after('¿Quién gana la primera?', 'y en la dos?'), /^Carrera 2: /);
  assert.match(await after('trifecta race 1 for $24', 'make it $12'), /for \$12:/);
  assert.match(
    await after('compare Silver Latch and Quiet Ford', 'who had the better last race'),
    /^Last figures: .* has the higher one\.\nWe rate #1 Silver Latch likelier/,
  );
});

test('more questions in Spanish: numbers, the last race, who rides, exacta, chance', async () => {
  const ask = await asking();
  assert.match(await ask('¿Quién gana la dos?'), /^Carrera 2: nuestra selección/);
  assert.match(await ask('¿A qué hora es la última carrera?'), /^Carrera 2: 1:35 PM ET/);
  assert.match(
    await ask('¿Quién monta a Marble Bridge?'),
    /^Avery Roe monta a #1 Marble Bridge en la carrera 2\.$/,
  );
  assert.match(await ask('¿Cuál es la mejor exacta en la segunda?'), /^Carrera 2, exacta: /);
  assert.match(
    await ask('¿Qué probabilidad tiene Marble Bridge?'),
    /^#1 Marble Bridge, carrera 2: \d+\.\d% de ganar/,
  );
});

test('the winner of a race of an earlier day, in few words', async () => {
  const ask = await asking();
  assert.match(
    await ask('last friday race 1 winner'),
    /^Race 1 at Saratoga, Aug 1, 2025:\n#2 Quiet Ford won/,
  );
});

test('a bet over several races starts where the card prints it, and a carryover is unknown', async () => {
  const races = Array.from({ length: 5 }, (_, index) =>
    aRace({
      number: index + 1,
      wagers: index === 1 ? 'Exacta ($1), Pick 3 ($1) (2-4)' : 'Exacta ($1)',
      runners: [horse('1', `OAK ${'ABCDE'[index]}ONE`, 2), horse('2', `ELM ${'ABCDE'[index]}TWO`, 3)],
    }),
  );
  const other = await openAssistant({ card: aCard({ races }), now: NOON });
  const ask = asks(other);
  assert.match(await ask('how do i play the pick 3 today'), /^Pick 3, races 2 to 4, /);
  assert.is(
    await ask('is there a pick 6 carryover'),
    'No carryover is stored: whether the pick 6 has one at Saratoga is not known here.',
  );
});

test('borrowed money in loose words is answered with care', async () => {
  const ask = await asking();
  for (const question of [
    'my cousin lent me 200, who wins race 1',
    "betting my buddy's cash on race 2",
    'I had to borrow to play today, best bet?',
    'put $100 on my visa for race 1',
  ])
    assert.match(await ask(question), /^Please do not bet with money that is borrowed/, question);
});

test.run();
