import { createElement } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Book, BookRecord, BookTicket } from '../../../frontends/results/book/my-book.ts';
import { markupOf, textOf } from '../account/markup.ts';

const book = await import('../../../frontends/results/book/my-book.ts');
const { Figures } = await import('../../../frontends/results/book/figures.tsx');
const { Splits } = await import('../../../frontends/results/book/splits.tsx');
const { importedText } = await import('../../../frontends/results/book/files.tsx');
const care = await import('../../../frontends/results/book/care.ts');

const test = suite('My Book in words');

const aRecord = (more: Partial<BookRecord> = {}): BookRecord => ({
  tickets: 15,
  pending: 2,
  unknown: 0,
  refunded: 1,
  won: 3,
  lost: 9,
  stakedCents: 2_400,
  returnedCents: 2_000,
  returnPerDollar: 0.8333,
  range: { low: 0.2, high: 1.6 },
  longestLosingRun: 5,
  ...more,
});

const aTicket = (more: Partial<BookTicket> = {}): BookTicket => ({
  id: 'ticket-1',
  track: 'saratoga',
  day: '2025-08-02',
  race: 3,
  wager: 'exacta',
  baseCents: 100,
  sets: [['1', '2'], 'all'],
  money: 'real',
  trackName: 'Saratoga',
  costCents: 1_400,
  idea: '',
  note: '',
  writtenAt: '2025-08-02T15:00:00.000Z',
  state: 'pending',
  stakedCents: null,
  refundedCents: null,
  returnedCents: null,
  why: null,
  ...more,
});

test('a return has its range and what it was counted from', () => {
  assert.is(book.perDollar(0.8333), '$0.83');
  assert.equal([book.isFew({ won: 4, lost: 25 }), book.isFew({ won: 5, lost: 25 })], [true, false]);
  assert.is(book.rangeText(aRecord()), '$0.20 to $1.60 (95% range)');
  assert.is(book.rangeText(aRecord({ won: 0, range: { low: 0, high: 0 } })), 'Needs a winning ticket');
  assert.is(book.sampleText(aRecord()), '12 settled: 3 won, 9 lost. Not counted: 2 pending, 1 refunded.');
});

test('nothing settled is a dash and never $0.00', () => {
  const none = aRecord({
    won: 0,
    lost: 0,
    stakedCents: 0,
    returnedCents: 0,
    returnPerDollar: null,
    range: null,
  });
  assert.equal(
    [
      book.settledDollars(none, none.returnedCents),
      book.perDollar(none.returnPerDollar),
      book.rangeText(none),
    ],
    ['–', '–', 'Needs a winning ticket'],
  );
});

test('the return of few tickets is small, with its range beside it', () => {
  const figures = (more: Partial<BookRecord>) => {
    const answer = { record: aRecord(more), tickets: [], splits: [], settledBy: null } as unknown as Book;
    return markupOf(() => createElement(Figures, { book: answer }));
  };
  const range = '<span class="small muted">$0.20 to $1.60 (95% range)</span>';
  assert.match(figures({}), `<dd><span class="small muted">$0.83</span> ${range}</dd>`);
  assert.match(figures({ lost: 40 }), `<dd>$0.83 ${range}</dd>`);
});

test('a ticket reads as it is written down', () => {
  assert.is(book.raceText(aTicket()), 'Saratoga, Aug 2, 2025, race 3');
  assert.is(book.betText(aTicket()), '$1.00 exacta 1,2/all');
  assert.is(book.stateText('refunded'), 'Refunded');
});

test('what is refunded stands beside what was staked and returned', () => {
  const real = { costCents: 2_000, stakedCents: 2_000 };
  const outcome = (more: Partial<BookTicket>) => book.outcomeText(aTicket({ ...real, ...more }));
  assert.equal(
    [
      outcome({ state: 'refunded', refundedCents: 2_000, returnedCents: 0 }),
      outcome({ state: 'won', stakedCents: 1_800, refundedCents: 500, returnedCents: 1_200 }),
      outcome({ state: 'lost', refundedCents: 0, returnedCents: 0 }),
      outcome({ state: 'pending', stakedCents: null }),
      outcome({ state: 'unknown', stakedCents: null }),
    ],
    [
      'Real $20.00, refunded $20.00',
      'Real $18.00, returned $12.00, refunded $5.00',
      'Real $20.00, returned $0.00',
      'Real $20.00',
      'Real $20.00, returned –',
    ],
  );
});

