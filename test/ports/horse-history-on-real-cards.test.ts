import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readBrisnetCardFile } from '#adapters/files/brisnet-card/read-card.ts';
import { makePostgresCardStore } from '#adapters/postgres/card-store.ts';
import { makePostgresPrintedForms } from '#adapters/postgres/printed-forms.ts';
import { makePostgresResultsByHorse } from '#adapters/postgres/results-by-horse.ts';
import type { HorseHistory } from '#core/card/history/horse-history.ts';
import type { Race } from '#core/card/race.ts';
import { noonOf } from '#core/card/track.ts';
import { instant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { makeShowHorseHistory } from '#core/results/use-cases/show-horse-history.ts';
import { realData } from '#test/support/real-data.ts';
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts';

const FILES = [realData('brisnet/SAR0606-2025.DRF'), realData('drf/SAR0607.DRF')];

const test = suite<{ opened: TestDatabase; races: readonly Race[] }>('histories of two real cards');
const isHere = FILES.every((file) => file !== null);

const noonOn = (day: string) => noonOf({ trackSlug: 'saratoga', day: day as RaceDay });
const showIn = ({ database }: TestDatabase) =>
  makeShowHorseHistory({
    forms: makePostgresPrintedForms(database),
    results: makePostgresResultsByHorse(database),
  });
const sourcesOf = ({ starts }: HorseHistory): readonly number[] =>
  starts.map(({ reports }) => reports.flatMap(({ sources }) => sources).length);

if (isHere) {
  test.before(async (context) => {
    context.opened = await openTestDatabase();
    const cards = makePostgresCardStore(context.opened.database);
    const races: Race[] = [];
    for (const file of FILES) {
      const { card, contentHash } = await readBrisnetCardFile(file ?? '', instant(1_754_130_000_000));
      await cards.keep(card, contentHash);
      races.push(...card.races);
    }
    context.races = races;
  });
  test.after(({ opened }) => opened.close());

  test('every line and work of the cards is in the history of its horse, once', async ({ opened, races }) => {
    const runners = races.flatMap((race) => race.runners);
    const histories = await showIn(opened)(
      runners.map(({ horseName }) => horseName),
      noonOn('2025-06-08'),
    );
    assert.is(histories.length, new Set(runners.map(({ horseKey }) => horseKey)).size);
    const starts = histories.flatMap((history) => history.starts);
    const lines = runners.flatMap(({ horseKey, pastPerformances }) =>
      (pastPerformances ?? []).map(({ day, track }) => `${horseKey} ${day} ${track}`),
    );
    assert.equal([lines.length, starts.length], [2021, new Set(lines).size]);
    const [twice, contradicted] = [
      histories.flatMap(sourcesOf).filter((sources) => sources === 2).length,
      starts.filter(({ facts }) => facts.some(({ state }) => state === 'contradicted')).length,
    ];
    assert.equal([twice, contradicted], [lines.length - starts.length, 0]);
    process.stdout.write(`\n  ${starts.length} races, ${twice} of them on both cards, none contradicted\n`);
  });

  test('a horse has its races and works before a day, and not those of that day', async ({ opened }) => {
    const countsOn = async (day: string) => {
      const [journalism] = await showIn(opened)(['Journalism'], noonOn(day));
      return [journalism?.starts.length, journalism?.works.length, journalism?.starts[0]?.day];
    };
    assert.equal(await countsOn('2025-06-07'), [7, 12, '2025-05-17']);
    assert.equal(await countsOn('2025-05-18'), [7, 11, '2025-05-17']);
    assert.equal(await countsOn('2025-05-17'), [6, 11, '2025-05-03']);
    assert.equal(await countsOn('2024-10-27'), [0, 0, undefined]);
  });

  test('the histories of one race are read within half a second', async ({ opened, races }) => {
    const show = showIn(opened);
    const times: number[] = [];
    for (const { runners } of races) {
      const started = performance.now();
      await show(
        runners.map(({ horseName }) => horseName),
        noonOn('2025-06-07'),
      );
      times.push(performance.now() - started);
    }
    const [median] = times.toSorted((a, b) => a - b).slice(times.length / 2);
    process.stdout.write(`\n  histories of one race: ${Math.round(median ?? 0)} ms\n`);
    assert.ok((median ?? 0) < 500);
  });
}

test.run();
