import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import { endpoints } from '#contract/contract.ts';
import { signUp, type TestBrowser } from './browser.ts';
import { openTestServer, type TestServer } from './open-test-server.ts';
import { ONLY, TWO_TRACKS, textsIn } from './two-tracks.ts';

const test = suite<{ server: TestServer; browser: TestBrowser }>('Two tracks on one day');

test.before.each(async (context) => {
  context.server = await openTestServer(TWO_TRACKS);
  context.browser = context.server.browser();
  await signUp(context.browser);
});
test.after.each(({ server }) => server.close());

/** Every call that takes a choice of track. */
const ROWS = endpoints
  .map(({ row }) => row)
  .filter(({ query }) => query instanceof z.ZodObject && 'track' in query.shape)
  .filter(({ access }) => access !== 'admin');

const PLACES: Readonly<Record<string, string>> = { raceNumber: '1', date: '2025-08-01', slug: 'aqueduct' };
const BODIES: Readonly<Record<string, unknown>> = {
  '/api/ai/ask-jake': { question: 'Who wins race 1?' },
  '/api/ai/enhanced-analysis': { query: 'What about the card today?' },
  '/api/racing/query-data': { query: 'Top jockeys on dirt' },
};

async function asked(browser: TestBrowser, { method, path }: (typeof ROWS)[number], track: string) {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => String(PLACES[name]));
  const body = BODIES[path];
  return browser.ask(method, `${filled}?track=${track}`, body === undefined ? {} : { body });
}

/** Aqueduct's own answer to a call holds no text of Saratoga; Saratoga's none of Aqueduct. */
for (const row of ROWS) {
  const name = `${row.method} ${row.path}`;
  test(`${name} answers for its own track only`, async ({ browser }) => {
    for (const [track, other] of [
      ['aqueduct', ONLY.saratoga],
      ['saratoga', ONLY.aqueduct],
    ] as const) {
      const answer = await asked(browser, row, track);
      assert.is(answer.status, 200, `${track}: ${answer.text}`);
      const strays = textsIn(answer.json()).filter((text) => other.test(text));
      assert.equal(strays, [], track);
    }
  });

  test(`${name} knows no track that nobody knows`, async ({ browser }) => {
    assert.is((await asked(browser, row, 'nowhere')).status, 404);
  });
}

test('more than thirty calls take a choice of track', () => {
  assert.ok(ROWS.length >= 30, String(ROWS.length));
});

test.run();
