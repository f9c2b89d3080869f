import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext } from 'playwright';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { callAs, makeInsider, signInButton } from './people.ts';
import { untilPicked } from './picks-page.ts';
import { untilQuiet } from './quiet.ts';
import type { Stage } from './stage.ts';
import { openStage } from './stage.ts';

const test = suite('around the screens');
/** Whatever comes late has come by then; what nobody reads never falls quiet. */
const AFTER_ARRIVAL_MS = 2_000;
let stage: Stage;
let insider: BrowserContext;

test.before(async () => {
  stage = await openStage();
  insider = (await stage.enter()).context;
  await makeInsider(insider);
});
test.after(() => stage.close());

const enterAsInsider = async () => stage.enter({ storageState: await insider.storageState() });

test('a second address of a screen marks the link of that screen', async () => {
  const { page } = await enterAsInsider();
  for (const [path, label] of [
    ['/news', 'News'],
    ['/handicapping-tools', 'Pace'],
  ] as const) {
    await page.goto(path);
    const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]');
    await current.waitFor();
    assert.equal(await current.allInnerTexts(), [label], path);
  }
});

test('a visitor downloads no code of the picks', async () => {
  const { page, requests } = await stage.enter();
  for (const path of ['/', '/dashboard', '/auth?form=1', '/terms', '/record']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await pause(AFTER_ARRIVAL_MS);
  }
  await page.goto('/');
  await signInButton(page).waitFor();
  assert.equal(
    requests.filter((address) =>
      /\/assets\/(?:picks|home-screen|race|tools|results)-[\w-]+\.js/.test(address),
    ),
    [],
  );
  assert.ok(requests.some((address) => /\/assets\/account-/.test(address)));
});

test('the server takes no acceptance of altered words of the version in force', async () => {
  const { context } = await stage.enter();
  const answer = await context.request.get('/api/disclaimer/text');
  const { disclaimerType, disclaimerVersion, disclaimerText } = (await answer.json()) as Record<
    string,
    string
  >;
  const acceptance = { disclaimerType, disclaimerVersion, acceptedAt: new Date().toISOString() };
  for (const [who, address] of [
    [context, '/api/disclaimer/accept-pre-auth'],
    [insider, '/api/disclaimer/accept'],
  ] as const) {
    const altered = { ...acceptance, disclaimerText: `${disclaimerText} Bets are guaranteed.` };
    const { status, reply } = await callAs(who, address, 'POST', altered);
    assert.is(status, 400, address);
    assert.match(String(reply['message']), 'Reload the page and read it again.', address);
  }
});

test('where the racing clock is set, the profile, the chat and the note offline say which clock they go by', async () => {
  const { page, context } = await enterAsInsider();
  await page.goto('/profile');
  await page.getByText(/Member since .+ \(calendar date; the racing clock is set to another day\)/).waitFor();
  await page.goto('/ask-jake');
  await page.getByRole('textbox').first().fill('Who wins race 1?');
  await page.keyboard.press('Enter');
  await page
    .getByText(/ET by the racing clock/)
    .first()
    .waitFor();
  await context.setOffline(true);
  await page
    .locator('.offline-note')
    .getByText(/ ET by this device’s clock/)
    .waitFor();
});

test('back from no network, who is signed in, the acceptance and the tracks are not asked for again', async () => {
  const { page, context, requests } = await enterAsInsider();
  await page.goto('/');
  await untilPicked(page);
  await untilQuiet(page);
  await context.setOffline(true);
  await page.locator('.offline-note').waitFor();
  requests.length = 0;
  await context.setOffline(false);
  await page.locator('.offline-note').waitFor({ state: 'detached' });
  await pause(AFTER_ARRIVAL_MS);
  assert.equal(
    requests.filter((address) => /\/api\/(?:auth|disclaimer|tracks(?:\?|$))/.test(address)),
    [],
  );
});

test('the confidence of an analyst and that of the model have each their name, and the latter is 30 to 65', async () => {
  const { page } = await enterAsInsider();
  await page.goto('/');
  await untilPicked(page);
  const [shown = ''] = await page.locator('#screen').allInnerTexts();
  const home = shown.replace(/\s+/g, ' ');
  const figures = home.match(/\d+%(?: \w+)? confidence/g) ?? [];
  assert.ok(figures.length > 0);
  for (const figure of figures) assert.match(figure, /% (?:analyst|ML) confidence$/);
  for (const figure of figures.filter((text) => text.includes('ML')))
    assert.ok(Number.parseInt(figure, 10) >= 30 && Number.parseInt(figure, 10) <= 65, figure);
  await page.goto('/features');
  await page.getByText('the range of ML confidence').waitFor();
  await page.getByText('30-65%').first().waitFor();
});

test('without an address for support none is shown', async () => {
  const { page } = await enterAsInsider();
  await page.goto('/contact');
  await page.getByRole('heading', { name: 'Support' }).waitFor();
  assert.is(await page.locator('[href^="mailto:"]').count(), 0);
});

test.run();
