import { suite } from 'uvu';
import { makeInsider } from './people.ts';
import type { Stage, Visit } from './stage.ts';
import { openStage } from './stage.ts';

const test = suite('tables and links in answers');
let stage: Stage;
let visit: Visit;

test.before(async () => {
  stage = await openStage();
  visit = await stage.enter({});
  await makeInsider(visit.context);
});
test.after(() => stage.close());

test('the chances of a race come as a table, and its link opens the race', async () => {
  const { page } = visit;
  await page.goto('/ask-jake');
  const field = page.getByLabel('Your question');
  await field.fill('chances in race 3');
  await field.press('Enter');
  const answer = page.getByRole('article', { name: 'Jake' }).nth(1);
  const table = answer.getByRole('table', { name: 'Chances in race 3' });
  await table.getByRole('row').nth(3).waitFor();
  await answer.getByRole('link', { name: 'Race 3', exact: true }).click();
  await page.waitForURL(/\/race\/saratoga\/\d{4}-\d\d-\d\d\/3/);
  await page.getByRole('heading', { level: 1 }).waitFor();
});

test.run();
