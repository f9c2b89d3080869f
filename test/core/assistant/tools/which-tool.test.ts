import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { TOOLS } from '#core/assistant/tools/index.ts';
import { AFTER_RACE_1, asking } from './asking.ts';

const test = suite('which tool answers a question');

test('common questions in Spanish are answered in Spanish, others with what is understood', async () => {
  const [ask, after] = [await asking(), await asking(AFTER_RACE_1)];
  assert.match(
    await ask('¿Quién gana la segunda?'),
    /^Carrera 2: nuestra selección es #2 Lantern's Keeper \(/,
  );
  assert.match(await ask('quien gana la carrera 1'), /^Carrera 1: nuestra selección es #/);
  assert.is(await ask('¿A qué hora es la segunda?'), 'Carrera 2: 1:35 PM ET.');
  assert.match(
    await after('¿Quién ganó la primera?'),
    /^Carrera 1, 2025-08-02, oficial:\n#2 Quiet Ford ganó/,
  );
  assert.match(
    await after('¿Quién gana la primera?'),
    /oficial:\n#2 Quiet Ford ganó/,
    'a run race is never picked',
  );
  assert.match(await ask('¿Quién ganó la segunda?'), /no hay resultado oficial todavía/);
  assert.is(await ask('¿Hay retirados?'), 'No hay retirados conocidos.');
  assert.match(await ask('¿Cuál es el sentido de la vida?'), /^Entiendo preguntas en español/);
  assert.is(await ask('¿Quién gana la novena?'), 'No hay carrera 9: el programa tiene 2.');
  assert.match(
    await ask('Bonjour, qui va bien?'),
    /I understand English, and common questions in Spanish\.$/,
  );
});

test('no question makes a tool fail, whatever its words', async () => {
  const ask = await asking();
  for (const question of [
    'who won',
    'results',
    'compare',
    'post time race 99',
    'highest last figure in race 99',
    'favorite race 99',
    'is running',
    'what is',
    'explain',
    '( [ * + ?',
    'first-time starters in race 99',
    'who won race 1 on 2025-99-99',
    'Is Lantern or Marble better in race 2?',
    'hot hot hot',
    'ñandú',
    '🐎'.repeat(50),
  ])
    assert.ok((await ask(question)).length > 0, question);
});

test('a question of another kind is left to another tool', async () => {
  const ask = await asking();
  const others: readonly (readonly [question: string, not: RegExp])[] = [
    ['Is Silver Latch a good bet in this race?', /is entered in race/],
    ['Will Quiet Ford lead the race early?', /is entered in race/],
    ['Is Saratoga racing today?', /is not on the card/],
    ['Who do you like in the next race?', /All races:/],
    ['What are the odds on Silver Latch?', /^Odds of 5-2 mean/],
    ['How did Silver Latch run last time?', /^Winners at|^No results/],
    ['What does a $2 win bet pay at 5-2?', /^Winners at|^No results/],
    ['Tell me about the first-time starters', /^Race 1/],
    ['Who will finish in the first three today?', /^Race 1,/],
    ['Who is the best of the rest in race 2?', /days since/],
  ];
  for (const [question, not] of others) assert.not.match(await ask(question), not, question);
  assert.match(
    await ask('What is the takeout on win bets?'),
    /^The takeout on win bets at Saratoga is 16\.0% of the pool/,
  );
  assert.match(await ask('When is Marble Bridge running?'), /^Race 2: 1:35 PM ET/);
});

test('each tool has a name of its own', () => {
  assert.is(new Set(TOOLS.map(({ name }) => name)).size, TOOLS.length);
});

test.run();
