import type { BrowserContext } from 'playwright';
import type { Test } from 'uvu';
import * as assert from 'uvu/assert';
import { ada, makeInsider } from '../people.ts';
import type { Screen } from '../screen.ts';
import { screens } from '../screens.ts';
import { openStage, type Stage } from '../stage.ts';
import { feedScreen } from './feeding.ts';

/** Screens that show nothing of an answer: a part that is broken on purpose, refusals. */
const WITHOUT_ANSWERS = ['broken-part', 'admin-refused', 'not-found'];

const GROUPS = {
  race: /^(?:race|what-if|compare)/,
  tabs: /^tab-/,
  horses: /^(?:horse|jockey|trainer|angles)/,
  booklet: /^booklet/,
  figures: /^(?:ml|pace|speed|running|live)/,
  tools: /^(?:bias|program|weather|analytics|news|features|explanation|guide|ticket)/,
  picks: /^(?:picks|board|dashboard|saratoga|ask|ai-|claude|longshot)/,
  administration: /^admin/,
} as const;

/** Screens behind the gate whose calls are fed: of a group by name, or those in none. */
export const screensToFeed = (group: keyof typeof GROUPS | 'others'): readonly Screen[] =>
  screens
    .filter(
      ({ who, name }) => (who === 'insider' || who === 'administrator') && !WITHOUT_ANSWERS.includes(name),
    )
    .filter(({ name }) =>
      group === 'others'
        ? !Object.values(GROUPS).some((pattern) => pattern.test(name))
        : GROUPS[group].test(name),
    );

/** A test for each of these screens: odd answers to its calls never show as such, and never take the page down. */
export function testFeeding(test: Test, fed: readonly Screen[]): void {
  let stage: Stage;
  const contexts = new Map<Screen['who'], BrowserContext>();
  test.before(async () => {
    stage = await openStage();
    for (const [who, person] of [
      ['administrator', { ...ada, email: 'first@example.com' }],
      ['insider', ada],
    ] as const) {
      const { context } = await stage.enter();
      await makeInsider(context, person);
      contexts.set(who, context);
    }
  });
  test.after(() => stage.close());
  for (const screen of fed) {
    test(`${screen.name}: an odd answer is unknown, and the rest of the page stays`, async () => {
      const page = await contexts.get(screen.who)?.newPage();
      assert.ok(page);
      assert.equal(await feedScreen(screen, page), []);
      await page.close();
    });
  }
}
