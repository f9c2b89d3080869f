import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import { makeMemoryResultStore } from '#adapters/memory/result-store.ts';
import type { MemberId } from '#core/accounts/member.ts';
import { DAY, instant } from '#core/kernel/instant.ts';
import { addDays } from '#core/kernel/race-day.ts';
import { MOST_ENTRIES } from '#core/notebook/book-entry.ts';
import { SPLITS } from '#core/notebook/book-record.ts';
import { makeExportBook } from '#core/notebook/use-cases/export-book.ts';
import { makeImportBook } from '#core/notebook/use-cases/import-book.ts';
import { makeRemoveFromBook } from '#core/notebook/use-cases/remove-from-book.ts';
import { makePauseBook, makeSetLimits } from '#core/notebook/use-cases/set-care.ts';
import { makeShowBook } from '#core/notebook/use-cases/show-book.ts';
import { makeWriteInBook } from '#core/notebook/use-cases/write-in-book.ts';
import { makeMemoryBookStore } from '#test/doubles/book-store.ts';
import { aBookEntry, aDraft } from '#test/support/a-book.ts';
import { aSheet, RESULTS_DAY } from '#test/support/a-result.ts';
import { codeOf, refused } from '#test/support/refused.ts';

const test = suite('keep a book');

const anna = 'anna' as MemberId;

function opened() {
  const book = makeMemoryBookStore();
  const results = makeMemoryResultStore();
  const cards = makeMemoryCardStore();
  const time = { now: 1_600_000_000_000 };
  const deps = {
    book,
    results,
    cards,
    clock: () => instant(time.now),
    withLock: <T>(_name: string, work: () => Promise<T>) => work(),
    digest: (text: string) => Buffer.from(text).toString('hex').slice(-64),
  };
  return {
    book,
    results,
    time,
    write: makeWriteInBook(deps),
    read: makeImportBook(deps),
    csv: makeExportBook(deps),
    remove: makeRemoveFromBook(deps),
    limit: makeSetLimits(deps),
    pause: makePauseBook(deps),
    cards,
    show: (member: MemberId) =>
      makeShowBook({ ...deps, yieldToEventLoop: async () => undefined })(member, SPLITS),
  };
}

test('a ticket sent twice is stored once; another one under its id is refused', async () => {
  const { write, time, show } = opened();
  const first = await write(anna, aDraft());
  time.now += 5_000;
  assert.equal(await write(anna, aDraft()), first);
  assert.is((await show(anna)).record.tickets, 1);
  assert.is(await codeOf(write(anna, aDraft({ sets: [['2']] }))), 'notebook.id-taken');
});

test('a book is settled once its results are stored, and names their source', async () => {
  const { write, show, results } = opened();
  await write(anna, aDraft());
  const before = await show(anna);
  assert.equal([before.record.pending, before.settledBy], [1, null]);
  await results.keep(aSheet(), 'hash');
  const { record, settledBy, splits } = await show(anna);
  assert.equal([record.won, record.returnedCents, settledBy?.source], [1, 870, 'Chart of invented races']);
  assert.equal(
    splits.map(({ split, parts }) => [split, parts[0]?.part]),
    [
      ['money', 'real'],
      ['wager', 'win'],
      ['track', 'Saratoga'],
      ['class', 'Claiming'],
      ['surface', 'dirt'],
      ['idea', 'my own'],
    ],
  );
});

test('a full book refuses another ticket, and says so', async () => {
  const { write, book } = opened();
  const many = Array.from({ length: MOST_ENTRIES }, (_, index) => aBookEntry({ id: `ticket-${index}` }));
  await book.write(anna, many);
  const { code, message } = await refused(write(anna, aDraft({ id: 'one-more-ticket' })));
  assert.is(code, 'notebook.full');
  assert.match(message, /5,000 tickets/);
  assert.is((await write(anna, aDraft({ id: 'ticket-7' }))).id, 'ticket-7');
});

test('real tickets stay within the limits of the day and the month; paper ones are free', async () => {
  const { write, limit } = opened();
  await limit(anna, { dayCents: 500, monthCents: 700 });
  await write(anna, aDraft({ baseCents: 400 }));
  assert.is(await codeOf(write(anna, aDraft({ id: 'ticket-2' }))), 'notebook.over-limit');
  await write(anna, aDraft({ id: 'ticket-3', money: 'paper', baseCents: 10_000 }));
  await write(anna, aDraft({ id: 'ticket-4', day: '2020-08-09' }));
  const { message } = await refused(write(anna, aDraft({ id: 'ticket-5', day: '2020-08-10' })));
  assert.match(message, /\$8\.00 for August 2020, over your limit of \$7\.00 a month/);
  await write(anna, aDraft({ id: 'ticket-6', day: '2020-09-01' }));
});

