import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readNyraTablesFolder } from '#adapters/files/nyra-2019/read-nyra-tables.ts';
import { instant } from '#core/kernel/instant.ts';
import type { Finisher, RaceResult } from '#core/results/race-result.ts';
import type { ResultSheet } from '#core/results/result-sheet.ts';
import { publicLogLoss } from '#test/support/public-log-loss.ts';
import { realData } from '#test/support/real-data.ts';

/** Expected values of a real year; the tables are no part of the project. */
const folder = realData('nyra-2019');
const test = suite('NYRA tables, 2019');

function factsOf(path: string): void {
  let sheets: readonly ResultSheet[];
  test.before(async () => {
    sheets = (await readNyraTablesFolder(path, instant(0))).map(({ sheet }) => sheet);
  });
  const sheetsAt = (track: string) => sheets.filter((sheet) => sheet.track === track);
  const races = (resultSheets: readonly ResultSheet[] = sheets): readonly RaceResult[] =>
    resultSheets.flatMap((resultSheet) => resultSheet.races);
  const race = (track: string, day: string, number: number): RaceResult =>
    races(sheets.filter((sheet) => sheet.track === track && sheet.day === day)).find(
      ({ raceNumber }) => raceNumber === number,
    ) as RaceResult;
  const some = (is: (starter: Finisher) => boolean) => races().filter(({ starters }) => starters.some(is));
  const named = ({ starters }: RaceResult, place: number) =>
    starters.filter(({ official }) => official === place).map(({ horseName }) => horseName);

  test('2,000 races with 14,915 starters, none refused', () => {
    assert.is(races().length, 2000);
    assert.is(races().flatMap(({ starters }) => starters).length, 14_915);
    assert.equal(
      sheets.flatMap(({ refused }) => refused),
      [],
    );
  });

  test('Saratoga: 39 days from 11 July to 2 September, 403 races, 3,185 starters', () => {
    const days = sheetsAt('SAR').map(({ day }) => day);
    assert.equal([days.length, days[0], days.at(-1)], [39, '2019-07-11', '2019-09-02']);
    assert.is(races(sheetsAt('SAR')).length, 403);
    assert.is(races(sheetsAt('SAR')).flatMap(({ starters }) => starters).length, 3185);
    for (const day of ['2019-07-17', '2019-08-21']) assert.is(race('SAR', day, 1), undefined);
  });

  test('28 races were changed after the finish, 13 of them in the winner', () => {
    assert.is(some(({ disqualified }) => disqualified === true).length, 28);
    assert.is(some(({ crossed, disqualified }) => crossed === 1 && disqualified === true).length, 13);
  });

  test('the Gold Cup of 28 September: Vino Rosso crossed first, Code of Honor won', () => {
    const gold = race('BEL', '2019-09-28', 10);
    assert.is(gold.starters[0]?.horseName, 'Vino Rosso');
    assert.equal([named(gold, 1), named(gold, 2)], [['Code of Honor'], ['Vino Rosso']]);
  });

  test('34 dead heats, three of them for the win', () => {
    assert.is(some(({ deadHeat }) => deadHeat).length, 34);
    assert.is(some(({ deadHeat, crossed }) => deadHeat && crossed === 1).length, 3);
    assert.is(named(race('SAR', '2019-08-17', 9), 1).length, 2);
    assert.is(named(race('SAR', '2019-08-17', 9), 2).length, 0);
  });

  test('a dead heat for second that became one for the win', () => {
    assert.is(named(race('BEL', '2019-06-28', 7), 1).length, 2);
    assert.is(named(race('BEL', '2019-06-28', 7), 3).length, 1);
  });

  test('127 coupled groups, three starters without a price', () => {
    const groups = races().flatMap(({ starters }) => {
      const interests = starters.map(({ bettingInterest }) => bettingInterest);
      return [...new Set(interests)].filter(
        (each) => interests.indexOf(each) !== interests.lastIndexOf(each),
      );
    });
    assert.is(groups.length, 127);
    assert.is(races().flatMap(({ starters }) => starters.filter(({ odds }) => odds === null)).length, 3);
  });

  test('the one horse without a row in the start table did not start', () => {
    assert.is(races().flatMap(({ scratches }) => scratches).length, 1);
    assert.is(race('BEL', '2019-05-27', 9).scratches.length, 1);
  });

  test('post times lie between 11 a.m. and 8 p.m. and rise through every day but the known exception', () => {
    const fallen = sheets.filter(({ races: ofDay }) => {
      const minutes = ofDay.map(({ offMinute }) => offMinute ?? 0);
      assert.ok(Math.min(...minutes) >= 11 * 60 && Math.max(...minutes) <= 20 * 60);
      return minutes.some((minute, index) => minute < (minutes[index - 1] ?? 0));
    });
    assert.equal(
      fallen.map(({ track, day }) => [track, day]),
      [['SAR', '2019-08-11']],
    );
  });

  test('the sum of 1 / (odds + 1) is that of a takeout of 16 %', () => {
    const books = races()
      .filter(({ starters }) => starters.every(({ odds }) => odds !== null))
      .map(
        ({ starters }) => new Map(starters.map((finisher) => [finisher.bettingInterest, finisher.odds ?? 0])),
      )
      .map((prices) => [...prices.values()].reduce((sum, odds) => sum + 1 / (odds + 1), 0))
      .sort((a, b) => a - b);
    assert.ok(Math.abs((books[Math.floor(books.length / 2)] ?? 0) - 1.1995) < 0.002);
  });

  for (const [track, count, loss, uniform] of [
    ['BEL', 771, 1.576, 1.924],
    ['SAR', 403, 1.651, 2.031],
  ] as const) {
    test(`what the public's odds were worth at ${track}`, () => {
      const found = publicLogLoss(races(sheetsAt(track)));
      assert.is(found.races, count);
      assert.ok(Math.abs(found.publicLoss - loss) < 0.005, `${found.publicLoss}`);
      assert.ok(Math.abs(found.uniformLoss - uniform) < 0.005, `${found.uniformLoss}`);
    });
  }
}

if (folder === null) {
  test('the real tables are absent: invented ones take their place', () => assert.is(folder, null));
} else factsOf(folder);
test.run();
