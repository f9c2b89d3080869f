import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aProvider, fails } from '#test/support/ai/a-provider.ts';
import { signUp } from './browser.ts';
import { openTestServer, type TestServer } from './open-test-server.ts';

const test = suite('The assistant over HTTP');
let server: TestServer;
let failing: TestServer;
const RACE = 'saratoga-2025-08-02-1';

test.before(async () => {
  server = await openTestServer();
  const { provider } = aProvider('claude', () => fails('unavailable', 'The provider does not answer.'));
  failing = await openTestServer({ providers: { claude: provider, openai: null } });
});
test.after(async () => {
  await server.close();
  await failing.close();
});

async function member(address = server) {
  const browser = address.browser();
  await signUp(browser);
  return browser;
}

interface Event {
  readonly event: string;
  readonly data: Readonly<Record<string, unknown>>;
}

const eventsIn = (text: string): readonly Event[] =>
  text
    .split('\n\n')
    .filter((block) => block.startsWith('event: '))
    .map((block) => {
      const [, event = '', data = '{}'] = /^event: (\w+)\ndata: (.*)$/s.exec(block) ?? [];
      return { event, data: JSON.parse(data) as Event['data'] };
    });

test('Jake answers with tickets within the budget', async () => {
  const body = {
    question: 'How should I bet $400 on Race 1?',
    context: { availableRaces: 2, hasLiveData: false },
  };
  const { response, analysedBy } = await (await member()).call('POST /api/ai/ask-jake', { body });
  const costs = [...response.matchAll(/costs \$([\d.]+),/g)].map(([, cost]) => Number(cost));
  assert.ok(costs.length > 0 && costs.reduce((sum, cost) => sum + cost, 0) <= 400);
  assert.match(analysedBy, /Built-in/);
});

test('a client that accepts events gets pieces, then the whole reply', async () => {
  const browser = await member();
  const body = { question: 'Who wins race 1?' };
  const whole = await browser.call('POST /api/ai/ask-jake', { body });
  const { status, text, headers } = await browser.ask('POST', '/api/ai/ask-jake', {
    body,
    headers: { Accept: 'text/event-stream' },
  });
  assert.is(status, 200);
  assert.match(String(headers.get('content-type')), /^text\/event-stream/);
  const events = eventsIn(text);
  assert.is(events.at(-1)?.event, 'answer');
  assert.equal(events.at(-1)?.data, whole);
  assert.is(
    events
      .slice(0, -1)
      .map(({ data }) => data['text'])
      .join(''),
    whole.response,
  );
});

test('bad questions are 400 with the field, also for event clients; a visitor must sign in', async () => {
  const browser = await member();
  for (const question of ['', ' \t', 'x'.repeat(2_001), 7, null, undefined]) {
    for (const headers of [{}, { Accept: 'text/event-stream' }]) {
      const { status, json } = await browser.ask('POST', '/api/ai/ask-jake', { body: { question }, headers });
      assert.is(status, 400);
      assert.match((json() as { message: string }).message, /question/);
    }
  }
  assert.is((await browser.ask('POST', '/api/ai/enhanced-analysis', { body: { query: ' ' } })).status, 400);
  assert.is(
    (await server.browser().ask('POST', '/api/ai/ask-jake', { body: { question: 'x' } })).status,
    401,
  );
});

test('a debate streams round by round and ends with the documented reply', async () => {
  const browser = await member();
  const headers = { Accept: 'text/event-stream' };
  const { status, text } = await browser.ask('POST', '/api/ai-debate/1', { headers });
  assert.is(status, 200);
  const events = eventsIn(text);
  assert.equal(
    events.map(({ event, data }) => [event, Object.keys(data)[0]]),
    [
      ['piece', 'round1'],
      ['piece', 'round2'],
      ['piece', 'round3'],
      ['answer', 'raceId'],
    ],
  );
  const whole = events.at(-1)?.data;
  for (const [index, round] of (['round1', 'round2', 'round3'] as const).entries())
    assert.equal(events[index]?.data[round], whole?.[round]);
  assert.is((await browser.ask('POST', '/api/ai-debate/12', { headers })).status, 404, 'the status stays');
});

