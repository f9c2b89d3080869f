import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { instant } from '#core/kernel/instant.ts';
import { bookCsv, readBookCsv } from '#core/notebook/book-csv.ts';
import { entryOf } from '#core/notebook/book-entry.ts';
import { bookParts, bookRecord, longestLosingRun } from '#core/notebook/book-record.ts';
import { type SettledEntry, settledEntry } from '#core/notebook/settled-entry.ts';
import { resultsOfDay } from '#core/results/results-of-day.ts';
import { aBookEntry, aDraft } from '#test/support/a-book.ts';
import { aRaceResult, aSheet } from '#test/support/a-result.ts';
import { refusalOf } from '#test/support/refused.ts';

const test = suite('a book of tickets');

const RACE = aRaceResult();
const settled = (change: Parameters<typeof aBookEntry>[0], races = [RACE]): SettledEntry =>
  settledEntry(aBookEntry(change), resultsOfDay(races.length === 0 ? [] : [aSheet({ races })], null));

test('a ticket costs its combinations times its stake', () => {
  assert.is(aBookEntry().costCents, 200);
  const sets = [['1', '2'], ['1', '2', '3'], ['3']];
  assert.is(aBookEntry({ wager: 'trifecta', baseCents: 50, sets }).costCents, 100);
  assert.is(aBookEntry({ wager: 'pick 3', baseCents: 50, sets }).costCents, 300);
  assert.is(aBookEntry({ wager: 'exacta', sets: [['1'], 'all'], costCents: 1_400 }).costCents, 1_400);
});

test('an invalid ticket is refused with a reason', () => {
  const refusal = (change: Parameters<typeof aDraft>[0]) =>
    refusalOf(() => entryOf(aDraft(change), instant(0))).code;
  assert.is(refusal({ id: 'x' }), 'notebook.bad-id');
  assert.is(refusal({ track: 'nowhere' }), 'card.unknown-track');
  assert.is(refusal({ day: '2020-02-30' }), 'card.bad-day');
  assert.is(refusal({ race: 0 }), 'notebook.bad-race');
  assert.is(refusal({ baseCents: 0.5 }), 'notebook.bad-stake');
  assert.is(refusal({ sets: [['horse']] }), 'notebook.bad-number');
  assert.is(refusal({ sets: [['1', '2']] }), 'handicapping.ticket-several');
  assert.is(refusal({ wager: 'pick 3' }), 'handicapping.ticket-places');
  assert.is(refusal({ wager: 'exacta', sets: [['1'], ['1']] }), 'notebook.no-combination');
  assert.is(refusal({ wager: 'exacta', sets: [['1'], 'all'] }), 'notebook.no-cost');
  assert.is(refusal({ costCents: 300 }), 'notebook.other-cost');
});

test('an idea or a note that is too long is refused and never cut', () => {
  const kept = entryOf(aDraft({ idea: ' speed ', note: 'n'.repeat(500) }), instant(0));
  assert.equal([kept.idea, kept.note.length], ['speed', 500]);
  for (const [change, code] of [
    [{ idea: 'i'.repeat(61) }, 'notebook.long-idea'],
    [{ note: 'n'.repeat(501) }, 'notebook.long-note'],
  ] as const)
    assert.is(refusalOf(() => entryOf(aDraft(change), instant(0))).code, code);
});

test('a winner is paid by the payoffs, in cents, with the class and surface of its race', () => {
  const { entry: _, ...won } = settled({ baseCents: 500 });
  assert.equal(won, {
    state: 'won',
    stakedCents: 500,
    refundedCents: 0,
    returnedCents: 2_175,
    why: null,
    raceType: 'Claiming',
    surface: 'dirt',
    offAt: Date.parse('2020-08-08T17:10:00Z'),
  });
});

test('before the result a ticket is pending, with every figure unknown', () => {
  const { state, stakedCents, returnedCents, refundedCents } = settled({}, []);
  assert.equal([state, stakedCents, refundedCents, returnedCents], ['pending', null, null, null]);
  const double = settled({ wager: 'daily double', sets: [['1'], ['1']] });
  assert.is(double.state, 'pending');
});

test('a bet on a scratched horse is refunded, an unreported payoff is unknown and never zero', () => {
  const scratched = settled({ sets: [['9']] });
  assert.equal([scratched.state, scratched.refundedCents], ['refunded', 200]);
  const unknown = settled({ wager: 'exacta', sets: [['1'], ['2']] }, [
    { ...RACE, payouts: RACE.payouts.slice(0, 4) },
  ]);
  assert.equal([unknown.state, unknown.stakedCents, unknown.returnedCents], ['unknown', null, null]);
});

