import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readJakeQuestion } from '#core/assistant/jake/read-question.ts';
import { inUsualWords } from '#core/assistant/jake/usual-words.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { openAssistant } from '#test/support/assistant-room.ts';
import { asks, NOON } from './asking.ts';
import { askOfEight, lastOfEight } from './eight-races.ts';

const test = suite('whom a pace or rain helps, and other words that were another question');

const styled = (programNumber: string, horseName: string, runStyle: 'E' | 'S', earlyPoints: number) => {
  const runner = aRunner({ programNumber, horseName, toOne: 2 });
  return { ...runner, ratings: { ...runner.ratings, runStyle, earlyPoints } };
};
const card = aCard({
  races: [
    aRace({
      number: 1,
      runners: [
        styled('1', 'SILVER LATCH', 'E', 8),
        styled('2', 'QUIET FORD', 'E', 8),
        styled('3', 'TIN WHISTLE', 'S', 0),
        styled('4', 'OAK ALONE', 'E', 7),
      ],
    }),
  ],
});
const ask = asks(await openAssistant({ card, now: NOON }));

async function last(...questions: readonly string[]): Promise<string> {
  const earlier: { question: string; answer: string }[] = [];
  for (const question of questions) earlier.push({ question, answer: await ask(question, earlier) });
  return earlier.at(-1)?.answer ?? '';
}

test('whom the pace helps, by style', async () => {
  for (const question of ['who does a hot pace help in race 1', 'who benefits from a duel in race 1'])
    assert.match(
      await ask(question),
      /A duel favors closers\.\nBy style: #3 Tin Whistle \(S\)\.\n/,
      question,
    );
  assert.match(
    await ask('who does a slow pace help in race 1'),
    /A slow pace favors early speed\.\nBy style: #1 Silver Latch \(E\), #2 Quiet Ford \(E\), #4 Oak Alone \(E\)\./,
  );
  assert.not.match(await ask("what's the pace in race 1"), /favors (?:closers|early speed|nobody)/);
});

test('who does that help after the pace or rain of a race', async () => {
  for (const words of ['so who does that help', 'who does that hurt?', 'who benefits from that'])
    assert.match(
      await last("what's the pace look like in race 1", words),
      /favors (?:closers|early speed|nobody)|hard to catch|not known/,
      words,
    );
  assert.match(await last('what if it rains in race 1', 'who does that help'), /have run on a wet track/);
  assert.match(await lastOfEight('when does race 2 go off', 'who does that help'), /^I cannot answer that/);
});

test('who does that help says nothing of the picks where nothing came before', async () => {
  assert.match(await askOfEight('who does that help'), /^I cannot answer that/);
  assert.match(await askOfEight('help'), /^I answer from the card/);
});

test('what the track is like is the weather and the track, not whom we like', async () => {
  for (const question of [
    "what's the track like",
    'whats the turf like today',
    'what is the track listed as',
  ])
    assert.is(readJakeQuestion(question).topic, 'weather', question);
  for (const question of ['what horses do you like', 'what is the track record', 'who likes the track'])
    assert.not.match(await askOfEight(question), /^No weather report/, question);
  assert.match(await askOfEight("what's the track like"), /^No weather report/);
});

test('whos got is who has got', async () => {
  assert.is(inUsualWords('whos got the rail', []), 'who has got the rail');
  assert.is(inUsualWords('whos riding', []), 'who is riding');
  for (const question of ['whos got the inside in race 2', 'whos drawn inside in race 2'])
    assert.match(await askOfEight(question), /^Race 2: #\d \w+ Willow has the inside, post 1/, question);
});

test('each all of a ticket is a place of its own', () => {
  const setsOf = (text: string) => readJakeQuestion(text).ticket?.sets;
  assert.equal(setsOf('10 cent superfecta 7 all all all in race 2'), [['7'], 'all', 'all', 'all']);
  assert.equal(setsOf('trifecta 2, 7 all race 3'), [['2', '7'], 'all']);
  assert.equal(setsOf('trifecta 2,7 / all / 1,3 race 3'), [['2', '7'], 'all', ['1', '3']]);
  assert.equal(setsOf('exacta 7 all in race 13'), [['7'], 'all']);
  assert.equal(setsOf('exacta 4 5 all day'), [['4', '5']]);
});

test('a place spelled out after an all stays as it is spelled', async () => {
  const answer = await askOfEight('trifecta 1,2 / all / 3,4 in race 2');
  assert.match(answer, /- \$0\.50 trifecta 1,2 \/ ALL \/ 3,4: 8 combinations, costs \$4, /);
  assert.match(
    await askOfEight('dime super 1/all/all/all race 2'),
    /superfecta 1 \/ ALL \/ ALL \/ ALL: 6 comb/,
  );
  assert.not.match(await askOfEight('superfecta all/all/all/all race 2'), /\nHorses: \./);
});

test('whom a pace hurts are not those that it helps', async () => {
  assert.match(await ask('who does a slow pace hurt in race 1'), /Hurt by style: #3 Tin Whistle \(S\)\./);
  assert.match(await ask('who is a hot pace bad for in race 1'), /Hurt by style: #1 Silver Latch \(E\), /);
});

test.run();
