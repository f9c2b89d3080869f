import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Finisher, RaceResult } from '#core/results/race-result.ts';
import { IMPORTED_AT, raceFrom, reading, readingLines, starterOf, tablesOf } from './nyra-tables.ts';

const test = suite('NYRA tables');

const facts = (change: string): RaceResult => raceFrom({ facts: change });
const places = (starters: readonly Finisher[]) =>
  starters.map(({ programNumber, crossed, official }) => [programNumber, crossed, official]);

test('a race has what the tables give, and nothing made up', () => {
  const { starters: _, ...race } = facts('850,I,FM ,72,MSW,90000,00135');
  assert.equal(race, {
    raceNumber: 1,
    cancelled: null,
    name: null,
    grade: null,
    type: 'Maiden Special Weight',
    conditions: null,
    surface: 'inner-turf',
    offTheTurf: false,
    distanceYards: 1870,
    isAbout: false,
    condition: 'Firm',
    weather: null,
    purse: 90_000,
    valueOfRace: null,
    claimingPrice: null,
    offMinute: 815,
    start: null,
    fractions: [],
    finalTimeSeconds: null,
    runUpFeet: 72,
    railFeet: null,
    winner: null,
    isFieldComplete: true,
    payouts: [],
    winPlaceShowPool: null,
    scratches: [],
    claims: [],
    voidedClaims: [],
    footnotes: '',
  });
});

test('a starter has what the tables give, and nothing made up', () => {
  const [winner] = raceFrom({}).starters;
  assert.equal(winner, {
    programNumber: '2',
    bettingInterest: '2',
    horseName: 'Paper Lantern 2',
    jockeyName: 'Robin Lane',
    trainerName: null,
    ownerName: null,
    weightLb: 120,
    equipment: null,
    postPosition: null,
    calls: [],
    crossed: 1,
    finished: true,
    margin: null,
    behind: null,
    official: 1,
    disqualified: false,
    deadHeat: false,
    odds: 0.9,
    isFavorite: true,
    comment: '',
    lastStart: null,
    lastStartReported: false,
  });
});

test('post times have no half of the day: ten, eleven and twelve are before one', () => {
  const minute = (time: string) => facts(`600,D,FT ,54,CLM,40000,${time}`).offMinute;
  assert.is(minute('01136'), 11 * 60 + 36);
  assert.is(minute('01220'), 12 * 60 + 20);
  assert.is(minute('00121'), 13 * 60 + 21);
  assert.is(minute('00800'), 20 * 60);
});

test('courses, distances in hundredths of a furlong, and a run-up of nothing over jumps', () => {
  const surfaces = ['D', 'I', 'T', 'O', 'M'].map(
    (letter) => facts(`800,${letter},FT ,54,CLM,40000,00100`).surface,
  );
  assert.equal(surfaces, ['dirt', 'inner-turf', 'turf', 'turf', 'steeplechase']);
  assert.is(facts('650,D,FT ,54,CLM,40000,00100').distanceYards, 1430);
  const hurdle = facts('1650,M,GD ,0,STK,75000,01235');
  assert.equal([hurdle.distanceYards, hurdle.runUpFeet, hurdle.type], [3630, null, 'Stakes']);
});

test('the order across the wire and the official order differ after a disqualification', () => {
  const { starters } = raceFrom({
    starts: [
      ['1', 250, 1, 3],
      ['2', 90, 2, 1],
      ['3', 400, 3, 2],
      ['4', 800, 4, 4],
    ],
  });
  assert.equal(places(starters), [
    ['1', 1, 3],
    ['2', 2, 1],
    ['3', 3, 2],
    ['4', 4, 4],
  ]);
  assert.equal(
    starters.map(({ disqualified }) => disqualified),
    [true, false, false, false],
  );
});

test('a dead heat shares its place, though finishing_place breaks it', () => {
  const { starters } = raceFrom({
    starts: [
      ['1', 250, 1, 2],
      ['2', 90, 1, 1],
      ['3', 400, 3, 3],
    ],
  });
  assert.equal(places(starters), [
    ['2', 1, 1],
    ['1', 1, 1],
    ['3', 3, 3],
  ]);
  assert.equal(
    starters.map(({ deadHeat }) => deadHeat),
    [true, true, false],
  );
  assert.ok(starters.every(({ disqualified }) => !disqualified));
});

test('a dead heat moves up together when the winner is put behind it', () => {
  const { starters } = raceFrom({
    starts: [
      ['1', 250, 1, 3],
      ['2', 90, 2, 1],
      ['3', 400, 2, 2],
      ['4', 800, 4, 4],
    ],
  });
  assert.equal(places(starters), [
    ['1', 1, 3],
    ['2', 2, 1],
    ['3', 2, 1],
    ['4', 4, 4],
  ]);
});

