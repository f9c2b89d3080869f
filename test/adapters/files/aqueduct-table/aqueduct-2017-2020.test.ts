import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readAqueductTableFile } from '#adapters/files/aqueduct-table/read-aqueduct-table.ts';
import { readNyraTablesFolder } from '#adapters/files/nyra-2019/read-nyra-tables.ts';
import { personAmong } from '#core/card/same-name.ts';
import { instant } from '#core/kernel/instant.ts';
import type { Finisher, RaceResult } from '#core/results/race-result.ts';
import { joinedRaces } from '#core/results/reconcile/index.ts';
import type { ResultSheet } from '#core/results/result-sheet.ts';
import { matchSheets } from '#core/results/unmatched.ts';
import { publicLogLoss } from '#test/support/public-log-loss.ts';
import { realData } from '#test/support/real-data.ts';

/** Expected values of real races; the tables are no part of the project. */
const file = realData('aqueduct-2017-2020/DATA.csv');
const nyraFolder = realData('nyra-2019');
const test = suite('Aqueduct, 2017 to 2020');

function factsOf(path: string, folder: string): void {
  let table: readonly ResultSheet[];
  let nyra: readonly ResultSheet[];
  test.before(async () => {
    table = (await readAqueductTableFile(path, instant(0))).map(({ sheet }) => sheet);
    const sheets = (await readNyraTablesFolder(folder, instant(0))).map(({ sheet }) => sheet);
    nyra = sheets.filter(({ track }) => track === 'AQU');
  });
  const races = (): readonly RaceResult[] => table.flatMap((resultSheet) => resultSheet.races);
  const starters = (): readonly Finisher[] => races().flatMap((raceResult) => raceResult.starters);
  const jockeys = (sheets: readonly ResultSheet[]) => [
    ...new Set(
      sheets.flatMap((sheet) =>
        sheet.races.flatMap((race) => race.starters.flatMap((finisher) => finisher.jockeyName ?? [])),
      ),
    ),
  ];

  test('2,971 races; 133 of 22,288 rows appear twice; none refused', () => {
    assert.is(races().length, 2971);
    assert.is(starters().length, 22_288 - 133);
    assert.equal(
      table.flatMap(({ refused }) => refused),
      [],
    );
  });

  test('one favorite per race, 197 horses that did not finish, 37 disqualified', () => {
    for (const { starters: field } of races()) {
      const favorites = field.filter(({ isFavorite: favorite }) => favorite);
      assert.is(new Set(favorites.map(({ bettingInterest }) => bettingInterest)).size, 1);
    }
    assert.is(starters().filter(({ crossed }) => crossed === null).length, 197);
    assert.is(starters().filter(({ disqualified }) => disqualified).length, 37);
  });

  test('the winner is zero lengths behind, and the last has nobody behind', () => {
    for (const { starters: field } of races()) {
      const behind = field.flatMap((finisher) => finisher.behind ?? []);
      assert.is(behind[0], 0);
      assert.equal(
        behind,
        behind.toSorted((a, b) => a - b),
      );
      assert.is(field.findLast(({ crossed }) => crossed !== null)?.margin, null);
    }
  });

  test('in 2019 the two sources agree in 6,103 of 6,103 starters, in name, jockey, price and distance', () => {
    const { races: both, starters: matched, sameHorse, unmatched } = matchSheets(table, nyra);
    assert.equal([both, matched, sameHorse], [813, 6103, 6103]);
    assert.equal(
      unmatched.map(({ what, day, raceNumber, left }) => [what, day, raceNumber, left]),
      [
        ['race', '2019-04-11', 5, null],
        ['race', '2019-11-10', 5, null],
        ['race', '2019-12-06', 8, null],
        ['race', '2019-12-31', 7, null],
      ],
    );
  });

  test('every jockey of 2019 is found by name alone', () => {
    const of2019 = table.filter(({ day }) => day.startsWith('2019'));
    const known = jockeys(nyra);
    const unknown = jockeys(of2019).filter((name) => personAmong(name, known) === null);
    assert.equal(unknown, []);
  });

  test('the official places that the table makes certain are those of the NYRA tables', () => {
    const key = (sheet: ResultSheet, race: RaceResult, starter: Finisher) =>
      `${sheet.day} ${race.raceNumber} ${starter.programNumber}`;
    const places = (sheets: readonly ResultSheet[]) =>
      sheets.flatMap((sheet) =>
        sheet.races.flatMap((race) =>
          race.starters.map((finisher) => [key(sheet, race, finisher), finisher.official] as const),
        ),
      );
    const official = new Map(places(nyra));
    const certain = places(table).filter(([starter, place]) => place !== null && official.has(starter));
    assert.is(certain.length, 5977);
    for (const [starter, place] of certain) assert.is(place, official.get(starter), starter);
  });

  test("what the public's odds were worth, both sources joined", () => {
    const found = publicLogLoss(joinedRaces([...table, ...nyra]).map(({ race }) => race));
    assert.is(found.races, 2981);
    assert.ok(Math.abs(found.publicLoss - 1.614) < 0.005, `${found.publicLoss}`);
    assert.ok(Math.abs(found.uniformLoss - 1.966) < 0.005, `${found.uniformLoss}`);
    assert.ok(Math.abs(found.favoriteWins - 0.365) < 0.005, `${found.favoriteWins}`);
  });
}

if (file === null || nyraFolder === null) {
  test('the real tables are absent: invented ones take their place', () =>
    assert.ok(file === null || nyraFolder === null));
} else factsOf(file, nyraFolder);
test.run();
