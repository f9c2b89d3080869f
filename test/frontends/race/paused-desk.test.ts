import { setTimeout as pause } from 'node:timers/promises';
import { useQueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { MyTicket, MyTickets } from '../../../frontends/frame/tickets/my-tickets.ts';
import { markupOf, textOf } from '../account/markup.ts';
import { anEntry, aRace } from '../picks/a-day.ts';

const { NotedTicket, NotedTickets } = await import('../../../frontends/race/tickets/desk/noted-tickets.tsx');
const { LastLeg } = await import('../../../frontends/race/tickets/desk/noted-ticket.tsx');
const { followQuery } = await import('../../../frontends/race/tickets/desk/follow.ts');
const { OpenTicketForm } = await import('../../../frontends/frame/tickets/open-ticket-form.tsx');

const { PauseNotice } = await import('../../../frontends/frame/paused/paused.ts');

const test = suite('the ticket desk during a pause');

const DAY = '2025-08-02';
const mine: MyTickets = {
  tickets: [
    {
      raceId: 'r1',
      day: DAY,
      wager: 'exacta',
      base: 1,
      sets: [['1'], ['2']],
      cost: 1,
      spoken: '$1 exacta 1-2',
    },
  ],
  limit: 20,
};

const noted = (onMine: ((mine: MyTickets) => void) | null): string =>
  markupOf(() => createElement(NotedTickets, { owner: 'm1', day: DAY, mine, onMine }));

test('noted tickets are only read while a pause runs: none is removed and the limit stays', async () => {
  NotedTicket.preload();
  const paused = await drawn(() => noted(null), /exacta/);
  assert.match(textOf(paused), /\$1 exacta 1-2/);
  assert.match(textOf(paused), /My limit for noted tickets: \$20\.00 a day/);
  assert.not.match(paused, /<button|<input/);
  const open = noted(() => undefined);
  assert.match(open, /<button[^>]* aria-label="Remove \$1 exacta 1-2"/);
  assert.match(open, /<input/);
});

const DOUBLE: MyTicket = {
  raceId: 'r1',
  day: DAY,
  wager: 'daily double',
  base: 1,
  sets: [['1'], ['2']],
  cost: 1,
  spoken: '$1 daily double 1 with 2',
};

const FOLLOWED = {
  standing: null,
  settlement: null,
  lastLeg: [{ number: '2', combinations: 1, stake: 1, dollars: null, reason: null, chance: 0.2 }],
  lastLegValue: null,
  lastLegReason: 'No expected return until every horse has its will-pay.',
};

/** The noted double with an answer of before. */
function AnsweredBefore({ onMine }: { readonly onMine: ((mine: MyTickets) => void) | null }) {
  useQueryClient().setQueryData(followQuery(DOUBLE, 'm1', null).queryKey, FOLLOWED);
  return createElement(NotedTickets, {
    owner: 'm1',
    day: DAY,
    mine: { tickets: [DOUBLE], limit: null },
    onMine,
  });
}

/** Draws until a part that is loaded late is drawn, a second at most. */
async function drawn(draw: () => string, part: RegExp): Promise<string> {
  for (let tries = 0; tries < 100 && !part.test(draw()); tries += 1) await pause(10);
  return draw();
}

test('an answer of before the pause shows no chance and nothing a ticket may return while the pause runs', async () => {
  LastLeg.preload();
  const shown = (onMine: ((mine: MyTickets) => void) | null) =>
    textOf(markupOf(() => createElement(AnsweredBefore, { onMine })));
  assert.match(await drawn(() => shown(() => undefined), /One leg to go/), /One leg to go/);
  assert.not.match(shown(null), /One leg to go|expected return/i);
  assert.match(shown(null), /Not settled yet\./);
});

test('a ticket form waits until the pause is known, and stays shut while it runs', async () => {
  PauseNotice.preload();
  const form = (answers: Readonly<Record<string, unknown>>) =>
    textOf(markupOf(() => createElement(OpenTicketForm, { race: aRace({}) }), answers));
  assert.match(form({}), /Loading the ticket form/);
  const care = {
    pausedUntil: '2999-01-01T00:00:00.000Z',
    help: { name: 'Helpline', phone: '1-800-GAMBLER' },
  };
  const isPaused = /Your book and the ticket forms are paused until/;
  const paused = await drawn(() => form({ '/api/book/care': care }), isPaused);
  assert.match(paused, isPaused);
  assert.not.match(paused, /Loading the ticket form|Wager/);
});

test('a ticket form outside the race page closes at the off, by the clock or by the track’s word, and says that the draft stays', () => {
  const open = {
    '/api/book/care': { pausedUntil: null, help: { name: 'Helpline', phone: '1-800-GAMBLER' } },
  };
  const form = (race: Parameters<typeof aRace>[0], now: string) =>
    textOf(
      markupOf(() => createElement(OpenTicketForm, { race: aRace({ entries: [anEntry('1')], ...race }) }), {
        ...open,
        '/api/racing/clock': { now },
      }),
    );
  const closed = /The race is off: tickets are closed\. What you put together stays/;
  const before = { postTime: '2999-08-02T17:00:00Z', status: 'upcoming' as const };
  assert.not.match(form(before, '2999-08-02T16:59:00Z'), closed);
  assert.match(form(before, '2999-08-02T17:00:01Z'), closed);
  assert.match(form({ ...before, status: 'live' }, '2999-08-02T16:55:00Z'), closed);
  assert.match(form({ ...before, isCancelled: true }, '2999-08-02T16:55:00Z'), /The race is canceled/);
});

test.run();
