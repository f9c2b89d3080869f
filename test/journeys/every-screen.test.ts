import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { drawAll, seriousFindings, sidewaysPixels, watched, watchFromTheStart } from './page-checks.ts';
import { ada, makeInsider, makeMember } from './people.ts';
import type { Screen } from './screens.ts';
import { screens } from './screens.ts';
import { sideBySide } from './side-by-side.ts';
import type { Stage, Visit } from './stage.ts';
import { desktop, openStage, phone } from './stage.ts';

const test = suite('every screen');
const sizes = { 360: phone, 1280: desktop } as const;
const schemes = ['light', 'dark'] as const;
const pictures = process.env['SCREENSHOTS'];
const members = new Map<Screen['who'], BrowserContext>();
let stage: Stage;
let examined: readonly Promise<void>[];

test.before(async () => {
  stage = await openStage();
  const people = [
    [
      'administrator',
      (context: BrowserContext) => makeInsider(context, { ...ada, email: 'first@example.com' }),
    ],
    ['visitor', async () => undefined],
    ['member', (context: BrowserContext) => makeMember(context, { ...ada, email: 'new@example.com' })],
    ['insider', makeInsider],
  ] as const;
  for (const [who, become] of people) {
    const { context } = await stage.enter();
    await become(context);
    members.set(who, context);
  }
  examined = sideBySide(screens, 2, examine);
});
test.after(() => stage.close());

/** Somebody with the session of a visitor, a member in front of the gate, one who is in, or an administrator. */
async function enterAs(who: Screen['who'], options: BrowserContextOptions = {}): Promise<Visit> {
  const storageState = await members.get(who)?.storageState();
  return stage.enter({ ...(storageState && { storageState }), ...options });
}

async function picture(page: Page, name: string): Promise<void> {
  if (pictures === undefined || pictures === '') return;
  mkdirSync(pictures, { recursive: true });
  await page.screenshot({ path: join(pictures, `${name}.png`), fullPage: true });
}

function isClean({ consoleLines, requests }: Visit, refused: readonly string[]): void {
  assert.equal(refused, [], 'refused by the policy of the page');
  const complaints = consoleLines.filter((line) => /Content Security Policy|integrity|^thrown:/i.test(line));
  assert.equal(complaints, []);
  const strangers = requests.filter((url) => !url.startsWith(stage.address) && !url.startsWith('data:'));
  assert.equal(strangers, [], 'asked of others');
}

async function examine(screen: Screen): Promise<void> {
  const visit = await enterAs(screen.who, { viewport: phone, reducedMotion: 'reduce' });
  const { page } = visit;
  await watchFromTheStart(page);
  await screen.open(page);
  await drawAll(page);
  assert.is(await page.locator('h1:visible').count(), 1, 'one heading says what this is');
  for (const [width, size] of Object.entries(sizes)) {
    await page.setViewportSize(size);
    assert.is(await sidewaysPixels(page), 0, `sideways at ${width}`);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await picture(page, `${screen.name}-${width}-${colorScheme}`);
      assert.equal(await seriousFindings(page), [], `${colorScheme}, ${width} px`);
    }
  }
  isClean(visit, (await watched(page)).refused);
  await visit.context.close();
}

for (const [index, { name }] of screens.entries()) {
  test(`${name}: for every eye and hand, at both widths, in both lights, and from this house alone`, async () => {
    await examined[index];
  });
}

test('a script that somebody writes into the page does not run', async () => {
  const { page } = await enterAs('visitor');
  await watchFromTheStart(page);
  await page.goto('/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    document.body.append(script);
  });
  await page.waitForFunction(
    () => (window as unknown as { seen: { refused: string[] } }).seen.refused.length > 0,
  );
  assert.not.match(await page.title(), /taken over/);
});

test('the map of the parts vouches for every script that is fetched', async () => {
  const { page, requests } = await enterAs('insider');
  await page.goto('/ml-predictions');
  await page.getByRole('link', { name: 'Profile' }).click();
  await page.getByLabel('First name').waitFor();
  const { integrity } = JSON.parse((await page.locator('script[type=importmap]').textContent()) ?? '{}') as {
    integrity: Record<string, string>;
  };
  const scripts = requests.map((url) => new URL(url).pathname).filter((path) => path.endsWith('.js'));
  const others = await page
    .locator('script[src]')
    .evaluateAll((all) =>
      all.map((script) => [
        new URL((script as HTMLScriptElement).src).pathname,
        (script as HTMLScriptElement).integrity,
      ]),
    );
  const vouched = new Map([...Object.entries(integrity), ...(others as [string, string][])]);
  assert.ok(scripts.length >= 10, `${scripts.length} scripts`);
  for (const path of scripts) assert.match(vouched.get(path) ?? '', /^sha384-/, path);
});

for (const [width, viewport] of Object.entries(sizes)) {
  test(`the picks home comes without jumping at ${width} px`, async () => {
    const { page } = await enterAs('insider', { viewport });
    await watchFromTheStart(page);
    await screens.find(({ name }) => name === 'picks')?.open(page);
    const { shift } = await watched(page);
    assert.ok(shift <= 0.05, `shifted by ${shift.toFixed(3)}`);
  });
}

test.run();
