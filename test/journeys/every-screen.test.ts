import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { sizes, testScreens } from './examined-screens.ts';
import { watched, watchFromTheStart } from './page-checks.ts';
import { raceDayScreens } from './screens.ts';

const test = suite('every screen of a race day');
const enterAs = testScreens(test, raceDayScreens);

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
    await page.goto('/');
    await page.locator('.row-horse').last().waitFor();
    await page.getByRole('heading', { name: 'Track conditions' }).waitFor();
    const { shift, moved } = await watched(page);
    assert.ok(shift <= 0.05, `shifted by ${shift.toFixed(3)}: ${moved.join('; ')}`);
  });
}

test.run();
