import { createElement } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { playedAs } from '../../../frontends/frame/tickets/another-wager.ts';
import type { PlayedTicket } from '../../../frontends/frame/tickets/my-tickets.ts';
import {
  areNoted,
  noTickets,
  notedOn,
  spentOn,
  withTickets,
  wordsOf,
} from '../../../frontends/frame/tickets/my-tickets.ts';
import { starters } from '../../../frontends/frame/tickets/starters.ts';
import type { PricedTicket } from '../../../frontends/frame/tickets/ticket.ts';
import {
  groupCount,
  oneIn,
  priceQuery,
  promptOf,
  setsOf,
  waysOf,
} from '../../../frontends/frame/tickets/ticket.ts';
import { cardCsv } from '../../../frontends/tools/program/card-csv.ts';
import { markupOf, textOf } from '../account/markup.ts';
import { anEntry, aRace } from '../picks/a-day.ts';
import { ticked } from './a-ticked.ts';

const { sharedAddress } = await import('../../../frontends/kit/sharing/share-link.tsx');
const { TicketFigures } = await import('../../../frontends/frame/tickets/ticket-figures.tsx');
const { TicketPrice } = await import('../../../frontends/frame/tickets/ticket-price.tsx');
const { fileName } = await import('../../../frontends/kit/sharing/save-csv.tsx');
const { sourceText } = await import('#kit/racing/sourced.tsx');

const test = suite('tickets, links and files of a race');

test('an incomplete ticket asks for what its way of playing needs', () => {
  assert.is(promptOf({ places: 2, way: 'box' }), 'Pick at least two horses.');
  assert.is(promptOf({ places: 4, way: 'box' }), 'Pick at least four horses.');
  assert.is(promptOf({ places: 3, way: 'wheel' }), 'Pick at least one key horse.');
  assert.is(promptOf({ places: 2, way: 'straight' }), 'Pick a horse for each place.');
  assert.is(promptOf({ places: 1, way: 'straight' }), 'Pick a horse.');
});

test('each way of playing makes the sets of its ticket', () => {
  assert.equal(setsOf(ticked({ groups: [['1'], ['2'], ['3']] })), [['1'], ['2'], ['3']]);
  assert.equal(setsOf(ticked({ way: 'box', groups: [['1', '2', '3']] })), [
    ['1', '2', '3'],
    ['1', '2', '3'],
    ['1', '2', '3'],
  ]);
  assert.equal(setsOf(ticked({ way: 'wheel', keyPlace: 1, groups: [['4']] })), ['all', ['4'], 'all']);
  assert.equal(setsOf(ticked({ way: 'part-wheel', groups: [['1', '2'], ['3'], ['4', '5']] })), [
    ['1', '2'],
    ['3'],
    ['4', '5'],
  ]);
});

const offers = {
  win: { wager: 'win', sets: 1, stakes: [1, 2, 5], usualStake: 2 },
  exacta: { wager: 'exacta', sets: 2, stakes: [1, 2, 5], usualStake: 1 },
  trifecta: { wager: 'trifecta', sets: 3, stakes: [0.5, 1, 2], usualStake: 0.5 },
  superfecta: { wager: 'superfecta', sets: 4, stakes: [0.1, 0.2, 1], usualStake: 0.1 },
} as const;

test('another wager or way keeps the chosen horses that have a place in it', () => {
  const boxed = ticked({ wager: 'exacta', places: 2, way: 'box', groups: [['4', '7', '9']] });
  assert.equal(playedAs(boxed, offers.trifecta, 'box').groups, [['4', '7', '9']]);
  assert.equal(playedAs(boxed, offers.exacta, 'straight').groups, [['4'], ['7']]);
  assert.equal(playedAs(boxed, offers.exacta, 'part-wheel').groups, [
    ['4', '7', '9'],
    ['4', '7', '9'],
  ]);
  assert.equal(playedAs(boxed, offers.win, 'box').groups, [['4']]);
  const inOrder = ticked({ groups: [['1'], ['2'], ['3']] });
  assert.equal(playedAs(inOrder, offers.superfecta, 'straight').groups, [['1'], ['2'], ['3'], []]);
  assert.equal(playedAs(inOrder, offers.exacta, 'box').groups, [['1', '2', '3']]);
  const win = ticked({ wager: 'win', places: 1, groups: [['5']] });
  assert.equal(playedAs(win, offers.exacta, 'straight').groups, [['5'], []]);
  assert.is(playedAs(ticked({ base: 0.5 }), offers.win, 'straight').base, 2, 'the usual stake');
});

