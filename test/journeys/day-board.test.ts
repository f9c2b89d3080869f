import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { seriousFindings, sidewaysPixels } from './page-checks.ts';
import { ada, makeInsider } from './people.ts';
import { picksPage, untilPicked } from './picks-page.ts';
import { openStage, phone, type Stage, type Visit } from './stage.ts';

const test = suite('the day board');

interface Raced {
  readonly id: string;
  readonly day: string;
  readonly raceNumber: number;
  readonly surfaceName: string;
}

let stage: Stage;
let steward: Visit;
let fan: Visit;
let races: readonly Raced[];

const rowOf = (raceNumber: number) =>
  fan.page
    .locator('.wall-race')
    .filter({ has: fan.page.locator('.wall-number', { hasText: new RegExp(`${raceNumber}$`) }) });

/** What the announcer says, as the stewards' desk takes it. */
async function announce(race: Raced, entry: object): Promise<void> {
  const sent = await steward.context.request.post('/api/admin/stewards/entries', {
    data: { track: 'saratoga', date: race.day, raceNumber: race.raceNumber, reason: 'Announced', ...entry },
  });
  assert.ok(sent.ok(), await sent.text());
}

test.before(async () => {
  stage = await openStage();
  [steward, fan] = [await stage.enter(), await stage.enter()];
  await makeInsider(steward.context, { ...ada, email: 'first@example.com' });
  await makeInsider(fan.context);
  races = (await (await fetch(`${stage.address}/api/races/saratoga/today`)).json()) as Raced[];
});
test.after(() => stage.close());

test('each race of the day has its line: minutes, surface, verdict, horse, prices', async () => {
  const stream = fan.page.waitForResponse(/\/api\/events/);
  await fan.page.goto('/board');
  await fan.page.getByRole('heading', { level: 1, name: 'Day Board' }).waitFor();
  await fan.page
    .locator('.wall-race .row-kind')
    .nth(races.length - 1)
    .waitFor();
  await stream;
  assert.is(await fan.page.locator('.wall-race').count(), races.length);
  for (const { raceNumber, surfaceName } of races) {
    const text = (await rowOf(raceNumber).textContent()) ?? '';
    assert.match(text, new RegExp(surfaceName, 'i'));
    assert.match(text, /BET|WATCH|PASS|No verdict/);
    assert.match(text, /\d+ (?:min|h)|off/);
  }
  assert.is(await fan.page.locator('.wall-next').count(), 1);
});

test('a scratch of our pick is marked, announced once, and still marked after a visit to another page', async () => {
  const race = races.at(-1);
  if (race === undefined) throw new Error('The demo day has no race.');
  const picks = await fan.page.evaluate(async () => {
    const answer = await fetch('/api/ai/enhanced-picks', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"bypassCache":false}',
    });
    return (await answer.json()) as {
      recommendations: { raceNumber: number; primaryPick: { programNumber: string } | null }[];
    };
  });
  const pick = picks.recommendations.find(({ raceNumber }) => raceNumber === race.raceNumber)?.primaryPick;
  assert.ok(pick);
  await announce(race, { programNumber: pick.programNumber, fact: { what: 'scratched', to: true } });
  const alerts = fan.page.getByRole('log').getByRole('listitem');
  await alerts.filter({ hasText: `Race ${race.raceNumber} Our pick #${pick.programNumber}` }).waitFor();
  await rowOf(race.raceNumber).getByText('Scratched').waitFor();
  assert.is(await alerts.count(), 1);
});

test('a race that comes off the turf is announced and marked', async () => {
  const turf = races.find(({ surfaceName }) => /turf/i.test(surfaceName));
  if (turf === undefined) throw new Error('The demo card has no race on the turf.');
  await announce(turf, { fact: { what: 'surface', to: 'dirt' } });
  await fan.page.getByRole('log').getByText('Off the turf').waitFor();
  await rowOf(turf.raceNumber).getByText('Off the turf').waitFor();
});

test('a rider change shows on the line of its race with the time', async () => {
  const race = races.find(({ surfaceName }) => !/turf/i.test(surfaceName));
  if (race === undefined) throw new Error('The demo card has no race on the dirt.');
  await announce(race, { programNumber: '2', fact: { what: 'jockey', to: 'Robin Lane' } });
  const change = rowOf(race.raceNumber).locator('.wall-changes', { hasText: 'rider' });
  await change.waitFor();
  assert.match((await change.textContent()) ?? '', /2 .+ rider: .*Robin Lane \(\d+:\d\d [AP]M/);
});

test('the picks home says below a race what changed, once its place comes near', async () => {
  const turf = races.find(({ surfaceName }) => /turf/i.test(surfaceName));
  const { page } = steward;
  await page.goto('/');
  await untilPicked(page);
  const race = picksPage.race(page, turf?.raceNumber ?? 0);
  await race.locator('.race-figures').scrollIntoViewIfNeeded();
  await race.getByRole('heading', { name: 'What changed' }).waitFor();
});

test('sound is switched on by a press and stays on; a browser that blocks notifications says what to do', async () => {
  const { page } = fan;
  await page.getByRole('button', { name: 'Sound off' }).click();
  await page.getByRole('button', { name: 'Sound on', pressed: true }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Sound on', pressed: true }).waitFor();
});

test('on a wall the name of the house keeps its line and the races the width of the screen', async () => {
  const { page } = fan;
  await page.setViewportSize({ width: 1920, height: 1080 });
  const name = await page.locator('.brand-name').boundingBox();
  assert.ok(name !== null && name.height < 40, `${name?.height} px`);
  const row = await page.locator('.wall-race').first().boundingBox();
  assert.ok(row !== null && row.width > 1_700 && row.height < 110, `${row?.width} by ${row?.height} px`);
});

test('on a phone a race takes little room, nothing hangs over the side, and assistive technology finds no fault', async () => {
  const { page } = fan;
  await page.locator('.wall-race .row-kind').first().waitFor();
  assert.equal(await seriousFindings(page), []);
  await page.setViewportSize(phone);
  assert.is(await sidewaysPixels(page), 0);
  assert.equal(await seriousFindings(page), []);
});

test.run();
