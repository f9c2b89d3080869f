import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { properName } from '#kit/kit.ts';
import { type BoardDay, openBoardDay } from './board-day.ts';
import { focused, tabTo } from './by-keyboard.ts';
import { allowNotices, noteSignals, takeSignals } from './given-signals.ts';
import { seriousFindings, sidewaysPixels } from './page-checks.ts';
import { ada, makeInsider } from './people.ts';
import { picksPage, untilPicked } from './picks-page.ts';
import { desktop, phone, type Visit } from './stage.ts';

const test = suite('the day board');

interface Raced {
  readonly id: string;
  readonly day: string;
  readonly raceNumber: number;
  readonly surfaceName: string;
}

let stage: BoardDay;
let steward: Visit;
let fan: Visit;
let races: readonly Raced[];
const rungAndFelt = ['tone of 880', 'tone of 1175', 'vibration 200,100,200'] as const;

const rowOf = (raceNumber: number) =>
  fan.page
    .locator('.wall-race')
    .filter({ has: fan.page.locator('.wall-number', { hasText: new RegExp(`${raceNumber}$`) }) });

const lastLine = () => fan.page.locator('.wall-race .row-kind').nth(races.length - 1);
const alerts = () => fan.page.getByRole('log').getByRole('listitem');
const signalButton = (name: string, isOn: boolean) =>
  fan.page.getByRole('button', { name: `${name} ${isOn ? 'on' : 'off'}`, exact: true, pressed: isOn });

/** What the announcer says, as the stewards' desk takes it. */
async function announce(race: Raced, entry: object): Promise<void> {
  const sent = await steward.context.request.post('/api/admin/stewards/entries', {
    data: { track: 'saratoga', date: race.day, raceNumber: race.raceNumber, reason: 'Announced', ...entry },
  });
  assert.ok(sent.ok(), await sent.text());
}

test.before(async () => {
  stage = await openBoardDay([1, 2, 6, 4, 3]);
  [steward, fan] = [await stage.enter(), await stage.enter()];
  await makeInsider(steward.context, { ...ada, email: 'first@example.com' });
  await makeInsider(fan.context);
  await noteSignals(fan.page);
  races = (await (await fetch(`${stage.address}/api/races/saratoga/today`)).json()) as Raced[];
});
test.after(() => stage.close());

