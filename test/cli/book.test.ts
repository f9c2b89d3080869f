import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readBookFile } from '#adapters/files/book-file.ts';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import { makeMemoryResultStore } from '#adapters/memory/result-store.ts';
import { digest } from '#adapters/system/identifiers.ts';
import { type BookDeps, bookCommand } from '#cli/book.ts';
import { bookText } from '#cli/book-text.ts';
import type { MemberId } from '#core/accounts/member.ts';
import { instant } from '#core/kernel/instant.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { bookRecord, SPLITS } from '#core/notebook/book-record.ts';
import { NO_CARE } from '#core/notebook/care.ts';
import { settledEntry } from '#core/notebook/settled-entry.ts';
import { makeExportBook } from '#core/notebook/use-cases/export-book.ts';
import { makeImportBook } from '#core/notebook/use-cases/import-book.ts';
import { makeRemoveFromBook } from '#core/notebook/use-cases/remove-from-book.ts';
import { makePauseBook, makeSetLimits } from '#core/notebook/use-cases/set-care.ts';
import { makeShowBook } from '#core/notebook/use-cases/show-book.ts';
import { makeWriteInBook } from '#core/notebook/use-cases/write-in-book.ts';
import { resultsOfDay } from '#core/results/results-of-day.ts';
import { makeMemoryBookStore } from '#test/doubles/book-store.ts';
import { aBookEntry } from '#test/support/a-book.ts';
import { aSheet } from '#test/support/a-result.ts';
import { makeWithLock } from '#test/support/one-at-a-time.ts';
import { runCommand } from './run-command.ts';

const test = suite('racing-cli book');

const ADA = 'ada@example.com';
const BOB = 'bob@example.com';
const memberOf = (email: string) => email as MemberId;

async function opened() {
  const [book, results] = [makeMemoryBookStore(), makeMemoryResultStore()];
  await results.keep(aSheet(), 'hash');
  const changing = { book, clock: () => instant(1_600_000_000_000), withLock: makeWithLock(), digest };
  const [write, read] = [makeWriteInBook(changing), makeImportBook(changing)];
  const deps: BookDeps = {
    showBook: (email) =>
      makeShowBook({ book, results, cards: makeMemoryCardStore(), yieldToEventLoop: async () => undefined })(
        memberOf(email),
        SPLITS,
      ),
    exportBook: (email) => makeExportBook({ book })(memberOf(email)),
    writeInBook: (email, ticket) => write(memberOf(email), { ...ticket, id: ticket.id ?? 'new-ticket' }),
    removeFromBook: (email, id) => makeRemoveFromBook(changing)(memberOf(email), id),
    showCare: (email) => book.careOf(memberOf(email)),
    setLimits: async (email, limits) =>
      makeSetLimits(changing)(memberOf(email), { ...(await book.careOf(memberOf(email))), ...limits }),
    pauseBook: (email, days) => makePauseBook(changing)(memberOf(email), days),
    importBook: async (email, path) => read(memberOf(email), await readBookFile(path)),
    close: async () => undefined,
  };
  return (...args: readonly string[]) =>
    runCommand(
      bookCommand(
        async () => deps,
        () => Promise.reject(new Error('no lines here')),
      ),
      ...args,
    );
}

test('a ticket is written, settled and listed with the return', async () => {
  const run = await opened();
  assert.match((await run('list', ADA)).out, /The book is empty/);
  const added = await run('add', ADA, '2020-08-08', '1', 'exacta', '1,2/1,2', '--base', '1', '--real');
  assert.is(added.out, 'Written: exacta 1,2/1,2, saratoga 2020-08-08 race 1, $2.00 real (new-ticket).\n');
  const { out } = await run('list', ADA);
  assert.match(out, /exacta +1,2\/1,2 +real +\$2\.00 +won +\$18\.75 +\$0\.00/);
  assert.match(
    out,
    /Staked \$2\.00, returned \$18\.75: \$9\.38 per \$1 \(no range with fewer than two days\)/,
  );
  assert.match(out, /Settled by Chart of invented races/);
  assert.match(out, /1-800-697-3738/);
  assert.match((await run('list', BOB)).out, /The book is empty/, 'the book of another member');
});

