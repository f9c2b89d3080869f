import type { Page, Route } from 'playwright';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { comesTo } from '#test/support/comes-to.ts';
import { makeInsider } from './people.ts';
import type { Stage, Visit } from './stage.ts';
import { openStage } from './stage.ts';

const test = suite('questions to the analysts, and what moves while one looks');
let stage: Stage;
let visit: Visit;
let page: Page;

test.before(async () => {
  stage = await openStage();
  visit = await stage.enter({ permissions: ['clipboard-read', 'clipboard-write'] });
  await makeInsider(visit.context);
  page = visit.page;
});
test.after.each(async () => {
  await page.unrouteAll();
});
test.after(() => stage.close());

const boom = (route: Route) =>
  route.fulfill({ status: 502, body: '{"message":"The model did not answer."}' });
const shows = (text: string | RegExp) => page.getByText(text).first().waitFor();
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('Jake is asked with Enter, answers by name of who answered, and can be copied', async () => {
  await page.goto('/ask-jake');
  await shows(/^\d+ races today$/);
  const field = page.getByLabel('Your question');
  assert.ok(await button('Send').isDisabled());
  await field.fill('How should I bet $400 on Race 3?');
  await field.press('Shift+Enter');
  assert.match(await field.inputValue(), /\n$/);
  await field.press('Enter');
  await page.getByRole('article', { name: 'You' }).waitFor();
  const answer = page.getByRole('article', { name: 'Jake' }).nth(1);
  await answer.getByText('Built-in analyst (no AI key set)').waitFor();
  assert.is(await field.inputValue(), '');
  // It says so for a moment only.
  await Promise.all([
    answer.getByRole('button', { name: 'Copied' }).waitFor(),
    answer.getByRole('button', { name: 'Copy message' }).click(),
  ]);
  await shows('Message copied to clipboard');
  await answer.getByRole('button', { name: 'Copy message' }).waitFor();
  const height = await page.locator('.chat-messages').evaluate((area) => area.clientHeight);
  assert.ok(height >= 398 && height <= 700, `${height} px`);
  await page.route(/\/api\/ai\/ask-jake/, boom);
  await field.fill('And now?');
  await field.press('Enter');
  await shows('Failed to get response. Please try again.');
});

const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

test('an answer refused half-way keeps what arrived, with the documented words; the field has the focus again', async () => {
  await page.goto('/ask-jake');
  const field = page.getByLabel('Your question');
  const body =
    event('piece', { text: 'Keep most of it. ' }) +
    event('refused', { status: 502, message: 'Claude gave no answer.' });
  await page.route(/\/api\/ai\/ask-jake/, (route) =>
    route.fulfill({ contentType: 'text/event-stream', body }),
  );
  await field.fill('And now?');
  await field.press('Enter');
  await shows('Failed to get response. Please try again.');
  const broken = page.getByRole('article', { name: 'Jake' }).nth(1);
  await broken.getByText('Keep most of it.').waitFor();
  await broken.getByText('The answer was cut off here.').waitFor();
  await page.locator(':focus').and(field).waitFor();
});

test('leaving while an answer is on its way cancels the question, and nothing is announced', async () => {
  for (const [path, call, ask] of [
    [
      '/ask-jake',
      /\/api\/ai\/ask-jake/,
      async () => {
        await page.getByLabel('Your question').fill('Who wins?');
        await page.getByLabel('Your question').press('Enter');
      },
    ],
    ['/ai-debate', /\/api\/ai-debate\/1/, () => button('Start Debate').click()],
  ] as const) {
    await page.goto(path);
    await page.route(call, () => undefined);
    const broken = page.waitForEvent('requestfailed', (request) => call.test(request.url()));
    await ask();
    await page.getByRole('link', { name: 'AI Picks' }).first().click();
    assert.match((await broken).failure()?.errorText ?? '', /ABORTED/);
    await page.locator('.picks-screen').waitFor();
    assert.is(await page.getByText('Failed to get response').count(), 0);
  }
});

test('a debate of the first race has three rounds and an end; one that cannot be held says so', async () => {
  await page.goto('/ai-debate');
  const race = page.getByLabel('Race', { exact: true });
  await comesTo(() => race.locator('option').count(), 12);
  await comesTo(() => race.inputValue(), '1');
  const sent = page.waitForRequest(/\/api\/ai-debate\/1$/);
  await button('Start Debate').click();
  const request = await sent;
  assert.is(request.headers()['content-type'], 'application/json');
  assert.is(request.postData(), null);
  await shows(/CONSENSUS REACHED|SPLIT DECISION/);
  for (const round of ['Initial Analysis', 'Critical Analysis', 'Final Positions'])
    await page.getByRole('heading', { name: new RegExp(round) }).waitFor();
  await race.selectOption('12');
  await button('Start Debate').click();
  await shows('Error: Failed to start debate');
  assert.is(await page.getByText('Debate Result').count(), 0);
});