test('a double that lost its second leg to a scratch is paid the consolation', () => {
  const second = aRaceResult({
    raceNumber: 2,
    payouts: [
      { ...RACE.payouts[0], wager: 'Daily Double', base: 1, winningNumbers: '1-1', payoff: 20 },
      { ...RACE.payouts[0], wager: 'Consolation Double', base: 1, winningNumbers: '1-9', payoff: 6.4 },
    ] as typeof RACE.payouts,
  });
  const double = settled({ wager: 'daily double', sets: [['1'], ['9']] }, [RACE, second]);
  assert.equal([double.state, double.returnedCents], ['won', 1_280]);
});

test('a record leaves out pending, unknown and refunded tickets', () => {
  const record = bookRecord([
    settled({}),
    settled({ sets: [['2']] }),
    settled({ sets: [['9']] }),
    settled({}, []),
  ]);
  assert.is(record.returnPerDollar, 870 / 400);
  const { tickets, pending, refunded, won, lost, stakedCents, range } = record;
  assert.equal([tickets, pending, refunded, won, lost, stakedCents], [4, 1, 1, 1, 1, 400]);
  assert.is(range, null);
  assert.is(bookRecord([]).returnPerDollar, null);
});

const ofDay = (day: string, state: SettledEntry['state'], race = 1): SettledEntry => ({
  ...settled({ day, race }),
  state,
  stakedCents: 200,
  refundedCents: 0,
  returnedCents: state === 'won' ? 500 : 0,
});

test('the longest losing streak follows the order of the races, whenever the tickets were written; a refund does not end it', () => {
  const run = [
    ofDay('2020-08-09', 'lost', 2),
    ofDay('2020-08-08', 'won'),
    ofDay('2020-08-09', 'lost', 1),
    ofDay('2020-08-09', 'refunded', 3),
    ofDay('2020-08-10', 'lost'),
    ofDay('2020-08-11', 'won'),
    ofDay('2020-08-12', 'lost'),
  ];
  assert.is(longestLosingRun(run), 3);
  assert.is(longestLosingRun([]), 0);
});

test('tickets at two tracks lose in the order in which their races went off', () => {
  const run = [
    { ...ofDay('2020-08-08', 'lost', 1), offAt: instant(5_000) },
    { ...ofDay('2020-08-08', 'won', 2), offAt: instant(1_000) },
    { ...ofDay('2020-08-08', 'lost', 3), offAt: instant(6_000) },
  ];
  assert.is(longestLosingRun(run), 2);
  const withoutTime = run.map((settledTicket) => ({ ...settledTicket, offAt: null }));
  assert.is(longestLosingRun(withoutTime), 1);
});

const cardOf = (...numbers: readonly string[]) => ({
  races: [{ number: 1, runners: numbers.map((programNumber) => ({ programNumber })) }] as never,
});

test('a horse that was on no card and in no result is unknown, a bet on a scratched one is refunded', () => {
  const day = resultsOfDay([aSheet({ races: [RACE] })], cardOf('1', '2', '3', '9'));
  const settledWith = (numbers: readonly string[]) => settledEntry(aBookEntry({ sets: [numbers] }), day);
  assert.equal([settledWith(['25']).state, settledWith(['25']).why], ['unknown', 'No horse 25 in race 1']);
  assert.equal([settledWith(['25']).stakedCents, settledWith(['25']).refundedCents], [null, null]);
  assert.equal(
    [settledWith(['9']).state, settledWith(['9']).why],
    ['refunded', '#9 in race 1 did not start: that bet is refunded'],
  );
});

test('without a card an unlisted number is a scratch while the result counts as many scratches', () => {
  const stateWith = (scratches: typeof RACE.scratches) =>
    settled({ sets: [['9']] }, [{ ...RACE, scratches }]).state;
  assert.equal([stateWith(RACE.scratches), stateWith([])], ['refunded', 'unknown']);
});

test('a race past the last one is unknown as soon as the results of the day are complete', () => {
  const late = aBookEntry({ race: 12 });
  const ofCard = (card: Parameters<typeof resultsOfDay>[1], kind: 'chart' | 'live') => {
    const { state, why } = settledEntry(late, resultsOfDay([aSheet({ kind })], card));
    return [state, why];
  };
  assert.is(settledEntry(late, resultsOfDay([aSheet({ races: [RACE] })], null)).state, 'pending');
  assert.equal(ofCard(cardOf('1', '2', '3'), 'live'), ['unknown', 'No race 12 on that day']);
  assert.equal(ofCard(null, 'live'), ['pending', null]);
  assert.equal(ofCard(null, 'chart'), ['unknown', 'No race 12 on that day']);
  const { state } = settledEntry(aBookEntry({ race: 2 }), resultsOfDay([], cardOf('1')));
  assert.is(state, 'pending');
});

test('with several days the return has a range around it', () => {
  const days = ['2020-08-08', '2020-08-09', '2020-08-10', '2020-08-13', '2020-08-14'];
  const { returnPerDollar, range } = bookRecord(
    days.map((day, index) => ofDay(day, index % 2 === 0 ? 'won' : 'lost')),
  );
  assert.is(returnPerDollar, 1.5);
  assert.ok(range !== null && range.low < 1.5 && range.high > 1.5);
  assert.is(bookRecord(days.map((day) => ofDay(day, 'lost'))).range, null, 'no range without a winner');
});

