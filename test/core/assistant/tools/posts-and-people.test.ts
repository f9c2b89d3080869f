import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPastRace, aPerson } from '#test/support/a-runner.ts';
import { openAssistant } from '#test/support/assistant-room.ts';
import { asks, horse, NOON } from './asking.ts';

const test = suite(
  'posts, people of one family name, fresh horses, wins by daylight and what legs are worth',
);

const won = (margin: number | null) =>
  aPastRace({
    official: 1,
    crossed: { position: 1, lengths: 0 },
    firstThree: [{ name: 'Any', margin }],
  });

const card = aCard({
  races: [1, 2, 3].map((number) =>
    aRace({
      number,
      runners: [
        {
          ...horse('1', `SILVER LATCH ${'ABC'[number - 1]}`, 1, 83),
          postPosition: 3,
          daysSinceLast: 20,
          jockey: aPerson('AVERY IRA JR', 50, 20),
          pastPerformances: [won(number === 2 ? null : 6.5)],
        },
        {
          ...horse('2', `QUIET FORD ${'ABC'[number - 1]}`, 3, 92),
          postPosition: 2,
          daysSinceLast: number === 1 ? 60 : 21,
          jockey: aPerson('AVERY JOAN L', 40, 4),
          trainer: aPerson('ROE JODY', 40, 4),
        },
        {
          ...horse('3', `TIN WHISTLE ${'ABC'[number - 1]}`, 9, 80),
          postPosition: 1,
          isScratched: number === 1,
          daysSinceLast: 30,
          jockey: aPerson('ELM JODY', 40, 4),
        },
      ],
    }),
  ),
});

const asking = async () => asks(await openAssistant({ card, now: NOON }));

test('the horse on the inside, on the outside and in a post, without one that is scratched', async () => {
  const ask = await asking();
  for (const question of ["who's got the inside in race 1", 'who is the rail horse in race 1'])
    assert.match(
      await ask(question),
      /^Race 1: #2 Quiet Ford A has the inside, post 2 \(nobody starts inside of it: post 1 is empty\); next to it #1 Silver Latch A, post 3\.$/m,
      question,
    );
  assert.match(
    await ask('who is breaking from the outside in race 2'),
    /^Race 2: #1 Silver Latch B has the outside, post 3/,
  );
  assert.match(
    await ask('who drew post 1 in race 1'),
    /^Race 1: #3 Tin Whistle A has post 1, and is scratched\.$/m,
  );
  assert.match(await ask("who's in the 2 hole in race 3"), /^Race 3: #2 Quiet Ford C has post 2\.$/m);
  assert.match(await ask('who drew post 9 in race 3'), /^Race 3: no horse has post 9\.$/m);
  const all = await ask("who's got the rail today");
  for (const number of [1, 2, 3]) assert.match(all, new RegExp(`Race ${number}|race ${number}`));
});

test('how posts do is no question of who has one', async () => {
  const ask = await asking();
  for (const question of [
    'is the inside good today',
    'who likes the rail in race 1',
    'did the rail horse win yesterday',
  ])
    assert.not.match(await ask(question), /has the inside/, question);
});

test('of two jockeys with one family name the chat asks once which is meant', async () => {
  const ask = await asking();
  const question = 'who does Avery ride in race 2';
  const answer = await ask(question);
  assert.is(answer, 'Which jockey: Ira Avery Jr or Joan Avery?');
  const earlier = [{ question, answer, track: 'saratoga' }];
  assert.match(await ask('Joan', earlier), /^In race 2 Joan L Avery rides #2 Quiet Ford B\./);
  assert.match(await ask('the first one', earlier), /^In race 2 Ira Avery Jr rides #1 Silver Latch B\./);
  assert.match(await ask('both', earlier), /Ira Avery Jr, jockey.*Joan L Avery, jockey/s);
  assert.not.match(await ask('Avery', earlier), /^Which jockey/);
  assert.match(await ask('who does Ira Avery ride in race 2'), /^In race 2 Ira Avery Jr rides /);
  assert.not.match(await ask('how is trainer Avery doing'), /^Which jockey/);
});

test('a pick and a longshot are two answers, of a race and of the day', async () => {
  const ask = await asking();
  for (const question of ['give me a pick and a longshot in race 2', 'a longshot and a winner in race 2'])
    assert.match(await ask(question), /^Pick, Race 2, .*\nLongshot/, question);
  assert.match(await ask('give me a pick and a longshot'), /^Pick, Race \d, .*\nLongshot/);
  assert.match(
    await ask('a winner plus a bomb for race 1'),
    /^Pick, Race 1, .*\nLongshot: none meets the criteria .*\nNo starter is at 6-1 or more\./,
  );
});

test('fresh horses are those away for 45 days, else the longest away is named', async () => {
  const ask = await asking();
  assert.match(
    await ask("who's fresh"),
    /^1 starter on the card is away for 45 days or more:\n- Race 1, #2 Quiet Ford A: 60 days/,
  );
  assert.match(
    await ask('any fresh horses in race 2'),
    /^No starter in race 2 is away for 45 days or more\.\nThe longest away: Race 2, #3 Tin Whistle B: 30 days\./,
  );
});

test('who drew off last time won by some lengths; a margin that is not on the card is not made up', async () => {
  const ask = await asking();
  const answer = await ask('who drew off last time');
  assert.match(
    answer,
    /^2 starters on the card won the last race by 3 lengths or more:\n- Race 1, #1 Silver Latch A: won by 6\.5 lengths/,
  );
  assert.match(answer, /The margin is not on the card for 1 winner of a last race\./);
  assert.match(
    await ask('anybody win by daylight last out in race 2'),
    /^No starter in race 2 won its last race by 3 lengths or more\./,
  );
  assert.not.match(await ask('will anyone draw off in race 1'), /won the last race/);
});

test('what each leg is worth: our chances, and that will-pays are not known', async () => {
  const answer = await (await asking())('what is each leg worth in the pick 3');
  assert.match(answer, /^Pick 3, races 1 to 3, our likeliest winner of each race:\n- Race 1: /);
  assert.match(answer, /\nAll 3 together: \d/);
  assert.match(answer, /its will-pays and pool, is not stored: I do not know it\./);
});

test.run();
