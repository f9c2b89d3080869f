import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { stakeAndBudget } from '#core/assistant/jake/amounts.ts';
import { TOOLS } from '#core/assistant/tools/index.ts';
import { type Instant, parseInstant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aFinisher, aRaceResult, aSheet } from '#test/support/a-result.ts';
import { aPastRace, aPerson, aRecord, aRunner } from '#test/support/a-runner.ts';
import { openAssistant } from '#test/support/assistant-room.ts';
import { present } from '#test/support/present.ts';

const test = suite('what the chat can be asked');

const NOON = parseInstant('2025-08-02T12:00:00-04:00') as Instant;
const AFTER_RACE_2 = parseInstant('2025-08-02T13:50:00-04:00') as Instant;
const AFTER_RACE_1 = parseInstant('2025-08-02T13:20:00-04:00') as Instant;

const horse = (programNumber: string, horseName: string, toOne: number, ...figures: readonly number[]) =>
  aRunner({
    programNumber,
    horseName,
    toOne,
    pastPerformances: figures.map((speedFigure) => aPastRace({ speedFigure })),
  });
const debut = {
  ...aRunner({ programNumber: '4', horseName: 'MORNING FERRY', toOne: 8, pastPerformances: [] }),
  records: { ...present(aRunner().records), life: aRecord({ starts: 0 }) },
};
const card = aCard({
  races: [
    aRace({
      number: 1,
      runners: [
        horse('1', 'SILVER LATCH', 1, 83, 90),
        horse('2', 'QUIET FORD', 3, 92, 70),
        horse('3', 'TIN WHISTLE', 6, 80),
      ],
    }),
    aRace({
      number: 2,
      runners: [
        { ...horse('1', 'MARBLE BRIDGE', 2, 75), jockey: aPerson('ROE AVERY', 50, 20) },
        { ...horse('2', "LANTERN'S KEEPER", 4, 88), jockey: aPerson('ELM JODY', 40, 4) },
        debut,
      ],
    }),
  ],
});

const starters = [
  { programNumber: '2', horseName: 'Quiet Ford', official: 1, crossed: 1, odds: 3.15 },
  { programNumber: '1', horseName: 'Silver Latch', official: 2, crossed: 2, odds: 1 },
  { programNumber: '3', horseName: 'Tin Whistle', official: 3, crossed: 3, odds: 6 },
].map(aFinisher);

async function asking(now: Instant = NOON) {
  const room = await openAssistant({ card, now });
  for (const day of ['2025-08-01', ...(now === NOON ? [] : ['2025-08-02'])])
    await room.results.keep(
      aSheet({ day: day as RaceDay, races: [aRaceResult({ raceNumber: 1, starters })] }),
      day,
    );
  return async (question: string) => (await room.findAnswer('saratoga', question)).answer.text;
}