test('the parts of a split hold every ticket once; unknown values are a part without a name', () => {
  const entries = [settled({}), settled({ idea: '' }), settled({ wager: 'show' })];
  assert.equal(
    bookParts(entries, 'wager').map(({ part, tickets }) => [part, tickets]),
    [
      ['win', 2],
      ['show', 1],
    ],
  );
  assert.equal(
    bookParts(entries, 'idea').map(({ part }) => part),
    ['my own', null],
  );
});

const never = () => 'never-asked';

test('any book is read back unchanged from its CSV', () => {
  const number = fc.integer({ min: 1, max: 20 }).map(String);
  const written = fc.record({
    race: fc.integer({ min: 1, max: 12 }),
    baseCents: fc.integer({ min: 10, max: 10_000 }),
    number,
    money: fc.constantFrom('paper' as const, 'real' as const),
    idea: fc.oneof(fc.string(), fc.constantFrom('=1+1', "'-x", '"a", b', '@SUM')),
    note: fc.string({ unit: 'grapheme' }),
    at: fc.integer({ min: 0, max: 2_000_000_000_000 }),
  });
  fc.assert(
    fc.property(fc.array(written, { maxLength: 5 }), (list) => {
      const entries = list.map(({ at, number: horse, ...change }, index) =>
        aBookEntry({ ...change, sets: [[horse]], id: `ticket-${index}` }, at),
      );
      const back = readBookCsv(bookCsv(entries), never).map(({ draft, writtenAt }) =>
        entryOf(draft, writtenAt ?? instant(0)),
      );
      assert.equal(back, entries);
    }),
  );
});

test('no cell of a book is a formula to a spreadsheet', () => {
  const csv = bookCsv([aBookEntry({ note: '=HYPERLINK("x")', idea: '+1' })]);
  assert.match(csv, /,'\+1,"'=HYPERLINK/);
});

test('a book that a spreadsheet opened and saved is imported with the same tickets', () => {
  const sets = [['1', '2'], ['3'], 'all'] as const;
  const entries = [
    aBookEntry({ id: 'ticket-1', wager: 'trifecta', baseCents: 50, sets, costCents: 600 }),
    aBookEntry({ id: 'ticket-2', wager: 'pick 3', sets: [['1'], ['2'], ['3']] }),
    aBookEntry({ id: 'ticket-3', wager: 'exacta', sets: [['1A'], ['2']] }),
  ];
  const csv = bookCsv(entries);
  assert.match(csv, /,"1,2 with 3 with all",/);
  assert.not.match(csv, /\d ?\/ ?\d/);
  const saved = csv.replaceAll('2020-08-08,', '8/8/2020,').replaceAll('2.00', '2');
  const back = readBookCsv(saved, never).map(({ draft }) => entryOf(draft, instant(1_000)));
  assert.equal(back, entries);
});

test('a book in the former format, with slashes between its numbers, is still read', () => {
  const [head, file] = ['track,day,race,wager,base,numbers,cost,money\n', 'SAR,2020-08-08,1,trifecta,1,'];
  for (const numbers of ['"1,2/3/all"', '"1,2 / 3 / all"', '"\'1,2/3/ALL"', '"1,2 with 3 with all"']) {
    const [line] = readBookCsv(`${head}${file}${numbers},6,real`, (text) => text);
    assert.equal(line?.draft.sets, [['1', '2'], ['3'], 'all'], numbers);
  }
});

test('a file that cannot be read is refused with its line, and no line is skipped silently', () => {
  const head = 'track,day,race,wager,base,numbers,money\n';
  const read = (lines: string) => readBookCsv(head + lines, (text) => text);
  assert.is(refusalOf(() => readBookCsv('a,b\n1,2', never)).code, 'notebook.no-columns');
  assert.is(refusalOf(() => readBookCsv('', never)).code, 'notebook.no-columns');
  for (const line of [
    'SAR,2020-08-08,1,win,two,1,real',
    'SAR,2020-08-08,1,wim,2,1,real',
    'SAR,2020-08-08,1,win,2,1"2,real',
  ]) {
    assert.is(refusalOf(() => read(line)).code, 'notebook.bad-line');
  }
  assert.throws(
    () => read('SAR,2020-08-08,1,win,2,1,real\n\nSAR,2020-08-08,1,win,2,1,gold'),
    /^Line 4: Money/,
  );
});

test('two equal lines without ids are two tickets, and the same two when they are imported again', () => {
  const line = 'SAR,2020-08-08,1,Win,$2,1,real\n';
  const read = () =>
    readBookCsv(`track,day,race,wager,base,numbers,money\n${line}${line}`, (text) => text).map(
      ({ draft }) => draft.id,
    );
  const [first, second] = read();
  assert.is.not(first, second);
  assert.equal(read(), [first, second]);
});

test.run();