test('an incomplete ticket is not priced', () => {
  assert.is(setsOf(ticked({ groups: [['1'], ['2']] })), null);
  assert.is(setsOf(ticked({ way: 'box', groups: [['1', '2']] })), null);
  assert.is(priceQuery('r', ticked({ way: 'wheel' }), 'ours', 'm').enabled, false);
  assert.is(priceQuery('r', ticked({ way: 'wheel', groups: [['1']] }), 'ours', 'm').enabled, true);
});

const priced: PricedTicket = {
  raceId: 'r',
  raceNumber: 1,
  combinations: 2,
  cost: 2,
  chance: 0.1,
  breakEven: 20,
  legChances: [],
  races: [1],
  spoken: 'Saratoga, race 1, $1 exacta box 1 and 2',
  takeout: { share: 0.185, operator: 'New York Racing Association', isAssumed: false },
  payoff: { dollars: null, sentence: 'Payoff not estimated: no live prices yet for race 1.' },
  model: { name: 'morning', version: '1' },
  chancesUsed: { mine: [], sentence: null },
  orderVersion: '1',
  provenance: { tier: 'imported', source: 'a card', at: '2025-06-07T11:00:00Z' },
  board: null,
  upTo: '2025-06-07T11:00:00Z',
};

const shownPrice = (ticket: PricedTicket, error: Error | null = null): string => {
  const query = {
    data: ticket,
    error,
    isFetching: false,
    isPlaceholderData: false,
    refetch: () => undefined,
  };
  const given = { race: aRace({}), owner: 'm1', ticked: ticked({}), sets: [['1'], ['2']], query };
  return textOf(markupOf(() => createElement(TicketPrice, given)));
};

test('a ticket whose price could not be refreshed is marked stale', () => {
  assert.match(shownPrice(priced), 'Payoff not estimated: no live prices yet for race 1.');
  assert.not.match(shownPrice(priced), 'stale');
  assert.match(shownPrice(priced, new Error('no answer')), 'stale · chances: morning 1 on a card');
});

test('a ticket on one race goes by my line where I chose that, and says when it was drawn', () => {
  const sentence = 'By your line in race 1 (drawn 9:00 AM ET).';
  const mine = [{ race: 1, madeAt: '2025-06-07T13:00:00Z' }];
  const byLine = shownPrice({ ...priced, chancesUsed: { mine, sentence } });
  assert.match(byLine, sentence);
  assert.match(byLine, 'chances: your line');
  const without = 'By our chances in race 1, where you have no line.';
  const ours = shownPrice({ ...priced, chancesUsed: { mine: [], sentence: without } });
  assert.match(ours, without);
  assert.match(ours, 'chances: morning 1 on a card');
});

const wheel: PlayedTicket = {
  wager: 'exacta',
  base: 0.5,
  sets: [['4'], 'all'],
  cost: 3.5,
  spoken: 'Saratoga, race 1, 50-cent exacta: 4 over all',
};

test('a wheel goes into the book with "all" and what it cost, a straight ticket with its horses alone', () => {
  const race = { trackSlug: 'saratoga', day: '2025-08-02', raceNumber: 1 };
  const words = wordsOf(race, wheel);
  assert.equal(
    [words.sets, words.baseCents, words.costCents, words.money],
    [[['4'], 'all'], 50, 350, 'paper'],
  );
  assert.is(wordsOf(race, { ...wheel, sets: [['4'], ['2']], cost: 0.5 }).costCents, undefined);
});

test('a ticket built from the member’s line keeps that as the source of its idea, with the races and times', () => {
  const race = { trackSlug: 'saratoga', day: '2025-08-02', raceNumber: 1 };
  const note = 'By your line in race 1 (drawn 9:00 AM ET).';
  const words = wordsOf(race, { ...wheel, source: { idea: 'My line', note } });
  assert.equal([words.idea, words.note], ['My line', note]);
  assert.equal([wordsOf(race, wheel).idea, wordsOf(race, wheel).note], ['Ticket desk', undefined]);
});

