import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readAqueductTableFile } from '#adapters/files/aqueduct-table/read-aqueduct-table.ts';
import { readNyraTablesFolder } from '#adapters/files/nyra-2019/read-nyra-tables.ts';
import { instant } from '#core/kernel/instant.ts';
import { type JoinedRace, joinedRaces } from '#core/results/reconcile/index.ts';
import { realData } from '#test/support/real-data.ts';

const test = suite('real tables joined race by race');

const IMPORTED_AT = instant(0);
const folder = realData('nyra-2019');
const file = realData('aqueduct-2017-2020/DATA.csv');

if (folder !== null && file !== null) {
  let joined: readonly JoinedRace[];
  test.before(async () => {
    const sheets = [
      ...(await readAqueductTableFile(file, IMPORTED_AT)),
      ...(await readNyraTablesFolder(folder, IMPORTED_AT)),
    ];
    joined = joinedRaces(sheets.map(({ sheet }) => sheet));
  });
  const raceOn = (day: string, track: string, number: number) =>
    joined.find(
      (joinedRace) =>
        joinedRace.day === day && joinedRace.track === track && joinedRace.race.raceNumber === number,
    )?.race;

  test('races reported twice become one, in order of time', () => {
    const keys = joined.map(({ day, track, race }) => `${day} ${track} ${100 + race.raceNumber}`);
    assert.is(keys.length, 4158);
    assert.equal(keys, [...new Set(keys)].sort());
  });

  test('a horse appears once in its race', () => {
    for (const { day, race } of joined) {
      const numbers = race.starters.map(({ programNumber }) => programNumber);
      assert.is(new Set(numbers).size, numbers.length, `${day} race ${race.raceNumber}`);
    }
  });

  test('at Aqueduct in 2019 each starter has the placing of one table and the comment of the other', () => {
    const both = joined.filter(({ race }) => race.finalTimeSeconds !== null && race.purse !== null);
    const starters = both.flatMap(({ race }) => race.starters);
    assert.equal([both.length, starters.length], [813, 6103]);
    assert.ok(both.every(({ track, day }) => track === 'AQU' && day.startsWith('2019')));
    assert.ok(both.every(({ race }) => race.starters.some(({ official }) => official === 1)));
    assert.ok(
      starters.every(({ postPosition, lastStartReported }) => postPosition !== null && lastStartReported),
    );
  });

  test('a horse that did not finish has no place, though one table counts it last', () => {
    const race = raceOn('2019-01-04', 'AQU', 6);
    const fallen = race?.starters.find(({ programNumber }) => programNumber === '1');
    assert.equal([fallen?.crossed, fallen?.official], [null, null]);
  });

  test('the horse that crossed first on 28 September 2019 was placed second', () => {
    const [first, second] = raceOn('2019-09-28', 'BEL', 10)?.starters ?? [];
    assert.equal([first?.crossed, first?.official, first?.disqualified], [1, 2, true]);
    assert.equal([second?.crossed, second?.official], [2, 1]);
  });
}

test.run();