test('one of a dead heat that is disqualified leaves the other its place', () => {
  const { starters } = raceFrom({
    starts: [
      ['1', 250, 1, 1],
      ['2', 90, 1, 3],
      ['3', 400, 3, 2],
    ],
  });
  assert.equal(places(starters), [
    ['1', 1, 1],
    ['2', 1, 3],
    ['3', 3, 2],
  ]);
  assert.is(starters[1]?.disqualified, true);
});

test('coupled horses are one betting interest, and are the favorite together', () => {
  const starter = starterOf(['1', 150, 3, 3], ['1A', 150, 1, 1], ['1X', 150, 4, 4], ['11', 400, 2, 2]);
  assert.equal(
    ['1', '1A', '1X', '11'].map((number) => starter(number).bettingInterest),
    ['1', '1', '1', '11'],
  );
  assert.equal(
    ['1', '1A', '1X', '11'].map((number) => starter(number).isFavorite),
    [true, true, true, false],
  );
});

test('odds of 0 are no price and make no favorite', () => {
  const starter = starterOf(['1', 0, 1, 1], ['2', 90, 2, 2]);
  assert.equal([starter('1').odds, starter('1').isFavorite], [null, false]);
  assert.equal([starter('2').odds, starter('2').isFavorite], [0.9, true]);
});

test('one sheet a track and day, by track and day, races by number', () => {
  const read = reading(
    { number: 2 },
    { number: 1 },
    { track: 'BEL', day: '2019-06-08', number: 1 },
    { day: '2019-08-02', number: 1 },
  );
  assert.equal(
    read.map(({ sheet }) => [sheet.track, sheet.day, sheet.races.map(({ raceNumber }) => raceNumber)]),
    [
      ['BEL', '2019-06-08', [1]],
      ['SAR', '2019-08-02', [1]],
      ['SAR', '2019-08-03', [1, 2]],
    ],
  );
  const [{ sheet }] = read as [(typeof read)[number]];
  assert.is(sheet.kind, 'nyra-tables');
  assert.equal(sheet.provenance, { tier: 'imported', source: 'NYRA tables 2019', at: IMPORTED_AT });
});

test('a horse that is placed but neither priced nor ridden did not start', () => {
  const [day] = reading({ number: 1, absent: [['10', 4]] }, { number: 2 });
  const [race] = day?.sheet.races ?? [];
  assert.is(race?.starters.length, 3);
  assert.equal(race?.scratches, [{ horseName: 'Paper Lantern 10', reason: null }]);
});

test('the same files have the same hashes, another price another for its day only', () => {
  const hashes = (odds: number) =>
    reading({ starts: [['1', odds, 1, 1]] }, { day: '2019-08-04' }).map(({ contentHash }) => contentHash);
  assert.equal(hashes(250), hashes(250));
  assert.is.not(hashes(250)[0], hashes(260)[0]);
  assert.is(hashes(250)[1], hashes(260)[1]);
});

test('another numbering of the horses is the same day', () => {
  const lines = tablesOf([{}]);
  const renumbered = {
    ...lines,
    horseIds: lines.horseIds.map((line) => line.replace(/,([012]),([123])$/, ',9$1,$2')),
    horseNames: lines.horseNames.map((line) => line.replace(/^(\d),(\d),/, '$1,9$2,')),
  };
  assert.is(readingLines(renumbered)[0]?.contentHash, readingLines(lines)[0]?.contentHash);
});

test('a race that contradicts itself is reported, and the rest of the day is read', () => {
  const refusedFor = (starts: readonly (readonly [string, number, number, number])[]) => {
    const [day] = reading({ starts }, { number: 2 });
    assert.equal(
      day?.sheet.races.map(({ raceNumber }) => raceNumber),
      [2],
    );
    return day?.sheet.refused;
  };
  assert.equal(
    refusedFor([
      ['1', 250, 1, 1],
      ['2', 90, 3, 2],
    ]),
    [{ raceNumber: 1, failed: ['position_at_finish 1, 3 is not an order of finish.'] }],
  );
  assert.equal(
    refusedFor([
      ['1', 250, 1, 1],
      ['2', 90, 2, 3],
    ]),
    [{ raceNumber: 1, failed: ['finishing_place 1, 3 is not an order of finish.'] }],
  );
  assert.equal(
    refusedFor([
      ['1', 250, 1, 1],
      ['1A', 90, 2, 2],
    ]),
    [{ raceNumber: 1, failed: ['#1 and #1A are coupled but show different odds.'] }],
  );
});

test.run();