test('who won a race of the day, once it is official, and before that it says so', async () => {
  const [before, after] = [await asking(), await asking(AFTER_RACE_1)];
  assert.is(await before('who won race 1'), 'Race 1 has not been run yet: post time 1:05 PM ET.');
  const answer = await after('Who won race 1?');
  assert.match(answer, /^Race 1, 6F on dirt, official:\n#2 Quiet Ford won/);
  assert.match(answer, /We made no pick before the off\./);
  assert.match(await after('who won race 2'), /^Race 2 has not been run yet/);
});

test('who won yesterday is answered with yesterday, never with a pick of today', async () => {
  const ask = await asking();
  assert.match(await ask('who won race 1 yesterday'), /^Race 1 at Saratoga, Aug 1, 2025:\n#2 Quiet Ford won/);
  assert.match(
    await ask('results from yesterday'),
    /^Winners at Saratoga, Aug 1, 2025:\n- Race 1: #2 Quiet Ford/,
  );
  assert.is(await ask('who won race 1 on July 4'), 'No results of Saratoga, Jul 4, 2025 are stored.');
  assert.match(await ask('who won race 7 last Friday'), /no result of race 7 is stored/);
});

test('post times: of a race, of the next, of all', async () => {
  const ask = await asking();
  assert.match(await ask('post time of race 2'), /^Race 2: 1:35 PM ET, in 1 hour 35 minutes\.$/);
  assert.match(
    await ask('When is the next race?'),
    /^Race 1: 1:05 PM ET, in 1 hour 5 minutes\.\nAll races: 1: /,
  );
  assert.match(
    await (await asking(AFTER_RACE_1))('what time was race 1'),
    /^Race 1 was due off at 1:05 PM ET\.$/,
  );
});

test('the highest last figure is that of the horse that has it, not of the pick', async () => {
  const ask = await asking();
  assert.match(
    await ask('highest last figure in race 1'),
    /^Highest last figure in race 1: 92, #2 Quiet Ford\.\n- #2 Quiet Ford: 92\n/,
  );
  assert.match(
    await ask('lowest last figure in race 1'),
    /^Lowest last figure in race 1: 80, #3 Tin Whistle\./,
  );
  assert.match(await ask('best last figure on the card'), /92, #2 Quiet Ford \(race 1\)\./);
  assert.match(
    await ask('top last figure in race 2'),
    /88, #2 Lantern's Keeper\.\n[\s\S]*Not known for 1 starter\.$/,
  );
});

test('two horses are compared, also with slips of the pen and in different races', async () => {
  const ask = await asking();
  const answer = await ask('compare Silver Latch and Quiet Ford');
  assert.match(
    answer,
    /^We rate #1 Silver Latch likelier to win: \d+\.\d% against \d+\.\d%\.\nRace 1:\n- #1 Silver Latch: /,
  );
  assert.match(answer, /- #2 Quiet Ford: .*last figures 92, 70 \(latest first\)/);
  assert.match(await ask('silvr latch or quiet frod?'), /^We rate #1 Silver Latch/);
  assert.match(await ask('Silver Latch vs Marble Bridge'), /^They run in 2 different races/);
});

test('horses of a race that is off are compared by how they finished', async () => {
  const ask = await asking(AFTER_RACE_1);
  const answer = await ask('compare Silver Latch and Quiet Ford');
  assert.match(
    answer,
    /^Race 1 is off: #2 Quiet Ford was 1st, #1 Silver Latch was 2nd\. Before the off:\n- #1 Silver Latch: /,
  );
  assert.not.match(answer, /likelier to win/);
});

test('first-time starters of a race that is off are named with where they finished', async () => {
  const ask = await asking(AFTER_RACE_2);
  assert.is(
    await ask('any first time starters in race 2?'),
    'Race 2 is off: no official result yet.\nIts first-time starters: #4 Morning Ferry.',
  );
});

test('money is read once for every answer: stake, budget, thousands', () => {
  assert.equal(stakeAndBudget('50-cent pick 5 under $48'), { base: 0.5, budget: 48 });
  assert.equal(stakeAndBudget('a $1 trifecta for $24'), { base: 1, budget: 24 });
  assert.equal(stakeAndBudget('trifecta with 40 bucks'), { base: null, budget: 40 });
  assert.equal(stakeAndBudget('a pick 4 with $1k'), { base: null, budget: 1000 });
  assert.equal(stakeAndBudget('who wins race 5'), { base: null, budget: null });
});

test('a favorite is judged by our chance against its price', async () => {
  const ask = await asking();
  const answer = await ask('is the favorite in race 1 beatable');
  assert.match(
    answer,
    /^The favorite of race 1 is #1 Silver Latch at 1-1 on the morning line\.\nWe make it \d/,
  );
  assert.match(answer, /it loses \d+\.\d% of the time/);
  assert.match(
    await (await asking(AFTER_RACE_1))('is the favorite in race 1 beatable'),
    /^Race 1 has been run\./,
  );
});

test('first-time starters are named with our chance', async () => {
  const ask = await asking();
  assert.match(
    await ask('live first-time starters'),
    /^First-time starters in the races to come, likeliest first:\n- Race 2, #4 Morning Ferry: \d/,
  );
  assert.is(await ask('any first time starters in race 1?'), 'No first-time starters in race 1.');
});

test('hot jockeys are those of the card, by their share won, with the starts', async () => {
  const ask = await asking();
  assert.match(await ask('hot jockeys'), /^By share won, 10 starts or more[\s\S]*\n- Avery Roe: 40% of 50 /);
});

test('whether a horse runs is answered by the card', async () => {
  const ask = await asking();
  assert.is(
    await ask('is Secretariat running'),
    'Secretariat is not on the card of Saratoga on Aug 2, 2025.',
  );
  assert.is(await ask('Is Marble Bridge running?'), '#1 Marble Bridge is entered in race 2, 1:35 PM ET.');
});

test('words of the track are explained', async () => {
  const ask = await asking();
  assert.match(await ask('what is keying in an exacta'), /^Keying is putting one horse/);
  assert.match(await ask('What does morning line mean?'), /^The morning line is/);
  assert.match(await ask('explain takeout'), /^Takeout is/);
  assert.not.match(await ask('What is the pace in race 1?'), /^Pace is how fast/);
});

test('a bet over several races is built for the money, as likely to cash as it buys', async () => {
  const ask = await asking();
  const answer = await ask('daily double races 1 and 2 for $6');
  assert.match(answer, /^Daily double, races 1 to 2, best chance to cash for \$6:\n- \$1 daily double /);
  assert.match(answer, /\nTogether \$6, chance to cash \d+\.\d%; a dollar more/);
  assert.match(
    await ask('50-cent daily double races 1 and 2'),
    /^The daily double minimum at Saratoga is \$1\.00 a combination: \$0\.50 is too little\.$/,
  );
  assert.match(await ask('50-cent pick 5 under $48'), /^A pick 5 needs 5 races; the card has 2\.$/);
  const run = await asking(AFTER_RACE_1);
  assert.is(
    await run('daily double races 1 and 2'),
    'The daily double on races 1 to 2 is closed: a race of it is off.',
  );
  assert.not.match(await ask('should I double my bet in race 1?'), /daily double/i);
});

test('an exotic of one race is built for the money, and the verdict stands beside it', async () => {
  const ask = await asking();
  const answer = await ask('trifecta race 1 for $24');
  assert.match(answer, /best chance to cash a trifecta for \$24:\n- \$0\.50 trifecta /);
  const cost = Number(/costs \$([\d.]+)/.exec(answer)?.[1]);
  assert.ok(cost > 0 && cost <= 24, answer);
  assert.match(answer, /\n(?:BET|WATCH|PASS): /);
  assert.match(await ask('exacta in race 1 for 50 cents'), /least stake|does not buy|Race 1/);
});

test('common questions in Spanish are answered in Spanish, and it says which those are', async () => {
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

test('a race by its ordinal is that race', async () => {
  const ask = await asking();
  assert.match(await ask('who do you like in the second?'), /^Race 2/);
  assert.match(await ask('who wins the 1st'), /^Race 1/);
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

test('a question of another kind is left to others', async () => {
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
  assert.match(await ask('What is the takeout on win bets?'), /^Takeout is/);
  assert.match(await ask('When is Marble Bridge running?'), /^Race 2: 1:35 PM ET/);
});

test('each tool has a name of its own', () => {
  assert.is(new Set(TOOLS.map(({ name }) => name)).size, TOOLS.length);
});

test.run();
