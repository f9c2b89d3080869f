import { setTimeout as pause } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeCostlyReads } from '#adapters/http/replies/costly-reads.ts';
import { refused } from '#test/support/refused.ts';
import { withTestServer } from './with-test-server.ts';

const test = suite('Costly reads');

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

test('many spans of the scoreboard at once: some are answered, the rest told when to come back', async () => {
  const change = (deps: Parameters<NonNullable<Parameters<typeof withTestServer>[0]['change']>>[0]) => {
    const { showScoreboard } = deps.useCases.ledger;
    const slow: typeof showScoreboard = async (...request) => {
      await pause(500);
      return showScoreboard(...request);
    };
    const ledger = { ...deps.useCases.ledger, showScoreboard: slow };
    return { ...deps, useCases: { ...deps.useCases, ledger } };
  };
  await withTestServer({ change }, async (server) => {
    const browser = server.browser();
    const spans = Array.from({ length: 12 }, (_, nth) => `from=2025-07-${String(nth + 10)}&to=2025-08-01`);
    const answers = await Promise.all(
      spans.map((span) => browser.ask('GET', `/api/picks/scoreboard?${span}`)),
    );
    const refusedOnes = answers.filter(({ status }) => status === 429);
    const statuses = answers.map(({ status }) => status).join();
    assert.ok(refusedOnes.length > 0 && refusedOnes.length < 12, statuses);
    assert.ok(refusedOnes.every(({ headers }) => headers.get('retry-after') === '5'));
    assert.is((await browser.ask('GET', `/api/picks/scoreboard?${spans[0]}`)).status, 200);
  });
});

test.run();
