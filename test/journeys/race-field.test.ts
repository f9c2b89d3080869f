import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { comesTo } from '#test/support/comes-to.ts';
import { seriousFindings, sidewaysPixels } from './page-checks.ts';
import { ada, makeInsider } from './people.ts';
import type { Stage, Visit } from './stage.ts';
import { desktop, openStage, phone } from './stage.ts';

const test = suite('one race: its head, its field, tickets and result');
let stage: Stage;
let visit: Visit;

interface CardRace {
  readonly id: string;
  readonly day: string;
  readonly raceNumber: number;
  readonly status: string;
  readonly entries: readonly { readonly scratchStatus: boolean; readonly listStatus: string | null }[];
}

const read = async <T>(path: string): Promise<T> =>
  (await (await fetch(`${stage.address}${path}`)).json()) as T;

/** The next race of the demo day. */
async function nextRace(): Promise<CardRace> {
  const races = await read<readonly CardRace[]>('/api/races/saratoga/today');
  const next = races.find(({ status }) => status === 'upcoming');
  if (next === undefined) throw new Error('the demo day has a race to come');
  return next;
}

/** The day before the demo day, once the season has its results. */
async function racedDay(today: string): Promise<string> {
  for (let tries = 0; tries < 60; tries += 1) {
    for (let back = 1; back < 9; back += 1) {
      const day = new Date(Date.parse(`${today}T00:00:00Z`) - back * 86_400_000).toISOString().slice(0, 10);
      if ((await read<{ totalRaces: number }>(`/api/race-results-ai/results/${day}`)).totalRaces > 0)
        return day;
    }
    await new Promise((wake) => setTimeout(wake, 500));
  }
  throw new Error('The season has no results');
}

test.before(async () => {
  stage = await openStage({ DEMO_DAYS: '2' });
  visit = await stage.enter();
  await makeInsider(visit.context, ada);
});
test.after(() => stage.close());

test('the head says what the race is and the verdict in a line; the field is sorted by a press', async () => {
  const { page } = visit;
  const race = await nextRace();
  await page.goto(`/race/saratoga/${race.day}/${race.raceNumber}`);
  await page.getByRole('heading', { level: 1, name: `Race ${race.raceNumber}` }).waitFor();
  const head = page.locator('.race-top');
  await head.getByText(/^(BET|WATCH|PASS|No verdict)$/).waitFor();
  await head.getByText(/^in .*min$|^in under a minute$/).waitFor();
  const field = page.getByRole('region', { name: 'The field' });
  await field.locator('.dumbbell').first().waitFor();
  const rows = field.locator('tbody tr');
  await comesTo(() => rows.count(), race.entries.length);
  const predicted = await read<readonly { programNumber: string; winProbability: number | null }[]>(
    `/api/ml/predict/${race.id}`,
  );
  const least = predicted
    .filter(({ winProbability }) => winProbability !== null)
    .toSorted((a, b) => Number(a.winProbability) - Number(b.winProbability))[0];
  await field.getByRole('button', { name: 'Chance' }).click();
  const shown = `${(100 * Number(least?.winProbability)).toFixed(1)}%`;
  await rows.first().locator('.chance-figure', { hasText: shown }).waitFor();
  await page.setViewportSize(phone);
  assert.is(await sidewaysPixels(page), 0, 'nothing sticks out');
  assert.ok(((await rows.first().boundingBox())?.height ?? 99) < 60, 'a horse has two lines on a phone');
  await page.setViewportSize({ width: 1280, height: 800 });
});

test('on a phone the strip shows the race that is open, after another one is opened too', async () => {
  const { page } = visit;
  const { day } = await nextRace();
  const isInSight = () =>
    page.evaluate(() => {
      const strip = document.querySelector('.strip ol')?.getBoundingClientRect();
      const open = document.querySelector('.strip [aria-current="page"]')?.getBoundingClientRect();
      if (strip === undefined || open === undefined) return null;
      return open.left >= strip.left && open.right <= strip.right ? 'in sight' : 'out of sight';
    });
  await page.setViewportSize(phone);
  await page.goto(`/race/saratoga/${day}/9`);
  await comesTo(isInSight, 'in sight');
  await page.evaluate(() => document.querySelector<HTMLElement>('.strip [data-race="1"] a')?.click());
  await page.locator('.strip [data-race="1"] [aria-current="page"]').waitFor();
  await comesTo(isInSight, 'in sight');
  await page.setViewportSize(desktop);
});

test('two keys before the next race is drawn lead two races on', async () => {
  const { page } = visit;
  const { day } = await nextRace();
  await page.goto(`/race/saratoga/${day}/3`);
  await page.locator('.strip [data-race="3"] [aria-current="page"]').waitFor();
  await page.evaluate(() => {
    for (const key of ['[', '[']) document.dispatchEvent(new KeyboardEvent('keydown', { key }));
  });
  await page.getByRole('heading', { level: 1, name: /Race 1$/ }).waitFor();
  assert.is(new URL(page.url()).pathname, `/race/saratoga/${day}/1`);
});

test('a press on another race is answered before that race is drawn', async () => {
  const { page } = visit;
  const { day } = await nextRace();
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(`/race/saratoga/${day}/3`);
  await page.locator('.strip [data-race="3"] [aria-current="page"]').waitFor();
  const seen = await page.evaluate(async () => {
    document.querySelector<HTMLElement>('.strip [data-race="1"] a')?.click();
    // What is drawn at once is drawn in microtasks.
    for (let nth = 0; nth < 50; nth += 1) await Promise.resolve();
    return { path: location.pathname, heading: document.querySelector('#screen h1')?.textContent };
  });
  assert.match(seen.path, /\/1$/);
  assert.match(seen.heading ?? '', /Race 3$/, 'the race before is still there');
  await page.getByRole('heading', { level: 1, name: /Race 1$/ }).waitFor();
  assert.is(await heading.count(), 1);
});