test('a part without a name says why, an inner turf reads as one', () => {
  assert.equal(
    [
      book.partText('idea', null),
      book.partText('surface', null),
      book.partText('surface', 'inner-turf'),
      book.partText('money', 'real'),
      book.partText('wager', 'daily double'),
    ],
    ['No idea named', 'Not known yet', 'Inner turf', 'Real', 'Daily double'],
  );
});

test('an answer without its figures shows dashes and no word of the machine', () => {
  const odd = Object.fromEntries(
    Object.keys(aRecord()).map((name) => [name, name === 'range' ? null : Number.NaN]),
  ) as unknown as BookRecord;
  const answer = {
    record: odd,
    tickets: [],
    splits: [],
    settledBy: { tier: 'live', source: '', at: '' },
  } as unknown as Book;
  const splits = [{ split: 'wager', parts: [{ part: '', ...odd }] }] as unknown as Book['splits'];
  const drawn = textOf(markupOf(() => createElement(Splits, { splits, failure: null })));
  assert.match(drawn, /Not known yet – – of – /);
  const text = [
    textOf(markupOf(() => createElement(Figures, { book: answer }))),
    drawn,
    book.betText(aTicket({ baseCents: Number.NaN, wager: '' as never, sets: [] })),
    book.raceText(aTicket({ trackName: '', day: '', race: Number.NaN })),
    book.stateText(''),
    book.moneyText(''),
    book.dollars(Number.NaN),
    book.sampleText(odd),
  ].join(' ');
  assert.not.match(text, /NaN|undefined|null|Invalid/);
  assert.match(text, /–/);
});

test('5,000 tickets are drawn fifty at a time, and a page past the end shows the last page', () => {
  const tickets = Array.from({ length: 5_000 }, (_, nth) => nth);
  const first = book.pageOf(tickets, 1);
  assert.equal([first.items.length, first.pages, first.items[0]], [50, 100, 0]);
  assert.is(book.placeText(first.first, 50, 5_000), '1 to 50 of 5,000 tickets');
  assert.is(book.pageOf(tickets, 101).page, 100);
  assert.is(book.pageOf(tickets, Number.NaN).page, 1);
  assert.equal(book.pageOf([], 3), { page: 1, pages: 1, first: 0, items: [] });
});

test('a split that could not be read says so in its own place', () => {
  const failure = createElement('p', null, 'Couldn’t split your tickets this way');
  const drawn = textOf(markupOf(() => createElement(Splits, { splits: [], failure })));
  assert.match(drawn, /Split by.*Couldn’t split your tickets this way/);
  assert.match(textOf(markupOf(() => createElement(Splits, { splits: [], failure: null }))), /Adding up/);
});

test('a pause ends so many days from now, or with the longer one that is running', () => {
  const now = Date.parse('2025-08-02T15:00:00.000Z');
  assert.match(care.pauseEndText(7, null, now), /^Aug 9, /);
  assert.match(care.pauseEndText(7, '2025-08-20T15:00:00.000Z', now), /^Aug 20, /);
  assert.match(care.pauseEndText(30, '2025-08-20T15:00:00.000Z', now), /^Sep 1, /);
  assert.match(care.pauseEndText(7, 'no time', now), /^Aug 9, /);
});

test('a limit is raised 24 hours after it was set, and an unreadable limit counts as none', () => {
  const setAt = '2025-08-02T15:00:00.000Z';
  const soon = Date.parse(setAt) + 3_600_000;
  assert.match(
    care.raisingText({ limitsSetAt: setAt }, soon),
    /raise or remove one from Aug 3, .*11:00 AM ET on/,
  );
  assert.match(care.raisingText({ limitsSetAt: null }, soon), /takes 24 hours/);
  assert.match(care.raisingText({ limitsSetAt: '' }, soon), /takes 24 hours/);
  assert.equal(
    [care.limitDollars(2_050), care.limitDollars(null), care.limitDollars(Number.NaN)],
    [20.5, null, null],
  );
  assert.equal([care.limitCents(20.55), care.limitCents(0), care.limitCents(null)], [2_055, 0, null]);
});

test('a pause lasts from a day to 183 days', () => {
  assert.equal(['1', '183', '0', '184', '', '1.5', 'a week'].map(care.pauseDays), [
    1,
    183,
    null,
    null,
    null,
    null,
    null,
  ]);
});

test('an import says what was added and what was there', () => {
  assert.is(importedText({ added: 12, known: 0 }), '12 tickets added.');
  assert.is(importedText({ added: 1, known: 3 }), '1 ticket added, 3 tickets you had already.');
});

test.run();
