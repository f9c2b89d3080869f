import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { listedScreens } from '#config/tooling/web/app-list.ts';
import { links } from '#kit/links.ts';
import { aTrackmasterChart, FOUR, type InventedEntry } from '#test/support/a-trackmaster-chart.ts';
import { drfCard, drfText } from '#test/support/brisnet-fixture.ts';
import { type Environment, racingCli } from '#test/support/running-product.ts';
import { callsOfOtherTracks } from './calls-of-a-track.ts';
import { sidewaysPixels } from './page-checks.ts';
import { makeInsider } from './people.ts';
import { untilPicked } from './picks-page.ts';
import { untilQuiet } from './quiet.ts';
import { sideBySide } from './side-by-side.ts';
import type { Stage, Visit } from './stage.ts';
import { desktop, openStage, phone } from './stage.ts';

const test = suite('a race day at Aqueduct');
const pictures = process.env['SCREENSHOTS'];
let stage: Stage;

/** The screens a fan opens on a race day. */
const day = {
  picks: links.picks,
  'picks-of-track': `${links.saratogaPicks}?track=aqueduct`,
  dashboard: links.dashboard,
  program: links.program,
  pace: links.pace,
  'speed-figures': `${links.pace}?tab=speed-figures`,
  'live-odds': `${links.pace}?tab=live-odds`,
  bias: links.bias,
  weather: links.weather,
  'ml-predictions': links.mlPredictions,
  results: links.results,
  scoreboard: links.scoreboard,
  ledger: links.ledger,
  analytics: links.analytics,
  longshots: links.longshots,
  'ask-jake': links.askJake,
  debate: links.debate,
  claude: links.claude,
  'ai-query': links.aiQuery,
  news: links.news,
  board: links.board,
  race: links.races,
  angles: links.angles,
  book: links.book,
} as const;

/** Screens without a race: they explain the site. */
const withoutRaces: ReadonlySet<string> = new Set(['features', 'explanation', 'guide']);

const MORNING = '2025-11-08T11:00:00-05:00';
const EVENING = '2025-11-08T19:00:00-05:00';
const TODAY = '2025-11-08';
const YESTERDAY = '2025-11-07';

/** The screens a fan opens after the last race, besides those of the day. */
const evening = {
  ...Object.fromEntries(Object.entries(day).map(([name, path]) => [`${name}-evening`, path])),
  'result-of-race': links.race('aqueduct', TODAY, 1, 'result'),
  'form-of-race': links.race('aqueduct', TODAY, 2, 'form'),
  'results-yesterday': `${links.results}?date=${YESTERDAY}&track=aqueduct`,
  'program-yesterday': `${links.program}?date=${YESTERDAY}&track=aqueduct`,
  'ledger-yesterday': `${links.ledger}?date=${YESTERDAY}&track=aqueduct`,
};

const cardRows = () => drfCard(5, 7, 6);

async function endedWell(
  dataFolder: string,
  args: readonly string[],
  extra: Environment = {},
): Promise<void> {
  const { code, stderr } = await racingCli(dataFolder, args, extra);
  assert.is(code, 0, stderr);
}

/** An invented card of three races, the first at 3:30 PM; its file has Pacific times. */
async function importCard(dataFolder: string): Promise<void> {
  const rows = cardRows().map((row) => ({
    ...row,
    1: 'AQU',
    2: TODAY.replaceAll('-', ''),
    1418: `${11 + Number(row[3])}30`,
  }));
  const file = join(dataFolder, 'AQU1108.DRF');
  writeFileSync(file, drfText(rows));
  await endedWell(dataFolder, ['card', 'import', file]);
}

/** Four horses more, of the day before. */
const FOUR_MORE: readonly InventedEntry[] = FOUR.map((entry) => ({ ...entry, name: `${entry.name} Too` }));

/** The horses of the card in the order of their numbers, as they finished. */
const finishOf = (race: number): readonly InventedEntry[] =>
  cardRows()
    .filter((row) => Number(row[3]) === race)
    .map((row, index) => ({
      program: String(row[43]),
      name: String(row[45]),
      crossed: index + 1,
      odds: index + 1.5,
    }));

/** Charts of the day and of the day before, whose horses are others. */
function writeCharts(folder: string): void {
  mkdirSync(folder);
  const finishes = { [TODAY]: [1, 2, 3].map(finishOf), [YESTERDAY]: [FOUR, FOUR_MORE] };
  for (const [date, entries] of Object.entries(finishes)) {
    const races = entries.map((horses, index) => ({
      number: index + 1,
      entries: horses,
      wagers: [{ type: 'Exacta', stake: 2, pool: 9_000, winners: '1-2', payoff: 21.4 }],
    }));
    const chart = aTrackmasterChart({ track: 'AQU', trackName: 'AQUEDUCT', day: date, races });
    writeFileSync(join(folder, `aqu${date.replaceAll('-', '')}tch.xml`), chart);
  }
}