test('going back never asks for one race with the what-if of another', async () => {
  const { page } = visit;
  const { day } = await nextRace();
  const asked: string[] = [];
  const note = (request: { url: () => string }) => {
    if (request.url().includes('/if?')) asked.push(new URL(request.url()).pathname);
  };
  await page.goto(`/race/saratoga/${day}/3?scratch=1`);
  await page.getByText('If so:').waitFor();
  await page.locator('.strip [data-race="1"] a').click();
  await page.getByRole('heading', { level: 1, name: /Race 1$/ }).waitFor();
  page.on('request', note);
  await page.goBack();
  await page.locator('.strip [data-race="3"] [aria-current="page"]').waitFor();
  await page.getByText('If so:').waitFor();
  page.off('request', note);
  assert.equal(
    asked.filter((path) => path.includes('/races/1/')),
    [],
  );
  await page.goto(`/race/saratoga/${day}/1`);
  await page.getByRole('heading', { level: 1, name: /Race 1$/ }).waitFor();
});

test('horses chosen below the field stand side by side; one or five are refused; a name leads to the horse', async () => {
  const { page } = visit;
  await page.getByText('Compare horses', { exact: true }).click();
  const cloths = page.getByRole('group', { name: 'Horses to compare' }).getByRole('button');
  await cloths.nth(0).click();
  await page.getByText('One horse is chosen. Choose one to three more.').waitFor();
  await cloths.nth(1).click();
  await page.getByRole('link', { name: 'Compare 2 horses' }).click();
  await page.getByRole('heading', { level: 2, name: 'Compare' }).waitFor();
  const table = page.getByRole('table', { name: /^2 horses of race \d+ side by side$/ });
  await table.getByRole('row', { name: /^Chance \d/ }).waitFor();
  for (const place of [2, 3, 4]) await cloths.nth(place).click();
  await page.getByText('5 horses are chosen. Four are the most: take out 1.').waitFor();
  assert.is(await table.count(), 0);
  await cloths.nth(4).click();
  await page.getByRole('table', { name: /^4 horses/ }).waitFor();
  assert.match(page.url(), /\/compare\?horses=\w+,\w+,\w+,\w+$/);
  assert.equal(await seriousFindings(page), []);
  await page.setViewportSize(phone);
  assert.is(await sidewaysPixels(page), 0);
  await page.setViewportSize({ width: 1280, height: 800 });

  const link = page.getByRole('columnheader').getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  const [, horse = ''] = /^\/horse\/([^?]+)/.exec((await link.getAttribute('href')) ?? '') ?? [];
  await link.click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  const { lines, works } = await read<{ lines: readonly unknown[]; works: readonly unknown[] }>(
    `/api/horses/${horse}`,
  );
  await page.getByRole('heading', { level: 2, name: /past races?$/i }).waitFor();
  await comesTo(() => page.locator('.form-line').count(), lines.length);
  await comesTo(() => page.locator('.horse-works li').count(), works.length);
  assert.ok(lines.length + works.length > 0, horse);
  assert.equal(await seriousFindings(page), []);
  await page.setViewportSize(phone);
  assert.is(await sidewaysPixels(page), 0);
  await page.setViewportSize({ width: 1280, height: 800 });
  const race = await nextRace();
  await page.locator('.person-entry').getByRole('link').click();
  await page.waitForURL(new RegExp(`/race/saratoga/${race.day}/${race.raceNumber}$`));
});

test('a ticket on the race is priced, and its result is pending', async () => {
  const { page } = visit;
  await page.getByRole('tab', { name: 'Tickets' }).click();
  const tickets = page.getByRole('region', { name: 'Ticket cost' });
  await tickets.getByRole('checkbox').nth(0).check();
  await tickets.getByRole('checkbox').nth(1).check();
  await tickets.getByText('Chance to cash').waitFor();
  await page.getByRole('tab', { name: 'Result' }).click();
  await page.getByText('Result pending.').waitFor();
});

test('a race that was run shows every starter with our chance beside its place, and what it paid', async () => {
  const { page } = visit;
  const day = await racedDay((await nextRace()).day);
  const { races } = await read<{ races: readonly CardRace[] }>(`/api/tracks/saratoga/cards/${day}`);
  const starters = (races[0]?.entries ?? []).filter(
    ({ scratchStatus, listStatus }) => !scratchStatus && listStatus === null,
  );
  // The season is sealed after its results are there.
  const result = `/api/tracks/saratoga/cards/${day}/races/1/result`;
  await comesTo(async () => (await read<{ sealed: object | null }>(result)).sealed !== null, true);
  await page.goto(`/race/saratoga/${day}/1?tab=result`);
  const finish = page.getByRole('table', { name: 'Order of finish' });
  await finish.getByText(/^won by/).waitFor();
  await comesTo(() => finish.locator('tbody tr').count(), starters.length);
  await finish
    .locator('tbody td', { hasText: /^\d+\.\d%$/ })
    .first()
    .waitFor();
  await page.getByRole('table', { name: 'Payoffs' }).getByRole('rowheader', { name: 'Win' }).waitFor();
  await page.getByText('Our bets of the day:').waitFor();
  assert.equal(
    visit.consoleLines.filter((line) => /^(error|thrown)/.test(line)),
    [],
  );
});

test.run();
