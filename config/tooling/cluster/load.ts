import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sumOf } from '#core/kernel/numbers.ts';
import { type Browser, makeBrowser } from './member.ts';

/** What members got while they read and wrote. */
export interface Traffic {
  readonly answered: number;
  readonly failed: number;
  /** How often, by status or by what the connection said. */
  readonly failures: Readonly<Record<string, number>>;
}

/** Members at work; what was acknowledged to them is remembered. */
export interface Load {
  /** Lets them work until the given work is over and the requests under way are answered. */
  during(work: () => Promise<void>): Promise<Traffic>;
  /** Whether a write is acknowledged just now. */
  isWritten(): Promise<boolean>;
  /** Writes acknowledged so far, and how many of them the product no longer shows. */
  check(): Promise<{ readonly acknowledged: number; readonly lost: number }>;
  close(): void;
}

interface Member {
  readonly browser: Browser;
  readonly notes: Set<string>;
  readonly tickets: Set<string>;
}

const THINK_MS = 25;
const SIGN_UP_EVERY = 60;

const TICKET = {
  track: 'SAR',
  day: '2020-08-08',
  wager: 'win',
  baseCents: 200,
  sets: [['1']],
  money: 'paper',
};

const newcomer = () => ({
  email: `${randomUUID()}@example.com`,
  password: 'Slow4Furlongs-Home',
  firstName: 'Anna',
  lastName: 'Rail',
});

/** Counts the answer; gives whether it was a success. */
type Ask = (browser: Browser, method: string, path: string, body?: unknown) => Promise<boolean>;

function makeTraffic() {
  let [answered, failed] = [0, 0];
  const failures: Record<string, number> = {};
  const fail = (what: string): false => {
    failed += 1;
    failures[what] = (failures[what] ?? 0) + 1;
    return false;
  };
  const ask: Ask = async (browser, method, path, body) => {
    try {
      const answer = await browser.ask(method, path, body);
      if (answer.status >= 300) return fail(`answered ${answer.status}`);
      answered += 1;
      return true;
    } catch (error) {
      return fail(String(error));
    }
  };
  return { ask, traffic: (): Traffic => ({ answered, failed, failures }) };
}

async function writeNote(ask: Ask, { browser, notes }: Member): Promise<boolean> {
  const id = randomUUID();
  const note = { kind: 'jockey', key: 'Ada Rider', text: `seen ${id}` };
  const isAcknowledged = await ask(browser, 'PUT', `/api/notes/${id}`, note);
  if (isAcknowledged) notes.add(id);
  return isAcknowledged;
}

async function bookTicket(ask: Ask, { browser, tickets }: Member): Promise<void> {
  const id = randomUUID();
  if (await ask(browser, 'PUT', `/api/book/tickets/${id}`, { ...TICKET, race: 1 + (tickets.size % 9) }))
    tickets.add(id);
}

const READS = ['/api/races/saratoga/today', '/api/auth/user', '/api/book/care'];

/** One member's work: reads, notes, tickets, now and then a newcomer. */
async function work(ask: Ask, member: Member, signUp: () => Promise<void>, isOver: () => boolean) {
  for (let turn = 0; !isOver(); turn += 1) {
    await ask(member.browser, 'GET', READS[turn % READS.length] ?? '/');
    if (turn % 2 === 0) await writeNote(ask, member);
    else await bookTicket(ask, member);
    if (turn % SIGN_UP_EVERY === SIGN_UP_EVERY - 1) await signUp();
    await pause(THINK_MS);
  }
}

/** The ids that the product shows on a page of the member; fails when it does not answer. */
async function idsOf({ browser }: Member, path: string, part: string): Promise<ReadonlySet<string>> {
  const { status, body } = await browser.ask('GET', path);
  if (status !== 200) throw new Error(`${path} answers ${status}: ${body.slice(0, 200)}`);
  const shown = (JSON.parse(body) as Record<string, readonly { readonly id: string }[]>)[part] ?? [];
  return new Set(shown.map(({ id }) => id));
}

const missingFrom = (shown: ReadonlySet<string>, acknowledged: ReadonlySet<string>): number =>
  [...acknowledged].filter((id) => !shown.has(id)).length;

async function lostOf(member: Member): Promise<number> {
  const { status } = await member.browser.ask('GET', '/api/auth/user');
  if (status === 401) return 1 + member.notes.size + member.tickets.size;
  if (status !== 200) throw new Error(`/api/auth/user answers ${status}: what is lost was not counted`);
  const notes = await idsOf(member, '/api/notes', 'notes');
  const tickets = await idsOf(member, '/api/book', 'tickets');
  return missingFrom(notes, member.notes) + missingFrom(tickets, member.tickets);
}

/** Signs so many members up, who then work when they are let. */
export async function openLoad(port: number, count: number): Promise<Load> {
  const members: Member[] = [];
  const join = async (ask: Ask): Promise<void> => {
    const browser = makeBrowser(port, members.length);
    if (await ask(browser, 'POST', '/api/auth/signup', newcomer()))
      members.push({ browser, notes: new Set(), tickets: new Set() });
    else browser.close();
  };
  const { ask: first, traffic: arrivals } = makeTraffic();
  for (let nth = 0; nth < count; nth += 1) await join(first);
  if (members.length < count) throw new Error(`sign-up fails: ${JSON.stringify(arrivals().failures)}`);
  const working = members.slice();
  return {
    during: async (step) => {
      const { ask, traffic } = makeTraffic();
      let isOver = false;
      const all = working.map((member) =>
        work(
          ask,
          member,
          () => join(ask),
          () => isOver,
        ),
      );
      await step().finally(() => {
        isOver = true;
      });
      await Promise.all(all);
      return traffic();
    },
    isWritten: async () => working[0] !== undefined && writeNote(makeTraffic().ask, working[0]),
    check: async () => {
      const lost: number[] = [];
      for (const member of members) lost.push(await lostOf(member));
      const acknowledged = sumOf(members.map(({ notes, tickets }) => 1 + notes.size + tickets.size));
      return { acknowledged, lost: sumOf(lost) };
    },
    close: () => {
      for (const { browser } of members) browser.close();
    },
  };
}
