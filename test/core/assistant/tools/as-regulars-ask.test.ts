import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRaceResult, aSheet } from '#test/support/a-result.ts';
import { aPastRace, aPerson } from '#test/support/a-runner.ts';
import { openAssistant } from '#test/support/assistant-room.ts';
import { asks, horse, NOON, payouts, starters } from './asking.ts';

const test = suite('questions as regulars of the track ask them');

const from = (track: string, speedPar: number) => [aPastRace({ track, speedPar })];

const card = aCard({
  races: [
    aRace({
      number: 1,
      runners: [
        { ...horse('1', 'SILVER LATCH', 1, 83), pastPerformances: from('DEL', 80) },
        {
          ...horse('2', 'QUIET FORD', 3, 92),
          jockey: aPerson('ELM JODY', 40, 4),
          trainer: aPerson('ROE AVERY', 50, 20),
          pastPerformances: from('AQU', 95),
        },
        { ...horse('3', 'TIN WHISTLE', 6, 80), pastPerformances: from('SAR', 78) },
      ],
    }),
    aRace({
      number: 2,
      runners: ['1', '2', '3', '4'].map((number) =>
        horse(number, `MARBLE ${'ABCD'[Number(number) - 1]}`, Number(number), 75),
      ),
    }),
  ],
});

const asking = async () => {
  const room = await openAssistant({ card, now: NOON });
  const day = '2025-08-01' as RaceDay;
  await room.results.keep(
    aSheet({ day, races: [aRaceResult({ raceNumber: 1, starters, payouts })] }),
    'yesterday',
  );
  return asks(room);
};

/** The answer to the last of several questions of a conversation. */
async function conversation(...questions: readonly string[]): Promise<string> {
  const ask = await asking();
  const earlier: { question: string; answer: string; track: string }[] = [];
  for (const question of questions)
    earlier.push({ question, answer: await ask(question, earlier), track: 'saratoga' });
  return earlier.at(-1)?.answer ?? '';
}

test('the horse to beat is our pick, and what is asked of it next is asked of it', async () => {
  const answer = await (await asking())(
    'who do you make the horse to beat in race 1, and is he worth a bet at 5-2',
  );
  assert.match(answer, /^Race 1, .*: the pick is #\d/);
  assert.match(answer, /\n\nAt 5-2 it is /);
});

test('a horse that nobody named is asked for, not another bet told', async () => {
  assert.match(await (await asking())('is he worth a bet at 5-2'), /^Which horse do you mean\?/);
});

test('a day named by the first of two questions holds for what the second tells of the past', async () => {
  const answer = await (await asking())("how'd the chalk do yesterday, and who was the bomb of the day");
  assert.match(answer, /^\d of 1 favorite won at Saratoga, Aug 1, 2025/);
  assert.match(answer, /The largest win payoff at Saratoga, Aug 1, 2025: \$8\.30, #2 Quiet Ford in race 1\./);
});

test('two bets asked for at once are both answered; the minimum of the bet just named is', async () => {
  const ask = await asking();
  const both = await ask('give me an exacta and a trifecta in race 1');
  assert.match(both, /exacta/);
  assert.match(both, /\n\n.*trifecta/s);
  assert.match(
    await ask("what's the takeout on the pick 5, and what's the minimum"),
    /The pick 5 minimum at Saratoga is /,
  );
});

test('shippers from a track are those from there, by its short name too; from nowhere known they are none', async () => {
  const ask = await asking();
  const answer = await ask('who ships in from Delaware');
  assert.match(answer, /#1 Silver Latch/);
  assert.not.match(answer, /Quiet Ford/);
  assert.match(await ask('shippers from Narnia in race 1'), /^I cannot answer that/);
});

test('class is the par of the races a horse has run in', async () => {
  for (const question of [
    'who has back class in race 1',
    'who is the class of race 1',
    "who's the class of the 1st",
  ])
    assert.match(
      await (await asking())(question),
      /^Highest par of a race it has run in \(the class met\) in race 1: 95, #2 Quiet Ford\./,
      question,
    );
});

test('what is asked about a rider, a barn or the worst favorite is not answered with a pick', async () => {
  const ask = await asking();
  for (const question of [
    'which rider got off the 2 in race 1 to ride something else',
    'which barn do you like in race 1',
    "what's the difference between the pick 5 early and the pick 5 late",
  ])
    assert.not.match(await ask(question), /the pick is|Picks for|pick 5 \d/, question);
  assert.match(await ask("what's the worst favorite on the card"), /^(?:No favorite|Favorites?) /);
  assert.match(await ask('is it a speed favoring track today'), /^Today: no race is official yet\./);
});

test('the danger, the race it was, that guy and the outside are what they mean at the track', async () => {
  assert.match(
    await conversation('tell me about Silver Latch', "who's the danger"),
    /^Likeliest to beat #1 Silver Latch in race 1: /,
  );
  assert.match(await conversation('which race has the biggest field', "who's the pick in it"), /^Race 2, /);
  assert.match(
    await conversation('who rides Quiet Ford', 'that guy any good on the turf'),
    /^Jody Elm, jockey/,
  );
  const ask = await asking();
  assert.match(await ask('who drew the parking lot in race 1'), /^Race 1: #\d .* has the outside, /);
  assert.match(await ask("who's trained by Roe in race 1"), /^In race 1 Avery Roe trains #2 Quiet Ford\./);
  assert.match(
    await ask('my buddy says the 3 in race 1 is a lock, talk me out of it'),
    /^Against #3 Tin Whistle in race 1:/,
  );
});

test.run();