test('a race is worked out by a button that shows its tab', async () => {
  await page.goto('/claude-ai?race=2');
  await page.getByRole('heading', { level: 2, name: 'Race 2' }).waitFor();
  await shows('No analysis yet');
  await page.locator('.claude-panel > .row').getByRole('button', { name: 'Strategy' }).click();
  await page.getByRole('tab', { name: 'Strategy', selected: true }).waitFor();
  await shows('Primary pick');
  await page.locator('.claude-panel > .row').getByRole('button', { name: 'Consensus' }).click();
  await shows('Where they agree');
});

test('without races there is nothing to work out, and no summary is requested', async () => {
  await page.route(/\/api\/races\/saratoga\/today\?/, (route) => route.fulfill({ json: [] }));
  visit.requests.length = 0;
  await page.goto('/claude-ai');
  await shows('No Racing Today');
  await shows('Saratoga races Wednesday through Sunday, mid-July to Labor Day.');
  assert.not.ok(visit.requests.some((url) => url.includes('race-summaries')));
});

test('longshots: the toggle, the empty card, and the failure in its own words', async () => {
  await page.goto('/longshot-alerts');
  await shows(/No High-Probability Longshots Today|Upcoming \(\d+\)/);
  await button('Checking every five minutes: Enabled').click();
  await button('Checking every five minutes: Disabled').waitFor();
  await page.route(/\/api\/longshot-alerts/, boom);
  await button('Refresh').click();
  await shows('Unable to load longshot alerts. Please try again later.');
});

test('Saratoga picks: one race is picked on request, beside the news', async () => {
  await page.goto('/saratoga-picks?race=3');
  await button('Get AI Picks').click();
  await shows(/^Win chances add up to/);
  await page.getByRole('region', { name: 'Latest news' }).getByRole('link').first().waitFor();
});

test('on the picks home a suggested question is sent at once, and the answer appears in its panel', async () => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Who do you pick in each race?' }).click();
  const answer = page.getByRole('region', { name: 'Answer' });
  await answer.getByText('Built-in analyst').waitFor();
  assert.match(await page.getByLabel('Your question about today’s card').inputValue(), /pick in each race/);
});

test('a price that moves is read again as soon as the server announces it', async () => {
  let count = 0;
  let isMoved = false;
  const moved = { topic: 'odds', track: 'saratoga', day: null, raceNumber: null };
  await page.route(/\/api\/events/, (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: !isMoved ? '' : `id: 9\nevent: odds\ndata: ${JSON.stringify(moved)}\n\n`,
    }),
  );
  await page.route(/\/api\/odds\/race\//, async (route) => {
    count += 1;
    const board = (await (await route.fetch()).json()) as { horses: Record<string, unknown>[] };
    const horses = board.horses.map((horse) => ({
      ...horse,
      price: {
        text: isMoved ? '9-2' : '7-2',
        toOne: isMoved ? 4.5 : 3.5,
        kind: 'live',
        source: 'A board',
        at: new Date().toISOString(),
      },
      movement: 'up',
      movementFrom: '5-2',
    }));
    await route.fulfill({
      json: { ...board, status: 'live', source: 'A board', movementSince: '2026-08-01T17:02:00Z', horses },
    });
  });
  await page.goto('/?race=2');
  const card = page.getByRole('article', { name: 'Race 2', exact: true });
  await card.locator('.now-price', { hasText: '7-2' }).first().waitFor();
  isMoved = true;
  await card.locator('.now-price', { hasText: '9-2' }).first().waitFor();
  await card.locator('.now-price', { hasText: 'drifting' }).getByText('from 5-2').first().waitFor();
  await card.getByText('Odds moved since 1:02 PM ET').waitFor();
  assert.ok(count > 1);
});

test('a round of a debate appears as soon as it is ready', async () => {
  const analyst = { name: 'Claude', model: 'a-model', isBuiltIn: false, note: null };
  const opening = { horse: 'PAPER LANTERN', programNumber: '1', confidence: 7, reasoning: 'It has speed.' };
  const piece = {
    round1: { claude: opening, gpt: opening },
    speakers: { round1: { claude: analyst, gpt: analyst } },
  };
  const streamText = JSON.stringify(event('piece', piece));
  await page.addInitScript(`
    const realFetch = globalThis.fetch;
    globalThis.fetch = (input, init) => {
      if (!String(input).includes('/api/ai-debate/')) return realFetch(input, init);
      const body = new ReadableStream({ start: (to) => to.enqueue(new TextEncoder().encode(${streamText})) });
      return Promise.resolve(new Response(body, { headers: { 'Content-Type': 'text/event-stream' } }));
    };`);
  await page.goto('/ai-debate');
  await button('Start Debate').click();
  await page.getByRole('heading', { name: /Initial Analysis/ }).waitFor();
  await shows('It has speed.');
  assert.is(await page.getByRole('heading', { name: /Critical Analysis/ }).count(), 0);
  assert.ok(await button('Debating...').isDisabled());
  await comesTo(() => page.locator('[role=status]', { hasText: 'Round 1 is ready.' }).count(), 1);
});

test.run();