test('an exported book is imported as it was, once', async () => {
  const run = await opened();
  await run('add', ADA, '2020-08-08', '1', 'win', '1', '--base', '$2', '--note', 'dead rail, I think');
  const folder = mkdtempSync(join(tmpdir(), 'book-'));
  try {
    const file = join(folder, 'book.csv');
    writeFileSync(file, (await run('export', ADA)).out);
    assert.is((await run('import', ADA, file)).out, '0 written, 1 already in the book.\n');
    assert.is.not((await run('export', BOB)).out, (await run('export', ADA)).out);
    const fresh = await opened();
    assert.is((await fresh('import', ADA, file)).out, '1 written, 0 already in the book.\n');
    assert.is((await fresh('export', ADA)).out, (await run('export', ADA)).out);
    assert.match((await fresh('list', BOB)).out, /The book is empty/);
    const { error } = await run('import', ADA, join(folder, 'none.csv'));
    assert.ok(error instanceof Refusal && error.code === 'notebook.missing-file');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a pause that is over is not printed, and a book without a winner has no range', () => {
  const record = {
    ...bookRecord([]),
    lost: 2,
    stakedCents: 400,
    returnPerDollar: 0,
    range: { low: 0, high: 0 },
  };
  const care = { ...NO_CARE, pausedUntil: instant(Date.parse('2026-12-01T15:00:00Z')) };
  const entries = [settledEntry(aBookEntry(), resultsOfDay([], null))];
  const printed = (now: string) =>
    bookText({ entries, record, splits: [], care, settledBy: null }, instant(Date.parse(now)));
  assert.match(printed('2026-11-30T00:00:00Z'), /Paused until Dec 1, 2026, 10:00 AM ET\./);
  const over = printed('2026-12-02T00:00:00Z');
  assert.not.match(over, /Paused/);
  assert.match(over, /\$0\.00 per \$1 \(no range before a ticket won\)/);
});

test('a ticket is taken out of the book of its member alone', async () => {
  const run = await opened();
  await run('add', ADA, '2020-08-08', '1', 'win', '1', '--base', '2');
  const { error } = await run('remove', BOB, 'new-ticket');
  assert.ok(error instanceof Refusal && error.code === 'notebook.unknown-ticket');
  assert.is((await run('remove', ADA, 'new-ticket')).out, 'Removed: new-ticket.\n');
  assert.match((await run('list', ADA)).out, /The book is empty/);
});

test('limits are shown, set one by one, and hold for real tickets', async () => {
  const run = await opened();
  assert.match((await run('limits', ADA)).out, /no daily limit, no monthly limit/);
  assert.match((await run('limits', ADA, '--day', '10')).out, /\$10\.00 a day, no monthly limit/);
  assert.match((await run('limits', ADA, '--month', '40')).out, /\$10\.00 a day, \$40\.00 a month/);
  const bet = ['add', ADA, '2020-08-08', '1', 'win', '1', '--base'];
  assert.is((await run(...bet, '10', '--real')).error, null);
  const { error } = await run(...bet, '2', '--real', '--id', 'another-ticket');
  assert.match(String(error), /over your limit of \$10\.00 a day/);
  assert.match(String((await run('limits', ADA, '--day', 'much')).error), /Give dollars and cents/);
});

test('a pause locks the book and names the help line', async () => {
  const run = await opened();
  assert.match((await run('pause', ADA, '7')).out, /Latest pause: until .*\nHelp: .*1-800/);
  const { error } = await run('add', ADA, '2020-08-08', '1', 'win', '1', '--base', '2');
  assert.ok(error instanceof Refusal && error.code === 'notebook.paused');
  assert.match(String((await run('pause', ADA, '200')).error), /from 1 to 183/);
});

test('a stake that is not a number is bad usage', async () => {
  const run = await opened();
  const { error } = await run('add', ADA, '2020-08-08', '1', 'win', '1', '--base', 'two');
  assert.match(String(error), /Give dollars and cents/);
});

test.run();
