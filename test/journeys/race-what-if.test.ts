import type { Page } from 'playwright';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { comesTo } from '#test/support/comes-to.ts';
import { sidewaysPixels } from './page-checks.ts';
import { makeInsider } from './people.ts';
import type { Stage } from './stage.ts';
import { openStage, phone } from './stage.ts';

const test = suite('what if, pace and odds of a race');
let stage: Stage;
let page: Page;

test.before(async () => {
  stage = await openStage();
  const visit = await stage.enter();
  await makeInsider(visit.context);
  page = visit.page;
  await page.goto('/race');
  await page.waitForURL(/\/race\/saratoga\/\d{4}-\d\d-\d\d\/\d+/);
});
test.after(() => stage.close());

const open = () => page.getByRole('button', { name: /^What if/ });
const trial = () => page.getByRole('table', { name: /as it is and as it would be/ });

async function chooseLastCondition(): Promise<void> {
  const conditions = page.getByLabel('Track condition');
  await conditions.selectOption(await conditions.locator('option').last().getAttribute('value'));
}
const firstCloth = () => page.getByRole('button', { name: /^Scratch number/ }).first();

test('a horse is scratched by its cloth, the link shows the same to others, one press undoes it', async () => {
  await open().click();
  await trial().waitFor();
  const asItIs = await trial().textContent();
  assert.not.match(String(asItIs), /→/);
  await firstCloth().click();
  await page.getByText('If so:').waitFor();
  await trial().getByText('out', { exact: true }).waitFor();
  assert.match(page.url(), /[?&]scratch=\d/);
  const switched = await trial().textContent();
  assert.match(String(switched), /→/);
  await page.reload();
  await page.getByText('If so:').waitFor();
  await comesTo(() => trial().textContent(), switched);
  await page.setViewportSize(phone);
  assert.is(await sidewaysPixels(page), 0);
  await page.getByRole('button', { name: 'Undo all' }).click();
  await page.getByText('If so:').waitFor({ state: 'detached' });
  await trial().getByText('out', { exact: true }).waitFor({ state: 'detached' });
  assert.not.match(page.url(), /scratch/);
  await page.setViewportSize({ width: 1280, height: 800 });
  await comesTo(() => trial().textContent(), asItIs);
});

test('a horse scratched again opens the switches again, though they were closed the last time', async () => {
  await page.reload();
  const cloth = page.getByRole('button', { name: /^Try the race without/ }).first();
  for (const isScratched of [true, false, true]) {
    await cloth.click();
    await page.waitForURL((url) => url.searchParams.has('scratch') === isScratched);
    if (!isScratched) continue;
    await page.getByText('If so:').waitFor();
    await open().click();
    await page.getByText('If so:').waitFor({ state: 'detached' });
  }
});

test('off the turf, a track condition and a pace are switched one by one, stand in the address and move figures', async () => {
  const races = (await (await page.request.get('/api/races/saratoga/today')).json()) as readonly {
    readonly day: string;
    readonly raceNumber: number;
    readonly surfaceName: string;
    readonly status: string;
  }[];
  const turf = races.find(({ surfaceName, status }) => /turf/i.test(surfaceName) && status === 'upcoming');
  assert.ok(turf, 'the demo day has a race on the turf to come');
  await page.goto(`/race/saratoga/${turf.day}/${turf.raceNumber}`);
  await open().click();
  await trial().waitFor();
  const asItIs = await trial().textContent();
  const switches = [
    ['pace', () => page.getByLabel('Early pace').selectOption('hot'), /hot, taken as certain/],
    ['going', chooseLastCondition, /The track condition moves the documented win %/],
    [
      'surface',
      () =>
        page
          .getByRole('button', { name: /^Off the turf/ })
          .first()
          .click(),
      /If so:/,
    ],
  ] as const;
  for (const [name, act, words] of switches) {
    await act();
    await page.waitForURL((url) => url.searchParams.get(name) !== null);
    await page.locator('.what-if [aria-busy=false]').waitFor();
    await page.locator('.what-if').getByText(words).first().waitFor();
    await trial().filter({ hasText: '→' }).waitFor();
    await page.getByRole('button', { name: 'Undo all' }).click();
    await page.waitForURL((url) => url.searchParams.get(name) === null);
    await page.getByText('If so:').waitFor({ state: 'detached' });
    await page.locator('.what-if [aria-busy=false]').waitFor();
    await comesTo(() => trial().textContent(), asItIs, name);
  }
});

test('a link with a horse the race has not says so and can be undone', async () => {
  await page.goto(`${new URL(page.url()).pathname}?scratch=99`);
  await page.getByText(/no horse with program number 99/).waitFor();
  await page.getByRole('button', { name: 'Undo all' }).click();
  await trial().waitFor();
});

test('pace moves the horses from call to call, and the odds tab draws the boards that were read', async () => {
  await page.goto(`${new URL(page.url()).pathname}?tab=pace`);
  const map = page.getByRole('img', { name: /usually are at the start/ });
  await map.waitFor();
  await page.getByRole('button', { name: 'Stretch' }).click();
  await page.getByRole('img', { name: /usually are at the stretch/ }).waitFor();
  await page.getByRole('columnheader', { name: 'Led' }).waitFor();
  await page.getByRole('tab', { name: 'Odds' }).click();
  await page.getByRole('table', { name: /Odds of race/ }).waitFor();
  const drawn = page.getByRole('img', { name: /Odds of race/ });
  const said = page.getByText('No odds board was read for this race');
  await comesTo(async () => (await drawn.count()) + (await said.count()), 1);
});

test.run();