test('a limit is lowered at once and raised or removed only a day later', async () => {
  const { limit, time } = opened();
  await limit(anna, { dayCents: 500, monthCents: null });
  await limit(anna, { dayCents: 300, monthCents: null });
  assert.is(await codeOf(limit(anna, { dayCents: 400, monthCents: null })), 'notebook.limit-too-soon');
  assert.is(await codeOf(limit(anna, { dayCents: null, monthCents: null })), 'notebook.limit-too-soon');
  time.now += DAY;
  assert.is((await limit(anna, { dayCents: null, monthCents: null })).dayCents, null);
  assert.is(await codeOf(limit(anna, { dayCents: -1, monthCents: null })), 'notebook.bad-limit');
});

test('a pause locks the book until it is over, cannot be cut short, and leaves reading and the export', async () => {
  const { write, remove, read, limit, pause, csv, show, time } = opened();
  await write(anna, aDraft());
  const { pausedUntil } = await pause(anna, 7);
  assert.is((await pause(anna, 1)).pausedUntil, pausedUntil);
  const changes = [
    write(anna, aDraft({ id: 'ticket-2' })),
    remove(anna, 'ticket-1'),
    read(anna, await csv(anna)),
    limit(anna, { dayCents: 1, monthCents: 1 }),
  ];
  for (const change of changes) assert.is(await codeOf(change), 'notebook.paused');
  assert.is((await show(anna)).record.tickets, 1);
  time.now += 7 * DAY;
  await remove(anna, 'ticket-1');
  assert.is(await codeOf(remove(anna, 'ticket-1')), 'notebook.unknown-ticket');
  for (const days of [0, 184, 1.5]) assert.is(await codeOf(pause(anna, days)), 'notebook.bad-pause');
});

test('an import writes all or nothing, and the same file twice writes once', async () => {
  const { write, read, csv, show } = opened();
  await write(anna, aDraft({ note: 'rail was "dead", I thought' }));
  const file = await csv(anna);
  assert.equal(await read(anna, file), { added: 0, known: 1 });
  const plain = `track,day,race,wager,base,numbers,money\nSAR,2020-08-08,1,exacta,1,"1,2/1,2",paper\n`;
  assert.equal(await read(anna, plain), { added: 1, known: 0 });
  assert.equal(await read(anna, plain), { added: 0, known: 1 });
  const wrong = await refused(
    read(anna, `${plain}SAR,2020-08-08,2,win,1,1,real\nSAR,2020-08-08,99,win,1,1,real\n`),
  );
  assert.match(wrong.message, /^Line 4: .* Nothing was imported\.$/);
  assert.is((await show(anna)).record.tickets, 2);
});

test('an import names the line whose id is taken by another ticket', async () => {
  const { write, read } = opened();
  await write(anna, aDraft());
  const wrong = 'id,track,day,race,wager,base,numbers,money\nticket-1,SAR,2020-08-08,1,win,2,2,real\n';
  const { code, message } = await refused(read(anna, wrong));
  assert.is(code, 'notebook.id-taken');
  assert.match(message, /^Line 2: Your book has another ticket .* Nothing was imported\.$/);
});

test('the results of many days are read a hundred days at a time, and settle by what settled', async () => {
  const { book, results, cards } = opened();
  const days = Array.from({ length: 250 }, (_, index) => addDays(RESULTS_DAY, index));
  const pending = { id: 'ticket-pending', race: 9 };
  await book.write(anna, [
    ...days.map((day, index) => aBookEntry({ id: `ticket-${index}`, day })),
    aBookEntry({ ...pending, day: addDays(RESULTS_DAY, 300) }),
  ]);
  await results.keep(aSheet(), 'hash');
  const later = { tier: 'live', source: 'Later races', at: instant(1_700_000_000_000) } as const;
  await results.keep(aSheet({ day: addDays(RESULTS_DAY, 300), kind: 'live', provenance: later }), 'hash');
  let reads = 0;
  const counting = {
    async sheetsOn(...wanted: Parameters<typeof results.sheetsOn>) {
      reads += 1;
      return results.sheetsOn(...wanted);
    },
  };
  const { splits, settledBy, record } = await makeShowBook({
    book,
    cards,
    results: counting,
    yieldToEventLoop: async () => undefined,
  })(anna, ['wager']);
  assert.equal([reads, record.won, record.pending], [3, 1, 250]);
  assert.equal(
    splits.map(({ split }) => split),
    ['wager'],
  );
  assert.is(settledBy?.source, 'Chart of invented races');
});

test.run();
