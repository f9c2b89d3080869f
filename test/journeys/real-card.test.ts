import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { realData } from '#test/support/real-data.ts';
import { racingCli } from '#test/support/running-product.ts';
import { expectedRow, printedRows } from './ml-page.ts';
import { makeInsider } from './people.ts';
import { picksPage, printedChances, untilPicked } from './picks-page.ts';
import type { Stage, Visit } from './stage.ts';
import { openStage } from './stage.ts';

interface Rating {
  readonly races: readonly {
    readonly raceNumber: number;
    readonly runners: readonly {
      readonly programNumber: string;
      readonly listStatus: string | null;
      readonly winProbability: number | null;
      readonly placeProbability: number | null;
      readonly showProbability: number | null;
      readonly modelConfidence: number | null;
      readonly formula: { readonly winPercent: number; readonly confidence: number };
    }[];
  }[];
}

const card = realData('drf/SAR0607.DRF');
const test = suite('the real card of Saratoga, 7 June 2025');
const clock = { RACING_NOW: '2025-06-07T11:00:00-04:00' };
let stage: Stage;
let visit: Visit;
let rating: Rating;

async function importFacts(dataFolder: string): Promise<void> {
  const ended = await racingCli(dataFolder, ['card', 'import', card ?? '']);
  assert.is(ended.code, 0, ended.stderr);
  const rated = await racingCli(dataFolder, ['rate', '2025-06-07', '--json']);
  assert.is(rated.code, 0, rated.stderr);
  rating = JSON.parse(rated.stdout) as Rating;
}

if (card !== null) {
  test.before(async () => {
    stage = await openStage(clock, importFacts);
    visit = await stage.enter();
    await makeInsider(visit.context);
  });
  test.after(() => stage.close());

  test('the picks home shows its 14 races by the set clock, and nothing says demo', async () => {
    const { page } = visit;
    await page.goto('/');
    assert.is(await untilPicked(page), 14);
    await page.getByText(/Saturday, June 7, 2025 · 14 races/).waitFor();
    await page.getByText(/Racing clock 11:0\d AM ET/).waitFor();
    assert.is(await picksPage.strip(page).getByRole('button').count(), 14);
    assert.is(await page.getByText(/demo/i).count(), 0);
  });

  test('every win chance on the picks home is the one the terminal prints', async () => {
    const { page } = visit;
    for (const { raceNumber, runners } of rating.races) {
      const starters = runners.filter((runner) => runner.winProbability !== null);
      const expected = starters.map((runner) => [
        runner.programNumber,
        `${((runner.winProbability ?? 0) * 100).toFixed(1)}%`,
      ]);
      const shown = await printedChances(page, raceNumber);
      assert.equal(
        new Map([...shown].sort()),
        new Map(expected.sort() as [string, string][]),
        `race ${raceNumber}`,
      );
    }
  });

  test('every figure of the predictions is the one the terminal prints', async () => {
    const { page } = visit;
    await page.goto('/ml-predictions');
    for (const { raceNumber, runners } of rating.races) {
      await page.getByLabel('Race', { exact: true }).selectOption(String(raceNumber));
      const body = runners.filter(({ listStatus }) => listStatus === null);
      const shown = new Map((await printedRows(page, raceNumber)).map((row) => [row.programNumber, row]));
      assert.is(shown.size, body.length, `race ${raceNumber}`);
      for (const runner of body) {
        assert.equal(
          shown.get(runner.programNumber),
          expectedRow(runner, runner.formula),
          `race ${raceNumber}`,
        );
      }
    }
    assert.is(await page.getByText(/demo/i).count(), 0);
  });
} else {
  test('it is not here, and is not missed', () => assert.is(card, null));
}

test.run();
