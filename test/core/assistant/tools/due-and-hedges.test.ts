import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPerson, aRecord, aRunner } from '#test/support/a-runner.ts';
import { openAssistant } from '#test/support/assistant-room.ts';
import { present } from '#test/support/present.ts';
import { asks, NOON } from './asking.ts';

const test = suite('who is due, and how a bet is hedged');

const lived = (starts: number, wins: number) => ({
  ...present(aRunner().records),
  life: aRecord({ starts, wins }),
});
const card = aCard({
  races: [1, 2].map((number) =>
    aRace({
      number,
      runners: [
        {
          ...aRunner({ programNumber: '1', horseName: `SILVER LATCH ${number}`, toOne: 1 }),
          jockey: aPerson('ROE AVERY', 50, 10),
          trainer: aPerson('MILLER DANE', 40, 4),
          records: lived(9, 0),
        },
        {
          ...aRunner({ programNumber: '2', horseName: number === 1 ? 'PAST DUE' : 'QUIET FORD', toOne: 3 }),
          jockey: aPerson('ELM JODY', 40, 4),
          records: lived(5, 2),
        },
      ],
    }),
  ),
});
const ask = asks(await openAssistant({ card, now: NOON }));
const NOBODY = /^Nobody is due: losers before do not make the next race likelier to be won\.\n/;

test('a jockey or a trainer is never due: the record is given, with how often such a run comes by chance', async () => {
  for (const question of ['is Avery due', 'Avery is overdue for a win', "isn't Avery due to win"]) {
    const answer = await ask(question);
    assert.match(answer, NOBODY, question);
    // 0.8 to the tenth.
    assert.match(
      answer,
      /\nAvery Roe wins 20\.0%: 10 losers in a row come 10\.7% of the time by chance alone\.\n/,
      question,
    );
  }
  assert.match(
    await ask('which jockey is due'),
    /^Nobody is due: .*\nBy share won, .*\n- Avery Roe: 20% of 50 /,
  );
  assert.match(await ask('which trainer is due'), /\n- Dane Miller: 10% of 40 /);
});

test('a horse is not due either: its record and our chance', async () => {
  assert.match(
    await ask('is Quiet Ford due'),
    /^Nobody is due: .*\n#2 Quiet Ford, race 2: 2 for 5 starts; we make it \d+\.\d% to win\.$/,
  );
  assert.match(
    await ask("who's due for a win today"),
    /\nStill without a win: #1 Silver Latch 1 \(race 1, 0 for 9\), #1 Silver Latch 2 \(race 2, 0 for 9\)\.$/,
  );
});

test('what is due at a time, due to rain, and a horse of the name are other questions', async () => {
  for (const question of [
    'when are the scratches due',
    'due to rain is race 2 off the turf',
    'is Past Due running',
    'who rides Past Due',
    'what time are the results due',
  ])
    assert.not.match(await ask(question), NOBODY, question);
});

test('how a ticket is hedged is said with its rule, and that will-pays are not stored', async () => {
  for (const question of [
    'how do i hedge my double',
    'should i hedge my pick 4 with the 2',
    'hedge my exacta',
    'how can i protect my pick 3',
  ]) {
    const answer = await ask(question);
    assert.match(answer, /^A hedge is a win bet on each horse that your ticket does not have/, question);
    assert.match(
      answer,
      /a ticket that pays \$200, hedged with a horse at 3-1, takes \$50 to win on it/,
      question,
    );
    assert.match(answer, /will-pays are not stored/, question);
  }
});

test('the payoff and the odds of the question are worked out', async () => {
  // 400 / (2 + 1), and 90 / (0.8 + 1).
  assert.match(
    await ask('my pick 3 pays 400 if the 1 wins, how much should i hedge on the 2 at 2-1'),
    /\nHere: a ticket that pays \$400, hedged with a horse at 2-1, takes \$133\.33 to win on it/,
  );
  assert.match(
    await ask('my double pays $90, how do I hedge with one at 4-5'),
    /\nHere: a ticket that pays \$90, hedged with a horse at 4-5, takes \$50 to win on it/,
  );
});

test('a double is hedged in the race after its first', async () => {
  assert.match(
    await ask('hedge my double if Past Due wins'),
    /\n#2 Past Due is in race 1: if it wins, a double from there is hedged in race 2, with the horses that your ticket leaves out\.\n/,
  );
  assert.match(
    await ask('hedge my double if Quiet Ford wins'),
    /\n#2 Quiet Ford is in race 2, the last race: there is no later one to hedge in\.\n/,
  );
});

test('the word alone is still explained, and a hedge of before is not advised on', async () => {
  assert.match(await ask('what is a hedge'), /^A saver, or hedge, is a second bet/);
  assert.not.match(await ask('should have hedged'), /^A hedge is a win bet/);
});

test('a stake is no payoff, and the horse that is the hedge is no leg of the double', async () => {
  const answer = await ask('how do i hedge my $20 double with Past Due at 3-1');
  assert.match(answer, /\nFor example: a ticket that pays \$200, /);
  assert.not.match(answer, /Past Due is in race/);
  assert.not.match(await ask('hedge my double if it leaves out Past Due'), /Past Due is in race/);
});

test('rain or a record that is due is no horse that is due', async () => {
  for (const question of [
    'is rain due today',
    'is a storm due',
    'is a track record due',
    'is the pace due to win',
  ])
    assert.not.match(await ask(question), /^Nobody is due/, question);
});

test('hedge my bets before a pick of a race is no hedge', async () => {
  assert.not.match(await ask('hedge my bets, who do you like in race 2'), /^A hedge is/);
});

test.run();