test('each race of the day has its line: minutes, surface, verdict, horse, prices', async () => {
  const stream = fan.page.waitForResponse(/\/api\/events/);
  await fan.page.goto('/board');
  await fan.page.getByRole('heading', { level: 1, name: 'Day Board' }).waitFor();
  await lastLine().waitFor();
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

test('sound is switched on by a press; a browser that blocks notifications says what to do', async () => {
  const { page } = fan;
  await signalButton('Sound', false).click();
  await signalButton('Sound', true).waitFor();
  await signalButton('Notifications', false).click();
  const said = page.getByRole('group', { name: 'Alert me by' }).locator('~ [role=status]');
  await said
    .getByText('Notifications are blocked. Allow them for this site in the browser’s settings.')
    .waitFor();
  await signalButton('Notifications', false).waitFor();
});

test('by keyboard alone each signal is switched, keeps the focus, and is as it was left after a reload', async () => {
  const { page } = fan;
  await allowNotices(page);
  await page.reload();
  await lastLine().waitFor();
  const presses = [
    ['Sound', 'off', 'Space'],
    ['Sound', 'on', 'Enter'],
    ['Vibration', 'on', 'Space'],
    ['Notifications', 'on', 'Enter'],
  ] as const;
  await tabTo(page, /^Full screen$/);
  await page.keyboard.press('Enter');
  await page.waitForFunction('document.fullscreenElement !== null');
  await page.evaluate('document.exitFullscreen()');
  for (const [name, becomes, key] of presses) {
    if (!(await focused(page)).name.startsWith(name)) await tabTo(page, new RegExp(`^${name} o`));
    await page.keyboard.press(key);
    await signalButton(name, becomes === 'on').waitFor();
    assert.is((await focused(page)).name, `${name} ${becomes}`);
  }
  assert.equal(await takeSignals(page), [...rungAndFelt, 'notice Day board: Notifications is on']);
  await page.reload();
  for (const name of ['Sound', 'Vibration', 'Notifications']) await signalButton(name, true).waitFor();
});

test('a WATCH that turns BET at a board is shown with its movement, announced with each signal, and sealed', async () => {
  const { page } = fan;
  await lastLine().waitFor();
  await rowOf(1).getByText('WATCH', { exact: true }).waitFor();
  await rowOf(1).getByText('price to take 7-1; now 6-1').waitFor();
  stage.showPrices([1, 2, 9, 4, 3]);
  const stored = await steward.context.request.post('/api/sync/live', { data: {} });
  assert.ok(stored.ok(), await stored.text());
  await rowOf(1).getByText('BET', { exact: true }).waitFor();
  await rowOf(1).getByText('price to take 7-1; now 9-1').waitFor();
  await rowOf(1).getByText('drifting from 6-1 since 12:36 PM').waitFor();
  for (const viewport of [{ ...phone, width: 320 }, phone, desktop]) {
    await page.setViewportSize(viewport);
    assert.is(await sidewaysPixels(page), 0, `${viewport.width} px`);
  }
  const words = 'BET #3 Dusty Anchor: now 9-1, price to take 7-1';
  await alerts()
    .filter({ hasText: `Race 1 ${words}` })
    .waitFor();
  assert.is(await alerts().count(), 1);
  assert.equal(await takeSignals(page), [...rungAndFelt, `notice Saratoga, race 1: ${words}`]);
  const { entries } = (await (await page.request.get(`/api/picks/ledger?date=${races[0]?.day}`)).json()) as {
    entries: { canonical: string }[];
  };
  const { turn } = JSON.parse(entries[0]?.canonical ?? '{}') as { turn?: { cause: string } };
  assert.is(turn?.cause, 'WATCH on #3 became BET on #3: 9-1 on the board, price to take 7-1.');
});

test('a scratch of our pick is marked, announced once, and still marked after a visit to another page', async () => {
  const race = races.at(-1);
  if (race === undefined) throw new Error('The card has no race.');
  const picks = await fan.page.evaluate(async () => {
    const answer = await fetch('/api/ai/enhanced-picks', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"bypassCache":false}',
    });
    return (await answer.json()) as {
      recommendations: { raceNumber: number; primaryPick: { programNumber: string; horse: string } | null }[];
    };
  });
  const pick = picks.recommendations.find(({ raceNumber }) => raceNumber === race.raceNumber)?.primaryPick;
  assert.ok(pick);
  await announce(race, { programNumber: pick.programNumber, fact: { what: 'scratched', to: true } });
  const words = `Our pick #${pick.programNumber} ${properName(pick.horse)} is scratched`;
  await alerts()
    .filter({ hasText: `Race ${race.raceNumber} ${words}` })
    .waitFor();
  await rowOf(race.raceNumber).getByText('Scratched').waitFor();
  assert.is(await alerts().filter({ hasText: 'scratched' }).count(), 1);
  assert.equal(await takeSignals(fan.page), [
    ...rungAndFelt,
    `notice Saratoga, race ${race.raceNumber}: ${words}`,
  ]);
  await fan.page.goto('/about');
  await fan.page.goBack();
  await rowOf(race.raceNumber).getByText('Scratched').waitFor();
  await lastLine().waitFor();
  assert.is(await alerts().count(), 0);
  assert.equal(await takeSignals(fan.page), []);
});

test('a race that comes off the turf is announced and marked', async () => {
  const turf = races.find(({ surfaceName }) => /turf/i.test(surfaceName));
  if (turf === undefined) throw new Error('The card has no race on the turf.');
  await announce(turf, { fact: { what: 'surface', to: 'dirt' } });
  await fan.page.getByRole('log').getByText('Off the turf').waitFor();
  await rowOf(turf.raceNumber).getByText('Off the turf').waitFor();
});

test('a rider change shows on the line of its race with the time', async () => {
  const race = races.find(({ surfaceName }) => !/turf/i.test(surfaceName));
  if (race === undefined) throw new Error('The card has no race on the dirt.');
  await announce(race, { programNumber: '2', fact: { what: 'jockey', to: 'Casey Marlow' } });
  const change = rowOf(race.raceNumber).locator('.wall-changes', { hasText: 'rider' });
  await change.waitFor();
  assert.match((await change.textContent()) ?? '', /2 .+ rider: .*Casey Marlow \(\d+:\d\d [AP]M/);
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

test('on a wall the name of the house keeps its line and the races the width of the screen', async () => {
  const { page } = fan;
  await page.setViewportSize({ width: 1920, height: 1080 });
  const name = await page.locator('.brand-name').boundingBox();
  assert.ok(name !== null && name.height < 40, `${name?.height} px`);
  assert.is(await sidewaysPixels(page), 0);
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
