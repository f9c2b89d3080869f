import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { comesTo } from '#test/support/comes-to.ts';
import { makeInsider } from './people.ts';
import { untilQuiet } from './quiet.ts';
import type { Stage, Visit } from './stage.ts';
import { openStageWithCard } from './stage-with-card.ts';

const test = suite('a page that nobody uses yet');
let stage: Stage;
let visit: Visit;

test.before(async () => {
  stage = await openStageWithCard();
  visit = await stage.enter();
  await makeInsider(visit.context);
});
test.after(() => stage.close());

/** The first words of the names of the modules a page has loaded. */
const loadedModules = (): Promise<readonly string[]> =>
  visit.page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => /\/assets\/([a-z-]+?)-[\w-]{8}\.js$/.exec(name)?.[1] ?? ''),
  );

const aids = ['unsent', 'moment-door'];
const aidsLoaded = async () => {
  const loaded = await loadedModules();
  assert.ok(loaded.includes('race-screen'), loaded.join(' '));
  return aids.filter((aid) => loaded.includes(aid));
};

test('is led to its race without what only a user needs, which comes with the first movement', async () => {
  const { page } = visit;
  await page.goto('/race?race=2');
  await page.locator('#form-1').getByRole('heading').first().waitFor();
  await untilQuiet(page);
  assert.match(page.url(), /\/race\/saratoga\/[\d-]+\/2/);
  assert.is(await page.evaluate(() => document.activeElement?.id), 'screen');
  assert.equal(await aidsLoaded(), []);
  const coming = aids.map((aid) => page.waitForResponse((response) => response.url().includes(`/${aid}-`)));
  await page.mouse.move(40, 40);
  await Promise.all(coming);
});

test('sends at once what an earlier page could not send', async () => {
  const { page } = visit;
  await page.evaluate(() => {
    const id = '0123456789abcdef0123456789abcdef';
    localStorage.setItem(`unsent somebody 1 ${id}`, '{}');
  });
  await page.reload();
  await page.locator('#form-1').getByRole('heading').first().waitFor();
  await untilQuiet(page);
  await comesTo(aidsLoaded, ['unsent']);
});

test.run();
