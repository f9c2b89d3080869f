import type { Page, Route } from 'playwright';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { comesTo } from '#test/support/comes-to.ts';
import { makeInsider, signInButton } from './people.ts';
import { picksPage, untilPicked } from './picks-page.ts';
import type { Stage, Visit } from './stage.ts';
import { openStage } from './stage.ts';

const test = suite('picks that come at the wrong time');
const picksCall = '**/api/ai/enhanced-picks';
const dayCall = '/api/races/saratoga/today/detailed';
/** Longer than a generation shows as running. */
const pastTheLimitMs = 46_000;
let stage: Stage;
let visit: Visit;

const regenerate = (page: Page) => page.getByRole('button', { name: 'Regenerate AI Picks' });

/** Keeps the answers of the picks call back; the nth comes once it was asked for, and each is let go in any order. */
async function heldAnswers(page: Page): Promise<(index: number) => Promise<Route>> {
  const held: Route[] = [];
  await page.route(picksCall, (route) => void held.push(route));
  return async (index) => {
    for (let looks = 0; held[index] === undefined && looks < 800; looks += 1) {
      await new Promise((wake) => setTimeout(wake, 25));
    }
    const route = held[index];
    assert.ok(route, `question ${index + 1} was never asked`);
    return route;
  };
}

async function letGo(route: Route, analysedBy: string): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, json: { ...(await response.json()), analysedBy } });
}

test.before(async () => {
  stage = await openStage();
  visit = await stage.enter();
  await makeInsider(visit.context);
});
test.after.each(() => visit.page.unroute(picksCall));
test.after(() => stage.close());

test('picks of the next card do not appear at today’s races, and the races refresh', async () => {
  const { page, requests } = visit;
  await page.route(picksCall, async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replaceAll(
      /"raceId":"([\w-]*saratoga)-\d{4}-\d\d-\d\d-/g,
      '"raceId":"$1-2099-08-02-',
    );
    await route.fulfill({ response, body: text });
  });
  await page.goto('/');
  await picksPage.race(page, 1).getByText('No picks for this race yet.').waitFor();
  await comesTo(async () => requests.filter((url) => url.includes(dayCall)).length, 2);
  assert.is(await page.getByText(/^Win chances add up to/).count(), 0);
});

test('an answer that is overtaken by a later one changes nothing, and each wait shows for its own 45 seconds', async () => {
  const { page } = visit;
  await page.clock.install();
  await page.goto('/');
  await untilPicked(page);
  const held = await heldAnswers(page);
  await regenerate(page).click();
  await page.locator('button[aria-busy=true]').waitFor();
  await page.clock.fastForward(pastTheLimitMs);
  await regenerate(page).and(page.locator(':enabled')).click();
  await page.locator('button[aria-busy=true]').waitFor();
  await letGo(await held(1), 'The second answer');
  const status = page.locator('.picks-status');
  await status.getByText('The second answer').waitFor();
  const late = page.waitForResponse(picksCall);
  await letGo(await held(0), 'The first answer');
  await (await late).finished();
  await page.clock.fastForward(1000);
  assert.match(String(await status.textContent()), 'The second answer');
});

test('whose session has ended meanwhile is led to the sign-in by the next button', async () => {
  const { page, context } = visit;
  await page.goto('/');
  await untilPicked(page);
  await context.clearCookies();
  await regenerate(page).click();
  await signInButton(page).waitFor();
});

test.run();
