import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryResultStore } from '#adapters/memory/result-store.ts';
import type { MemberId } from '#core/accounts/member.ts';
import { makeMemberFacts } from '#core/assistant/use-cases/read-member-facts.ts';
import { type Instant, instant, shift } from '#core/kernel/instant.ts';
import { NO_CARE } from '#core/notebook/care.ts';
import { makeReadPause } from '#core/notebook/use-cases/read-pause.ts';
import { asks, card, NOON, payouts, starters } from '#test/core/assistant/tools/asking.ts';
import { makeMemoryBookStore } from '#test/doubles/book-store.ts';
import { aBookEntry } from '#test/support/a-book.ts';
import { aRaceResult, aSheet } from '#test/support/a-result.ts';
import { aProvider } from '#test/support/ai/a-provider.ts';
import { openAssistant } from '#test/support/assistant-room.ts';

const test = suite('what the chat knows of the member who asks');

const anna = 'anna' as MemberId;
const HOUR = 3_600_000;
/** The machine's clock, which pauses go by. */
const MACHINE = instant(1_750_000_000_000);

const entry = (change: Parameters<typeof aBookEntry>[0]) =>
  aBookEntry({
    track: 'saratoga',
    day: card.day,
    race: 1,
    wager: 'daily double',
    baseCents: 100,
    sets: [['2'], ['1', '2']],
    costCents: 200,
    money: 'paper',
    ...change,
  });

interface Situation {
  readonly tickets?: readonly ReturnType<typeof entry>[];
  readonly pausedUntil?: Instant | null;
  /** Whether race 1 is over; #2 won it. */
  readonly isRun?: boolean;
}

async function annasFacts({ tickets = [], pausedUntil = null, isRun = false }: Situation) {
  const [results, book] = [makeMemoryResultStore(), makeMemoryBookStore()];
  if (isRun)
    await results.keep(
      aSheet({ day: card.day, races: [aRaceResult({ raceNumber: 1, starters, payouts })] }),
      'hash',
    );
  await book.write(anna, tickets);
  await book.keepCare(anna, { ...NO_CARE, pausedUntil });
  return makeMemberFacts({ book, results, readPause: makeReadPause({ book, clock: () => MACHINE }) });
}

/** What the chat answers Anna. */
async function askingAnna(situation: Situation) {
  const facts = await annasFacts(situation);
  return asks(await openAssistant({ card, now: NOON, mine: (_, reader) => facts(anna, reader) }));
}

test('a ticket of the book is alive by leg, with what is still needed', async () => {
  const ask = await askingAnna({ tickets: [entry({})], isRun: true });
  for (const question of [
    'is my ticket alive',
    'am I still alive in the daily double',
    'how is my daily double doing?',
  ])
    assert.is(
      await ask(question),
      'Your book has 1 ' +
        (question === 'is my ticket alive' ? 'ticket' : 'daily double ticket') +
        ' on Saratoga, Aug 2, 2025:\n- Saratoga, race 1, $1 daily double: 2 with 1 and 2 (on paper): alive, 2 combinations left: race 1 right; race 2 still to run: 1, 2.',
      question,
    );
});

test('a dead ticket and one that cashed are said as they are, and other days are left out', async () => {
  const tickets = [
    entry({ id: 'ticket-dead', sets: [['1'], ['1']], costCents: 100 }),
    entry({ id: 'ticket-paid', wager: 'win', baseCents: 200, sets: [['2']], money: 'real' }),
    entry({ id: 'ticket-other', day: '2025-08-01' }),
  ];
  const said = await (await askingAnna({ tickets, isRun: true }))('did my tickets hit?');
  assert.match(said, /^Your book has 2 tickets on Saratoga/);
  assert.match(said, /\(on paper\): dead: race 1 wrong; race 2 still to run: 1\./);
  assert.match(said, /\$2 to win on number 2 \(real\): won, returned \$8\.30\./);
});

test('a ticket over several races is found by any of its races', async () => {
  const ask = await askingAnna({ tickets: [entry({})], isRun: true });
  for (const race of [1, 2])
    assert.match(
      await ask(`is my daily double alive in race ${race}`),
      /^Your book has 1 daily double ticket.*alive/s,
      `${race}`,
    );
});

