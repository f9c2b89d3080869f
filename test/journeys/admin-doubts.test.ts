import type { Page } from 'playwright';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { json, openTab, refusedWith, toastSays } from './admin-page.ts';
import { makeInsider } from './people.ts';
import type { Stage } from './stage.ts';
import { openStage } from './stage.ts';

const test = suite('a result in doubt, from the question to the decision');
let stage: Stage;
let page: Page;

test.before(async () => {
  stage = await openStage();
  const visit = await stage.enter();
  await makeInsider(visit.context);
  page = visit.page;
});
test.after(() => stage.close());

const DOUBTFUL = {
  track: 'SAR',
  date: '2031-08-07',
  raceNumber: 6,
  source: 'Equibase chart drawn.pdf',
  doubts: ['The Trifecta was paid on 5-7-11; the order of finish is 5-7-3.'],
  choices: ['order', 'payoffs', 'left-out'],
  decision: null,
};

test('an administrator is asked which facts are right, decides with a reason, and sees the decision', async () => {
  const call = /doubtful-results\?/;
  await page.route(call, json({ open: 1, races: [DOUBTFUL] }));
  const sent: unknown[] = [];
  await page.route(/doubtful-results\/decision/, async (route) => {
    sent.push(route.request().postDataJSON());
    const decision = { choice: 'payoffs', why: 'Stewards', at: '2031-08-08T12:00:00Z', by: 'operator' };
    await page.unroute(call);
    const races = [{ ...DOUBTFUL, decision: { ...decision, byEmail: null } }];
    await page.route(call, json({ open: 0, races }));
    await json({ success: true, message: 'SAR 2031-08-07, race 6: the payoffs are right.' })(route);
  });
  await openTab(page, 'health', 'Health Check');
  await page.getByText('1 result in doubt').waitFor();
  await page.getByText(DOUBTFUL.doubts[0] ?? '').waitFor();
  await page.getByRole('button', { name: 'Decide', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const decide = dialog.getByRole('button', { name: 'Decide', exact: true });
  assert.ok(await decide.isDisabled(), 'a decision needs a reason');
  await dialog.getByLabel('Why').fill('Stewards');
  assert.is(await dialog.getByLabel('Which is right?').inputValue(), '', 'nothing is chosen beforehand');
  assert.ok(await decide.isDisabled(), 'a decision needs a choice');
  await dialog.getByLabel('Which is right?').selectOption('payoffs');
  await dialog.getByText('Horses are placed as they were paid').waitFor();
  await decide.click();
  await toastSays(page, 'SAR 2031-08-07, race 6: the payoffs are right.');
  await page.getByText('No results in doubt').waitFor();
  await page.getByText('The payoffs are right: Stewards.').waitFor();
  const { track, date, raceNumber } = DOUBTFUL;
  assert.equal(sent, [{ track, date, raceNumber, choice: 'payoffs', why: 'Stewards' }]);
});

test('results in doubt that cannot be loaded are not shown as none', async () => {
  await page.route(/doubtful-results\?/, refusedWith('The database is down.'));
  await openTab(page, 'health', 'Health Check');
  await page.getByText('Couldn’t load the results in doubt').waitFor();
});

test.run();
