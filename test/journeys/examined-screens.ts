import type { BrowserContext, BrowserContextOptions } from 'playwright';
import type { Test } from 'uvu';
import * as assert from 'uvu/assert';
import { picture, schemes } from './looks.ts';
import { drawAll, seriousFindings, sidewaysPixels, watched, watchFromTheStart } from './page-checks.ts';
import { ada, makeInsider, makeMember } from './people.ts';
import type { Screen } from './screen.ts';
import { sideBySide } from './side-by-side.ts';
import type { Stage, Visit } from './stage.ts';
import { desktop, openStage, phone } from './stage.ts';

export const sizes = { 360: phone, 1280: desktop } as const;
function isClean({ consoleLines, requests }: Visit, refused: readonly string[], address: string): void {
  assert.equal(refused, [], 'refused by the policy of the page');
  const complaints = consoleLines.filter((line) => /Content Security Policy|integrity|^thrown:/i.test(line));
  assert.equal(complaints, []);
  const strangers = requests.filter((url) => !url.startsWith(address) && !url.startsWith('data:'));
  assert.equal(strangers, [], 'asked of others');
}

type EnterAs = (who: Screen['who'], options?: BrowserContextOptions) => Promise<Visit>;

async function examine(screen: Screen, visit: Visit, address: string): Promise<void> {
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
  isClean(visit, (await watched(page)).refused, address);
  await visit.context.close();
}

/**
 * A test for each of these screens, two at a time on one stage. Gives a way in for further tests of the suite: a visit with
 * the session of a visitor, a member in front of the gate, one who is in, or an administrator.
 */
export function testScreens(test: Test, screens: readonly Screen[]): EnterAs {
  const members = new Map<Screen['who'], BrowserContext>();
  let stage: Stage;
  let examined: readonly Promise<void>[];
  const enterAs: EnterAs = async (who, options = {}) => {
    const storageState = await members.get(who)?.storageState();
    return stage.enter({ ...(storageState && { storageState }), ...options });
  };
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
    examined = sideBySide(screens, 2, async (screen) =>
      examine(screen, await enterAs(screen.who, { viewport: phone, reducedMotion: 'reduce' }), stage.address),
    );
  });
  test.after(() => stage.close());
  for (const [index, { name }] of screens.entries()) {
    test(`${name}: for every eye and hand, at both widths, in both lights, and from this house alone`, async () => {
      await examined[index];
    });
  }
  return enterAs;
}
