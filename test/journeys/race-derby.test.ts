import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { comesTo } from '#test/support/comes-to.ts';
import { realData } from '#test/support/real-data.ts';
import { racingCli } from '#test/support/running-product.ts';
import { looksRight } from './looks.ts';
import { makeInsider } from './people.ts';
import { openStage, phone } from './stage.ts';

const test = suite('a Derby field of twenty');
const card = realData('brisnet/CDX0503-2025.DRF');
const clock = { RACING_NOW: '2025-05-03T09:00:00-04:00', DEMO_DAYS: '0' };

if (card !== null)
  test('twenty starters and one also eligible stand in a table, and their lines below it', async () => {
    const stage = await openStage(clock, async (folder) => {
      const ended = await racingCli(folder, ['card', 'import', card]);
      assert.is(ended.code, 0, ended.stderr);
    });
    try {
      const { context, page, consoleLines } = await stage.enter();
      await makeInsider(context);
      await page.goto('/race/churchill-downs/2025-05-03/12');
      const rows = page.getByRole('region', { name: 'The field' }).locator('tbody tr');
      await rows.first().locator('.chance-figure').waitFor();
      await comesTo(() => rows.count(), 21);
      await rows.last().getByTitle('also eligible').first().waitFor();
      const chances = await rows.locator('.chance-figure').allInnerTexts();
      const sum = chances.reduce((total, text) => total + Number.parseFloat(text), 0);
      assert.ok(chances.length === 20 && Math.abs(sum - 100) < 1.1, `${chances.length} chances, ${sum}%`);
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
      await page.locator('[id="form-20"] .form-line').first().waitFor();
      // The lines of the horses that came from Japan.
      await page.locator('.form-foreign').first().waitFor();
      await page.setViewportSize(phone);
      for (const row of await rows.all()) {
        const height = (await row.boundingBox())?.height ?? Number.NaN;
        assert.ok(height < 52, `${height} px`);
      }
      await page.reload();
      await rows.first().locator('.chance-figure').waitFor();
      await page.locator('.strip .strip-when', { hasText: / h / }).first().waitFor();
      const chosen = page.locator('.strip [aria-current]');
      const isShown = async () => {
        const box = await chosen.boundingBox();
        return box !== null && box.x >= 0 && box.x + box.width <= phone.width;
      };
      await comesTo(isShown, true, 'the strip shows race 12');
      await looksRight(page, 'case-derby');
      assert.equal(
        consoleLines.filter((line) => /^(error|thrown)/.test(line)),
        [],
      );
    } finally {
      await stage.close();
    }
  });

test.run();