test('a debate: 400 for no race number or one after 12 that is not on the card, 404 for one of 1 to 12; an empty body is fine', async () => {
  const browser = await member();
  for (const [number, status] of [
    [0, 400],
    [13, 400],
    ['x', 400],
    [12, 404],
  ] as const)
    assert.is((await browser.ask('POST', `/api/ai-debate/${number}`)).status, status);
  const { status, json } = await browser.ask('POST', '/api/ai-debate/1', {
    headers: { 'Content-Type': 'application/json' },
  });
  assert.is(status, 200);
  const held = json() as {
    round1: { claude: { confidence: number } };
    checks: readonly { verdict: string }[];
  };
  assert.ok(held.round1.claude.confidence >= 0 && held.round1.claude.confidence <= 10);
  assert.ok(held.checks.every(({ verdict }) => verdict !== 'wrong'));
});

test('races after 12 are debated where the card has them: of 13 races the 13th, not the 14th', async () => {
  const long = await openTestServer({
    cards: [aCard({ races: Array.from({ length: 13 }, (_, index) => aRace({ number: index + 1 })) })],
  });
  try {
    const browser = await member(long);
    const { status, json } = await browser.ask('POST', '/api/ai-debate/13');
    assert.is(status, 200);
    assert.equal(
      (({ raceId, raceNumber }) => [raceId, raceNumber])(json() as { raceId: string; raceNumber: number }),
      ['saratoga-2025-08-02-13', 13],
    );
    const beyond = await browser.ask('POST', '/api/ai-debate/14');
    assert.is(beyond.status, 400);
    assert.match((beyond.json() as { message: string }).message, /Choose one of its races\.$/);
  } finally {
    await long.close();
  }
});

test('the panel is null until it is made; an unknown race is 404', async () => {
  const browser = await member();
  for (const path of ['analyze-race', 'betting-strategy', 'ai-consensus']) {
    const address = `/api/claude/${path}/${RACE}`;
    const first = await browser.ask('GET', address);
    assert.equal([first.status, first.json()], [200, null]);
    const answer = await browser.ask('POST', address);
    assert.is(answer.status, 200);
    assert.equal((await browser.ask('GET', address)).json(), answer.json());
    for (const method of ['GET', 'POST'] as const)
      assert.is((await browser.ask(method, `/api/claude/${path}/none-such`)).status, 404);
  }
  const summaries = await browser.call('GET /api/claude/race-summaries', {});
  assert.equal(
    summaries.map(({ raceNumber, raceTime }) => [raceNumber, raceTime]),
    [
      [1, '1:05 PM'],
      [2, '1:35 PM'],
    ],
  );
});

test('a failing provider is 502 with a message, or an event once streaming', async () => {
  const browser = await member(failing);
  const body = { question: 'Who wins race 1?' };
  for (const [path, sent] of [
    ['/api/ai/ask-jake', body],
    ['/api/ai/enhanced-analysis', { query: 'Who wins race 1?' }],
    ['/api/ai-debate/1', {}],
    [`/api/claude/analyze-race/${RACE}`, {}],
  ] as const) {
    const { status, json } = await browser.ask('POST', path, { body: sent });
    assert.is(status, 502, path);
    assert.match((json() as { message: string }).message, /does not answer/);
  }
  const { text } = await browser.ask('POST', '/api/ai/ask-jake', {
    body,
    headers: { Accept: 'text/event-stream' },
  });
  assert.equal(
    eventsIn(text).map(({ event, data }) => [event, data['status']]),
    [['refused', 502]],
  );
  const summaries = await browser.call('GET /api/claude/race-summaries', {});
  assert.ok(summaries.every(({ isBuiltIn }) => isBuiltIn));
});

test('asking too often is rate limited', async () => {
  const browser = await member();
  const statuses: number[] = [];
  for (let turn = 0; turn < 31; turn += 1)
    statuses.push((await browser.ask('POST', '/api/ai/ask-jake', { body: { question: 'hello' } })).status);
  assert.equal([statuses[0], statuses.at(-1)], [200, 429]);
});

test('chats are in the download of a member and go with the account', async () => {
  const browser = await member();
  await browser.call('POST /api/ai/ask-jake', { body: { question: 'Who wins race 1? Mulberry.' } });
  const { text } = await browser.ask('GET', '/api/user/data');
  const { chats, account } = JSON.parse(text) as {
    readonly chats: readonly { readonly question: string }[];
    readonly account: { readonly id: string };
  };
  assert.match(chats[0]?.question ?? '', /Mulberry/);
  const left = await browser.ask('DELETE', '/api/auth/user', { body: { password: 'Saddle12' } });
  assert.is(left.status, 200, left.text);
  assert.equal(await server.accounts.answers.chatsOf(account.id as never), []);
});

test.run();