test('a win bet is noted for its day beside a wheel, and both count in what the day costs', () => {
  const race = { id: 'saratoga-2025-08-02-1', day: '2025-08-02' };
  const win: PlayedTicket = { wager: 'win', base: 2, sets: [['4']], cost: 2, spoken: '$2 to win on 4' };
  const these = notedOn(race, [win, wheel]);
  const mine = withTickets(noTickets, these);
  assert.is(spentOn(mine, race.day), 5.5);
  assert.equal([areNoted(mine, these), areNoted(noTickets, these)], [true, false]);
});

test('a ticket can be noted, copied and written in the book, and not while another one is priced', async () => {
  const { TicketActions } = await import('../../../frontends/frame/tickets/ticket-actions.tsx');
  const actions = (isChanging: boolean) =>
    markupOf(() =>
      createElement(TicketActions, { race: aRace({}), owner: 'm1', tickets: [wheel], isChanging }),
    );
  assert.match(textOf(actions(false)), /Note this ticket.*Write in my book.*Copy.*Print/);
  assert.not.match(actions(false), /<fieldset[^>]* disabled/);
  assert.match(actions(true), /<fieldset[^>]* disabled/);
});

test('a bet on one place is straight; a box and a wheel have one group of horses', () => {
  assert.equal(
    waysOf(1).map(({ value }) => value),
    ['straight'],
  );
  assert.equal(
    (['straight', 'box', 'wheel', 'part-wheel'] as const).map((way) => groupCount({ places: 4, way })),
    [4, 1, 1, 4],
  );
});

test('only horses that start are offered', () => {
  const entries = [
    anEntry('1'),
    anEntry('2', { scratchStatus: true }),
    anEntry('3', { listStatus: 'also-eligible' }),
  ];
  assert.equal(
    starters({ entries }).map(({ programNumber }) => programNumber),
    ['1'],
  );
});

test('a small chance reads as one in so many', () => {
  assert.equal([oneIn(0.0042), oneIn(0.6), oneIn(0)], ['about 1 in 238', null, null]);
});

test('a shared address holds race and day, keeps the tab, and drops what is taken out', () => {
  assert.is(
    sharedAddress('https://site.example/pace-analysis?tab=live-odds&race=1', { race: 3, date: '2025-08-02' }),
    'https://site.example/pace-analysis?tab=live-odds&race=3&date=2025-08-02',
  );
  assert.is(sharedAddress('https://site.example/x?race=1', { race: null }), 'https://site.example/x');
});

test('the card as CSV has a line an entry, scratched ones too, and no cell that runs in a spreadsheet', () => {
  const race = aRace({
    entries: [
      anEntry('1', { horseName: '=CMD()' }),
      anEntry('2', { scratchStatus: true, owner: 'Vale, Ada' }),
    ],
  });
  const lines = cardCsv([race]).split('\r\n');
  assert.is(lines.length, 3);
  assert.match(lines[1] ?? '', "'=");
  assert.match(lines[2] ?? '', 'yes');
  assert.match(lines[2] ?? '', '"Vale, Ada"');
  assert.is(fileName('Saratoga 2025-08-02 card'), 'saratoga-2025-08-02-card.csv');
  assert.is(fileName('../../Å/etc'), 'etc.csv');
});

test('a number names its source and time, and whether it is demo data', () => {
  const from = { tier: 'demo', source: 'Demo generator', at: '2025-08-02T11:00:00Z' };
  assert.is(
    sourceText(from, 'morning line'),
    'morning line · Demo generator · made up for the demo · Aug 2, 7:00 AM ET',
  );
});

test('figures of a ticket that are not known are dashes, and a chance of nothing never breaks even', () => {
  const shown = (chance: number, combinations: number) =>
    textOf(markupOf(() => createElement(TicketFigures, { combinations, cost: 12, chance })));
  assert.match(shown(Number.NaN, Number.NaN), /Combinations – .*Break-even payoff –/);
  assert.match(shown(0, 6), /Break-even payoff never/);
});

test.run();
