import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { listedScreens } from '#config/tooling/web/app-list.ts';
import { links } from '#kit/links.ts';
import { drfCard, drfText } from '#test/support/brisnet-fixture.ts';
import { racingCli } from '#test/support/running-product.ts';
import { callsOfOtherTracks } from './calls-of-a-track.ts';
import { sidewaysPixels } from './page-checks.ts';
import { makeInsider } from './people.ts';
import { untilPicked } from './picks-page.ts';
import { untilQuiet } from './quiet.ts';
import { sideBySide } from './side-by-side.ts';
import type { Stage } from './stage.ts';
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

/** An invented card of three races, the first at 3:30 PM; its file has Pacific times. */
async function importCard(dataFolder: string): Promise<void> {
  const rows = drfCard(5, 7, 6).map((row) => ({
    ...row,
    1: 'AQU',
    2: '20251108',
    1418: `${11 + Number(row[3])}30`,
  }));
  const file = join(dataFolder, 'AQU1108.DRF');
  writeFileSync(file, drfText(rows));
  const ended = await racingCli(dataFolder, ['card', 'import', file]);
  assert.is(ended.code, 0, ended.stderr);
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
  stage = await openStage({ RACING_NOW: '2025-11-08T11:00:00-05:00' }, importCard);
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

test('no screen of the day names Saratoga or asks for another track, and none is wider than the window', async () => {
  const member = await stage.enter();
  await makeInsider(member.context);
  await member.page.goto('/');
  await member.page.getByRole('combobox', { name: 'Track' }).selectOption('aqueduct');
  await untilPicked(member.page);
  const storageState = await member.context.storageState();
  const found: string[] = [];
  await Promise.all(
    sideBySide(Object.entries(day), 2, async ([name, path]) => {
      const { page, context, requests } = await stage.enter({ storageState, viewport: phone });
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
    }),
  );
  assert.equal(found, []);
});

test.run();