const AFTERWARDS = [
  'Did my ticket win?',
  'Did my win bet come in?',
  'How much did my win bet pay?',
  'What did my ticket pay?',
  'Has my ticket paid?',
  'Did my ticket lose?',
];

test('what became of a ticket is asked in the past tense too, also in a pause', async () => {
  const tickets = [entry({ wager: 'win', baseCents: 200, sets: [['2']], money: 'real' })];
  for (const pausedUntil of [null, shift(MACHINE, HOUR)]) {
    const ask = await askingAnna({ tickets, isRun: true, pausedUntil });
    for (const question of AFTERWARDS)
      assert.match(await ask(question), /\(real\): won, returned \$8\.30\./, question);
    assert.match(await ask('Did my exacta come in?'), /^Your book has no exacta/);
    assert.match(await ask('How much did my pick 4 pay?'), /^Your book has no pick 4/);
    assert.not.match(await ask('how much would my exacta pay'), /Your book/);
  }
});

test('the chat settles a ticket as the book does: a horse that was never there is no loss', async () => {
  const tickets = [entry({ wager: 'win', baseCents: 200, sets: [['15']], costCents: 200 })];
  const ask = await askingAnna({ tickets, isRun: true });
  assert.match(await ask('did my ticket win?'), /: not settled: No horse 15 in race 1\./);
});

test('of many tickets the wanted ones are counted, eight are read, and the results are read once', async () => {
  const book = makeMemoryBookStore();
  const results = makeMemoryResultStore();
  let reads = 0;
  const counting = {
    sheetsBetween: async (...days: Parameters<typeof results.sheetsBetween>) => {
      reads += 1;
      return results.sheetsBetween(...days);
    },
  };
  await book.write(
    anna,
    Array.from({ length: 12 }, (_, index) => entry({ id: `ticket-${index}` })),
  );
  const readPause = makeReadPause({ book, clock: () => MACHINE });
  const facts = makeMemberFacts({ book, results: counting, readPause });
  const ask = asks(await openAssistant({ card, now: NOON, mine: (_, reader) => facts(anna, reader) }));
  const said = await ask('are my tickets alive');
  assert.match(said, /^Your book has 12 tickets.*\n4 more tickets in My Book\.$/s);
  assert.is(said.match(/\n- /g)?.length, 8);
  assert.is(reads, 1);
});

test('without a ticket the chat says where noted ones stand, and a visitor is told to sign in', async () => {
  const ask = await askingAnna({});
  assert.match(
    await ask('is my pick 4 still alive'),
    /^Your book has no pick 4 on Saratoga.*\nTickets only noted on the ticket desk stay in your browser/,
  );
  const visitor = asks(await openAssistant({ card, now: NOON }));
  assert.match(await visitor('is my ticket alive'), /Sign in and I can check the tickets in your book/);
});

test('questions about rules, and about somebody else’s ticket, are no questions about the book', async () => {
  const ask = await askingAnna({ tickets: [entry({})] });
  for (const question of [
    'what happens to my ticket in a dead heat',
    'how do I cash my ticket',
    'should I make my pick 4 bigger',
    'Build me a late double',
  ])
    assert.not.match(await ask(question), /Your book/, question);
});

/** Anna asks Jake with a model outside that looks up whether her ticket is alive; everything that reached the model. */
async function readByModel(situation: Situation): Promise<string> {
  const lookUp = {
    id: 'call-1',
    name: 'look_up',
    values: { kind: 'my tickets', question: 'is my ticket alive' },
  };
  const { provider, heard } = aProvider('claude', (_question, nth) =>
    nth === 0 ? { text: '', calls: [lookUp] } : { text: 'Nothing more.', calls: [] },
  );
  const facts = await annasFacts(situation);
  const { askJake } = await openAssistant({
    card,
    now: NOON,
    providers: { claude: provider, openai: null },
    mine: (_, reader) => facts(anna, reader),
  });
  const request = { track: 'saratoga', field: 'question', feature: 'ask-jake', askedBy: anna } as const;
  const session = await askJake({ ...request, question: 'post time of race 1' });
  await session.answer(() => undefined);
  return JSON.stringify(heard);
}

