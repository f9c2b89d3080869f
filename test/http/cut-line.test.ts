import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { HttpError } from '#api/http-error.ts';
import { aTextStore, oneAtATime } from '#test/support/an-outbox.ts';
import { seededRng } from '#test/support/rng.ts';
import type { Change, Unsent } from '../../frontends/frame/unsent/outbox.ts';
import { makeOutbox } from '../../frontends/frame/unsent/outbox.ts';
import { makeSend } from '../../frontends/frame/unsent/sending.ts';
import { signUp } from './browser.ts';
import type { TestServer } from './open-test-server.ts';
import { withTestServer } from './with-test-server.ts';

const test = suite('A notebook over a line that is cut');

const CUTS = 200;
const RACE = 'saratoga-2025-08-02-1';
const HORSES = ['Paper Lantern', 'Toymaker', 'Long Odds', 'Slow Boat'] as const;
const TICKET = { track: 'saratoga', day: '2025-08-02', race: 1, wager: 'win', money: 'paper' } as const;

type Rng = () => number;
type Ask = ReturnType<TestServer['browser']>['ask'];
const oneOf = <Item>(rng: Rng, items: readonly Item[]): Item | undefined =>
  items[Math.floor(rng() * items.length)];

/** What the member wants, and the random changes that lead there. */
function aMemberAtWork(rng: Rng) {
  const notes = new Map<string, { readonly horse: string; readonly text: string; readonly seen: string }>();
  const watched = new Set<string>();
  const tickets = new Set<string>();
  let line: number | null = null;
  let made = 0;
  const horse = () => oneOf(rng, HORSES) ?? HORSES[0];
  const anId = (what: string) => {
    made += 1;
    return `${what}-${String(made).padStart(5, '0')}`;
  };
  type Move = () => { readonly change: Change; readonly done: (madeAt: string) => void } | null;

  const writeNote: Move = () => {
    const known = rng() < 0.5 ? oneOf(rng, [...notes.keys()]) : undefined;
    const id = known ?? anId('note');
    const before = notes.get(id);
    const [name, text] = [before?.horse ?? horse(), `Words ${anId('text')}.`];
    return {
      change: {
        kind: 'write-note',
        id,
        seen: before?.seen ?? null,
        note: { kind: 'horse', key: name, name, text },
      },
      done: (madeAt) => notes.set(id, { horse: name, text, seen: madeAt }),
    };
  };
  const removeNote: Move = () => {
    const [id, note] = oneOf(rng, [...notes]) ?? [];
    if (id === undefined || note === undefined) return null;
    return { change: { kind: 'remove-note', id, seen: note.seen }, done: () => notes.delete(id) };
  };
  const watch: Move = () => {
    const name = horse();
    const place = { kind: 'horse', key: name } as const;
    return watched.has(name)
      ? { change: { kind: 'unwatch', place }, done: () => watched.delete(name) }
      : { change: { kind: 'watch', place, name }, done: () => watched.add(name) };
  };
  const writeTicket: Move = () => {
    const id = anId('ticket');
    const ticket = { ...TICKET, baseCents: 200, sets: [['1']] };
    return { change: { kind: 'write-ticket', id, ticket }, done: () => tickets.add(id) };
  };
  const removeTicket: Move = () => {
    const id = oneOf(rng, [...tickets]);
    return id === undefined
      ? null
      : { change: { kind: 'remove-ticket', id }, done: () => tickets.delete(id) };
  };
  const drawLine: Move = () => {
    const chance = Math.round(100 + 700 * rng()) / 1000;
    const chances = [{ interest: '1', chance, isFixed: true }];
    return {
      change: { kind: 'draw-line', raceId: RACE, line: { chances } },
      done: () => {
        line = chance;
      },
    };
  };
  const removeLine: Move = () => ({
    change: { kind: 'remove-line', raceId: RACE },
    done: () => {
      line = null;
    },
  });
  const moves = [writeNote, writeNote, removeNote, watch, writeTicket, removeTicket, drawLine, removeLine];
  return {
    /** The member took this off on another device meanwhile. */
    forget: (what: string): boolean => tickets.delete(what) || watched.delete(what),
    next: () => (oneOf(rng, moves) ?? writeNote)(),
    wanted: () => ({
      notes: [...notes.values()].map(({ horse: name, text }) => `${name}: ${text}`).toSorted(),
      watched: [...watched].toSorted(),
      tickets: [...tickets].toSorted(),
      line,
    }),
  };
}

