import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeCostlyReads } from '#adapters/http/replies/costly-reads.ts';
import { refused } from '#test/support/refused.ts';
import { withTestServer } from './with-test-server.ts';

const test = suite('Costly reads');

type Deps = Parameters<NonNullable<Parameters<typeof withTestServer>[0]['change']>>[0];

const here = (client: string, isGone = false) => ({ client, isGone: () => isGone });

test('few are computed at once; the others wait their turn', async () => {
  const reads = makeCostlyReads({ atOnce: 2, perClient: 9, waiting: 9 });
  let [running, most] = [0, 0];
  const work = async (): Promise<void> => {
    running += 1;
    most = Math.max(most, running);
    await pause(5);
    running -= 1;
  };
  await Promise.all(Array.from({ length: 8 }, (_, nth) => reads.run(here(`10.0.0.${nth}`), work)));
  assert.is(most, 2);
});

test('a client with too many of them is refused with a time; another one is not', async () => {
  const reads = makeCostlyReads({ atOnce: 1, perClient: 2, waiting: 9 });
  const mine = [reads.run(here('10.0.0.1'), () => pause(20)), reads.run(here('10.0.0.1'), () => pause(1))];
  const refusal = await refused(reads.run(here('10.0.0.1'), () => pause(1)));
  assert.equal([refusal.kind, refusal.retryAfterSeconds], ['too-many', 5]);
  await reads.run(here('10.0.0.2'), () => pause(1));
  await Promise.all(mine);
  await reads.run(here('10.0.0.1'), () => pause(1));
});

test('while too many wait everybody is refused', async () => {
  const reads = makeCostlyReads({ atOnce: 1, perClient: 9, waiting: 1 });
  const waiting = [1, 2].map((nth) => reads.run(here(`10.0.0.${nth}`), () => pause(10)));
  assert.is((await refused(reads.run(here('10.0.0.3'), () => pause(1)))).kind, 'too-many');
  await Promise.all(waiting);
});

test('what nobody waits for any more is not computed', async () => {
  const reads = makeCostlyReads({ atOnce: 1, perClient: 9, waiting: 9 });
  let computed = 0;
  const work = async () => {
    computed += 1;
  };
  await refused(reads.run(here('10.0.0.1', true), work));
  await reads.run(here('10.0.0.1'), work);
  assert.is(computed, 1);
});

test('one who leaves while waiting gives the place to somebody else', async () => {
  const reads = makeCostlyReads({ atOnce: 1, perClient: 2, waiting: 1 });
  let hasLeft = false;
  const first = reads.run(here('10.0.0.1'), () => pause(20));
  const leaver = reads.run({ client: '10.0.0.1', isGone: () => hasLeft }, () => pause(1));
  hasLeft = true;
  const [refusal] = await Promise.all([refused(leaver), reads.run(here('10.0.0.1'), () => pause(1)), first]);
  assert.match(refusal.message, /Nobody waits/);
});

test('who takes a new IPv6 address for each request is still the same client', async () => {
  const reads = makeCostlyReads({ atOnce: 1, perClient: 1, waiting: 9 });
  const first = reads.run(here('2001:db8:1:2::1'), () => pause(10));
  assert.is((await refused(reads.run(here('2001:db8:1:2::2'), () => pause(1)))).kind, 'too-many');
  await first;
});

/** A server whose scoreboards are made only when `release` is called, and how many it began. */
function heldScoreboards() {
  let begun = 0;
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const change = (deps: Deps) => {
    const { showScoreboard } = deps.useCases.ledger;
    const slow: typeof showScoreboard = async (...request) => {
      begun += 1;
      await held;
      return showScoreboard(...request);
    };
    const ledger = { ...deps.useCases.ledger, showScoreboard: slow };
    return { ...deps, useCases: { ...deps.useCases, ledger } };
  };
  return { change, release: () => release(), begun: () => begun };
}

const scoreboardFrom = (day: number) => `/api/picks/scoreboard?from=2025-07-${day}&to=2025-08-01`;

test('a client that leaves with a request in the queue frees its place, and nothing is computed for it', async () => {
  const { change, release, begun } = heldScoreboards();
  await withTestServer({ change }, async (server) => {
    const { hostname, port } = new URL(server.address);
    const socket = connect(Number(port), hostname);
    const requests = [10, 11, 12].map(
      (day) => `GET ${scoreboardFrom(day)} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    );
    socket.write(requests.join(''));
    while (begun() < 2) await pause(5);
    await pause(50);
    socket.destroy();
    await pause(50);
    const browser = server.browser();
    const later = [13, 14, 15, 16, 17, 18].map((day) => browser.ask('GET', scoreboardFrom(day)));
    await pause(200);
    release();
    assert.equal(
      (await Promise.all(later)).map(({ status }) => status),
      [200, 200, 200, 200, 200, 200],
    );
    assert.is(begun(), 8);
  });
});

/** Waits until one of these is refused: then as many as a client may have wait. */
const firstRefused = (answers: readonly Promise<{ readonly status: number }>[]): Promise<unknown> =>
  Promise.any(answers.map(async (answer) => assert.is((await answer).status, 429)));

test('verdicts, which are counted from the same scoreboard, take a turn too', async () => {
  const { change, release, begun } = heldScoreboards();
  await withTestServer({ change }, async (server) => {
    const browser = server.browser();
    const days = [10, 11, 12, 13, 14, 15, 16, 17, 18];
    const held = days.map((day) => browser.ask('GET', scoreboardFrom(day)));
    await firstRefused(held);
    assert.is(begun(), 2);
    assert.is((await browser.ask('GET', '/api/picks/verdicts')).status, 429);
    release();
    await Promise.all(held);
    assert.is((await browser.ask('GET', '/api/picks/verdicts')).status, 200);
  });
});

test('many spans of the scoreboard at once: some are answered, the rest told when to come back', async () => {
  const { change, release } = heldScoreboards();
  await withTestServer({ change }, async (server) => {
    const browser = server.browser();
    const spans = Array.from({ length: 12 }, (_, nth) => `from=2025-07-${String(nth + 10)}&to=2025-08-01`);
    const asking = spans.map((span) => browser.ask('GET', `/api/picks/scoreboard?${span}`));
    await firstRefused(asking);
    release();
    const answers = await Promise.all(asking);
    const refusedOnes = answers.filter(({ status }) => status === 429);
    const statuses = answers.map(({ status }) => status).join();
    assert.ok(refusedOnes.length > 0 && refusedOnes.length < 12, statuses);
    assert.ok(refusedOnes.every(({ headers }) => headers.get('retry-after') === '5'));
    assert.is((await browser.ask('GET', `/api/picks/scoreboard?${spans[0]}`)).status, 200);
  });
});

test.run();