test('a model outside that looks up a ticket of the member gets nothing of the book', async () => {
  const reached = await readByModel({ tickets: [entry({})], isRun: true });
  assert.match(reached, /Sign in and I can check the tickets in your book/);
  assert.not.match(reached, /Your book has|on paper|combinations? left/);
});

test('the pause holds for what a model looks up', async () => {
  const facts = await annasFacts({ tickets: [entry({})], pausedUntil: shift(MACHINE, HOUR) });
  assert.is(await facts(anna, 'model').pausedUntil(), shift(MACHINE, HOUR));
});

const LOCKED = /^The chat gives no picks, prices, tickets or bets until your pause ends, .*1-800/;

test('while a pause runs the chat gives no ticket, bet, price or pick, as on the ticket desk', async () => {
  const ask = await askingAnna({ pausedUntil: shift(MACHINE, HOUR) });
  for (const question of [
    'Build me a late double',
    '$2 double 1/2 in race 1',
    'who wins race 1',
    'What price do I need on Marble Bridge?',
    'box your top 3 in race 1',
    '$20 to win on Quiet Ford',
    'I have $100, how should I bet it?',
    'is the favorite in race 1 beatable',
    'chances in race 2',
    'the field of race 1 with jockeys and trainers',
    'what does Marble Bridge pay to win',
    'When is the best time to bet race 2?',
    'how is the pace in race 2',
    '¿Quién gana la segunda?',
    'cuánto cuesta una trifecta de 4 caballos',
    'un caballo de precio en la segunda',
    'use Silver Latch and Marble Bridge in the double',
    'who do I use with Silver Latch in the pick 3',
    'how do I hedge my double',
    'is Silver Latch due to win',
    'use Silver Latch in the exacta',
    '20 to win on Quiet Ford and 10 to place',
    'who runs second to Silver Latch',
    'When is first post? Who wins race 1?',
    'anything',
  ])
    assert.match(await ask(question), /until your pause ends/, question);
  assert.match(await ask('who wins race 1'), LOCKED);
});

test('what a paused member may still ask names no bet, price or pick', async () => {
  const tickets = [entry({})];
  const ask = await askingAnna({ tickets, pausedUntil: shift(MACHINE, HOUR), isRun: true });
  for (const question of [
    'when is first post',
    'any scratches today',
    'which race is the longest',
    'any fillies in race 1',
    'who had trouble last time in race 2',
    'how has Marble Bridge been working out',
    'what is the running style of Marble Bridge',
    'has Silver Latch ever beaten Quiet Ford',
    'who shipped in',
    'is Marble Bridge running',
    'who is on the also eligible list',
    'how do I turn on notifications',
    'past performances of Marble Bridge',
    'who beat Marble Bridge last time',
    'how did Marble Bridge do in the Preakness',
    'who wears number 1',
    'any stablemates in race 1',
    'biggest field today',
    'horses beaten less than a length last time',
    'are you a bot',
  ]) {
    const answer = await ask(question);
    assert.not.match(answer, /until your pause ends/, question);
    assert.not.match(answer, /\bBET at\b|price to take|morning line|to win on|exacta|trifecta|\d%/, question);
  }
  assert.match(await ask('is my ticket alive'), /alive, 2 combinations left/);
});

test('a pause that is over locks nothing', async () => {
  const ask = await askingAnna({ pausedUntil: shift(MACHINE, -HOUR) });
  assert.not.match(await ask('who wins race 1'), /pause/);
});

test('tickets for money are built in turns, so that other calls are answered meanwhile', async () => {
  let turns = 0;
  const room = await openAssistant({
    card,
    now: NOON,
    yieldToEventLoop: async () => {
      turns += 1;
    },
  });
  assert.match(
    await asks(room)('daily double races 1 and 2 for $6'),
    /^Daily double, races 1 to 2, best chance/,
  );
  assert.ok(turns > 0);
});

test.run();