async function storedBy(ask: Ask) {
  const read = async <Reply>(path: string) => (await ask('GET', path)).json() as Reply;
  const { notes } = await read<{ notes: { name: string; text: string }[] }>('/api/notes');
  const { watched } = await read<{ watched: { name: string }[] }>('/api/watch');
  const { tickets } = await read<{ tickets: { id: string }[] }>('/api/book');
  const line = await read<{ madeAt: string | null; rows: { chance: number | null }[] }>(`/api/lines/${RACE}`);
  return {
    notes: notes.map(({ name, text }) => `${name}: ${text}`).toSorted(),
    watched: watched.map(({ name }) => name).toSorted(),
    tickets: tickets.map(({ id }) => id).toSorted(),
    line: line.madeAt === null ? null : Number(line.rows[0]?.chance?.toFixed(6)),
  };
}

/** A line to the server that fails at random, before the server heard of the change or after it was done. */
function aBadLine(rng: Rng, ask: Ask) {
  let cuts = 0;
  const fail = (): never => {
    cuts += 1;
    throw new TypeError('Failed to fetch');
  };
  async function put(author: string, { id, madeAt, change }: Unsent) {
    const fate = cuts < CUTS ? rng() : 1;
    if (fate < 0.3) fail();
    const answer = await ask('PUT', `/api/notebook-changes/${id}`, { body: { author, madeAt, change } });
    if (fate < 0.6) fail();
    if (answer.status !== 200) throw new HttpError(answer.status, answer.text, '');
    return answer.json() as { readonly outcome: 'taken' };
  }
  return { put, cuts: () => cuts };
}

/**
 * Another device of the member, always connected: it takes off the last ticket and a horse that the server has, later than whatever
 * was changed before. Gives what it took off.
 */
async function otherDevice(ask: Ask, author: string, rng: Rng, time: number): Promise<readonly string[]> {
  const { tickets, watched } = await storedBy(ask);
  const [id, name] = [tickets.at(-1), oneOf(rng, watched)];
  const madeAt = new Date(time).toISOString();
  const send = async (what: string, change: Change) => {
    const sent = await ask('PUT', `/api/notebook-changes/${what}-${time}`, {
      body: { author, madeAt, change },
    });
    assert.equal([sent.status, sent.json()], [200, { outcome: 'taken' }]);
  };
  // By the plain call, as the command line does: the change that wrote it may still be repeated.
  if (id !== undefined) assert.is((await ask('DELETE', `/api/book/tickets/${id}`)).status, 200);
  const place = { kind: 'horse', key: name ?? '' } as const;
  if (name !== undefined) await send('elsewhere-watch', { kind: 'unwatch', place });
  return [id, name].filter((what) => what !== undefined);
}

/** An hour ago, as somebody who comes back from the track. */
const start = Date.now() - 3_600_000;

for (const seed of [1, 2])
  test(`cut at random ${CUTS} times, the server has exactly what the member wanted (seed ${seed})`, async () =>
    withTestServer({}, async (server) => {
      const rng = seededRng(seed);
      const browser = server.browser();
      await signUp(browser, 'ada@example.com');
      const { id: ada } = (await browser.ask('GET', '/api/auth/user')).json() as { readonly id: string };
      const line = aBadLine(rng, browser.ask);
      let [time, ids] = [start, 0];
      const deps = {
        store: aTextStore(),
        send: makeSend(line.put),
        withLock: oneAtATime(),
        now: () => {
          time += Math.floor(3 * rng());
          return time;
        },
        newId: () => {
          ids += 1;
          return `change-${ids}`.padEnd(12, 'x');
        },
      };
      const member = aMemberAtWork(rng);
      let tabs = [makeOutbox(deps), makeOutbox(deps)];
      while (line.cuts() < CUTS) {
        const tab = oneOf(rng, tabs) ?? makeOutbox(deps);
        const move = member.next();
        if (move !== null) move.done(tab.add(ada, 'A change', move.change).madeAt);
        if (rng() < 0.6) await Promise.all(tabs.map((each) => each.flush(ada)));
        if (rng() < 0.15) {
          time += 1_000;
          for (const what of await otherDevice(browser.ask, ada, rng, time)) member.forget(what);
          time += 1_000;
        }
        // The pages are loaded anew: only what the browser keeps is left.
        if (rng() < 0.1) tabs = [makeOutbox(deps), makeOutbox(deps)];
      }
      const [outbox = makeOutbox(deps)] = tabs;
      const bad = outbox.add(ada, 'Removal of the line of a race that is none', {
        kind: 'remove-line',
        raceId: 'saratoga-2025-08-02-99',
      });
      await outbox.flush(ada);
      assert.equal(
        outbox.listOf(ada).map(({ id, refused }) => [id, refused !== null]),
        [[bad.id, true]],
        'what is refused stays, and nothing else',
      );
      assert.equal(await storedBy(browser.ask), member.wanted());
    }));

test.run();