/** A card in the morning, picks on it, and in the evening the charts of this day and the day before. */
async function raceTheDay(dataFolder: string): Promise<void> {
  await importCard(dataFolder);
  const inTheMorning = { RACING_NOW: MORNING };
  await endedWell(dataFolder, ['picks', 'generate', TODAY, '--track', 'aqueduct'], inTheMorning);
  const charts = join(dataFolder, 'charts');
  writeCharts(charts);
  await endedWell(dataFolder, ['chart', 'import', charts], { RACING_NOW: EVENING });
}

/** Texts on the page that name Saratoga, except the options of lists. */
const saratogaOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const shown = document.body.cloneNode(true) as HTMLElement;
    for (const list of shown.querySelectorAll('option, script, style, template')) list.remove();
    const texts = [document.title];
    for (const element of shown.querySelectorAll('*')) {
      for (const name of ['title', 'aria-label', 'alt', 'placeholder'])
        texts.push(element.getAttribute(name) ?? '');
      for (const child of element.childNodes)
        if (child.nodeType === Node.TEXT_NODE) texts.push(child.textContent ?? '');
    }
    return texts.filter((text) => text.includes('Saratoga'));
  });

async function picture(page: Page, name: string): Promise<void> {
  if (pictures === undefined || pictures === '') return;
  mkdirSync(pictures, { recursive: true });
  await page.screenshot({ path: join(pictures, `aqueduct-${name}.png`), fullPage: true });
}

test.before(async () => {
  stage = await openStage({ RACING_NOW: MORNING }, importCard);
});
test.after(() => stage.close());

test('no screen that shows races is left out of the walk', async () => {
  const walked: readonly string[] = Object.values(day).map((path) => path.replace(/\?.*/, ''));
  const screens = (await listedScreens()).filter(
    ({ app, view, paths }) =>
      !['account', 'admin'].includes(app) && !withoutRaces.has(view) && paths.length > 0,
  );
  const missing = screens.filter(({ paths }) => !paths.some((path) => walked.includes(path)));
  assert.equal(
    missing.map(({ view }) => view),
    [],
  );
});

type Session = Awaited<ReturnType<Visit['context']['storageState']>>;

/** A member who chose Aqueduct, on the picks home. */
async function memberAtAqueduct(at: Stage): Promise<Visit> {
  const member = await at.enter();
  await makeInsider(member.context);
  await member.page.goto('/');
  await member.page.getByRole('combobox', { name: 'Track' }).selectOption('aqueduct');
  return member;
}

/** What is wrong on a screen: Saratoga named, another track asked for, wider than the window. */
async function findingsOn(at: Stage, storageState: Session, name: string, path: string) {
  const { page, context, requests } = await at.enter({ storageState, viewport: phone });
  const found: string[] = [];
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await untilQuiet(page);
  for (const [width, size] of Object.entries({ 360: phone, 1280: desktop })) {
    await page.setViewportSize(size);
    const sideways = await sidewaysPixels(page);
    if (sideways !== 0) found.push(`${name}: ${sideways} px sideways at ${width}`);
    await picture(page, `${name}-${width}`);
  }
  found.push(...(await saratogaOn(page)).map((text) => `${name}: ${text}`));
  found.push(...callsOfOtherTracks(requests, 'aqueduct').map((call) => `${name} asks ${call}`));
  await context.close();
  return found;
}

/** Opens every screen as that member. */
async function walk(at: Stage, { context }: Visit, screens: Readonly<Record<string, string>>) {
  const storageState = await context.storageState();
  const found = await Promise.all(
    sideBySide(Object.entries(screens), 2, ([name, path]) => findingsOn(at, storageState, name, path)),
  );
  return found.flat();
}

test('no screen of the day names Saratoga or asks for another track, and none is wider than the window', async () => {
  const member = await memberAtAqueduct(stage);
  await untilPicked(member.page);
  assert.equal(await walk(stage, member, day), []);
});

test('nor does one in the evening, with the results of the day and the day before', async () => {
  const raced = await openStage({ RACING_NOW: EVENING }, raceTheDay);
  try {
    const member = await memberAtAqueduct(raced);
    const { page } = member;
    await page.goto(links.results);
    await page.getByRole('heading', { name: 'OTB Race Results - Aqueduct' }).waitFor();
    await page.getByText('Amber Anchor').first().waitFor();
    await page.getByRole('combobox', { name: 'Date' }).selectOption(YESTERDAY);
    await page.getByText('Swiftsure').first().waitFor();
    await page.goto(links.ledger);
    await page.getByText('Amber Anchor').first().waitFor();
    assert.equal(await walk(raced, member, evening), []);
  } finally {
    await raced.close();
  }
});

test.run();
