import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ticketCommand } from '#cli/ticket.ts';
import type { MemberId } from '#core/accounts/member.ts';
import { instant } from '#core/kernel/instant.ts';
import { sumBy } from '#core/kernel/numbers.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { NO_CARE } from '#core/notebook/care.ts';
import { runCommand } from './run-command.ts';
import { DAY, ticketRoom } from './ticket-room.ts';

const test = suite('racing-cli ticket, written in a book');

const ADA = 'ada@example.com';
const ada = ADA as MemberId;

interface PrintedBuild {
  readonly best: { readonly cost: number; readonly tickets: readonly { readonly legs: unknown }[] };
  readonly written: readonly { readonly id: string }[];
}
const BY_HER_LINE = ['--line-of', ADA, '--book', ADA] as const;

async function opened() {
  const { deps, book } = await ticketRoom();
  const run = (...args: string[]) =>
    runCommand(
      ticketCommand(async () => deps),
      ...args,
    );
  return { run, book };
}

test('a ticket goes into the book in the words that price it, also with all and as a box', async () => {
  const { run, book } = await opened();
  const wheel = await run('price', DAY, '1', 'pick 3', '1,2/all/3', '--book', ADA, '--real');
  assert.match(
    wheel.out,
    /8 combinations, \$8\.00(?:.|\n)*\n1 ticket written in the book:\n {2}\$8\.00 real \(ticket-1\)\n$/,
  );
  const { baseCents, sets, costCents, money, idea, note } = (await book.entriesOf(ada))[0] ?? {};
  assert.equal(
    [baseCents, sets, costCents, money, idea, note],
    [100, [['1', '2'], 'all', ['3']], 800, 'real', 'Ticket desk', ''],
  );
  const other = await opened();
  await other.run('price', DAY, '2', 'trifecta', '1,2,3', '--box', '--base', '0.50', '--book', ADA);
  const [box] = await other.book.entriesOf(ada);
  assert.equal([box?.race, box?.costCents, box?.money], [2, 300, 'paper']);
  assert.equal(box?.sets, [
    ['1', '2', '3'],
    ['1', '2', '3'],
    ['1', '2', '3'],
  ]);
});

test('tickets that were built, and those of A, B and C horses, all go into the book', async () => {
  const { run, book } = await opened();
  const pick = ['build', DAY, '1', 'pick 3', '--budget', '12', '--tickets', '3'] as const;
  const { best, written } = JSON.parse((await run(...pick, ...BY_HER_LINE, '--json')).out) as PrintedBuild;
  assert.ok(best.tickets.length > 1);
  const entries = await book.entriesOf(ada);
  assert.equal(
    written.map(({ id }) => id),
    entries.map(({ id }) => id),
  );
  assert.equal(
    entries.map(({ sets }) => sets),
    best.tickets.map(({ legs }) => legs),
  );
  assert.is(
    sumBy(entries, ({ costCents }) => costCents),
    100 * best.cost,
  );
  assert.ok(entries.every(({ idea, note }) => idea === 'My line' && /^By your line in race 1 /.test(note)));

  const other = await opened();
  const groups = await other.run(
    'groups',
    DAY,
    '1',
    'pick 3',
    '--a',
    '1/2/1,3',
    '--b',
    '2/-/-',
    '--book',
    ADA,
  );
  assert.match(
    groups.out,
    /\n2 tickets written in the book:\n {2}\$2\.00 paper \(ticket-1\)\n {2}\$2\.00 paper/,
  );
});

test('a book that is paused takes no ticket, and without a book none is written', async () => {
  const { run, book } = await opened();
  const plain = await run('price', DAY, '1', 'win', '1', '--base', '2');
  assert.not.match(plain.out, /book/);
  await book.keepCare(ada, { ...NO_CARE, pausedUntil: instant(1_700_000_000_000) });
  const paused = await run('price', DAY, '1', 'win', '1', '--base', '2', '--book', ADA);
  assert.ok(paused.error instanceof Refusal);
  assert.equal(await book.entriesOf(ada), []);
  assert.match(String((await run('price', DAY, '1', 'win', '1', '--real')).error), /--real needs --book/);
});

test('a line of one member is written in no other member’s book', async () => {
  const { run, book } = await opened();
  const price = ['price', DAY, '1', 'win', '1', '--line-of', 'bob@example.com', '--book', ADA] as const;
  const { err, error } = await run(...price);
  assert.match(`${err} ${error}`, '--book takes a ticket by the line of the same member only');
  assert.equal(await book.entriesOf(ada), []);
});

test.run();
