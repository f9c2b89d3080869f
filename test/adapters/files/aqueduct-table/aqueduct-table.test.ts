import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { certainPlaces } from '#adapters/files/aqueduct-table/official-places.ts';
import {
  fieldOf,
  IMPORTED_AT,
  type RowDraft,
  raceFrom,
  reading,
  rowOf,
  TWO,
  winnerFrom,
} from './table-rows.ts';

const test = suite('Aqueduct table');

test('a race has what the table gives, and nothing made up', () => {
  const { starters: _, ...race } = raceFrom(...TWO);
  assert.equal(race, {
    raceNumber: 1,
    cancelled: null,
    name: null,
    grade: null,
    type: null,
    conditions: null,
    surface: 'inner-dirt',
    offTheTurf: false,
    distanceYards: 1320,
    isAbout: false,
    condition: 'Fast',
    weather: 'Cloudy',
    purse: null,
    valueOfRace: null,
    claimingPrice: null,
    offMinute: null,
    start: null,
    fractions: [],
    finalTimeSeconds: 72.05,
    runUpFeet: null,
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

test('a starter has what the table gives, and nothing made up', () => {
  assert.equal(winnerFrom({ Pgm: '1A' }), {
    programNumber: '1A',
    bettingInterest: '1',
    horseName: 'Paper Lantern',
    jockeyName: 'Robin Lane',
    trainerName: null,
    ownerName: null,
    weightLb: 121,
    equipment: 'L bf',
    postPosition: 3,
    calls: [],
    crossed: 1,
    finished: true,
    margin: 1.25,
    behind: 0,
    official: 1,
    disqualified: false,
    deadHeat: false,
    odds: 14.2,
    isFavorite: false,
    comment: '3w upr+ up late',
    lastStart: { day: '2018-12-03', track: 'LRL', raceNumber: 4, finish: 7 },
    lastStartReported: true,
  });
});

test('a first starter has no last race, and one abroad has no race number', () => {
  const first = winnerFrom({ Last_Race: 'FR', Past_Race: 'FR', Past_Track: 'FR', Past_Pos: 'FR' });
  assert.equal([first.lastStart, first.lastStartReported], [null, true]);
  const abroad = winnerFrom({ Last_Race: '29Sep18', Past_Race: '', Past_Track: 'LCH' });
  assert.equal(abroad.lastStart, { day: '2018-09-29', track: 'LCH', raceNumber: null, finish: 7 });
});

const JOCKEYS: readonly (readonly [string, string])[] = [
  ['Lane/Robin', 'Robin Lane'],
  ['Lane/Jr./Robin', 'Robin Lane, Jr.'],
  ['Marsh/Lane/Robin', 'Robin Marsh Lane'],
  ['De/La/Marsh/Robin', 'Robin De La Marsh'],
  ['Lane/R.', 'R. Lane'],
];
for (const [written, name] of JOCKEYS) {
  test(`the jockey ${written} is ${name}`, () => assert.is(winnerFrom({ J_Name: written }).jockeyName, name));
}

test('courses, times under a minute, medication and equipment', () => {
  const surfaceOf = (Track_Type: string) => raceFrom(...fieldOf([['1', 'Last']], { Track_Type })).surface;
  assert.equal(['Dirt', 'Inner', 'Turf', 'Outer'].map(surfaceOf), ['dirt', 'inner-dirt', 'turf', 'turf']);
  assert.is(raceFrom(...fieldOf([['1', 'Last']], { Final_Time: '51.99' })).finalTimeSeconds, 51.99);
  const gear = (change: string) => winnerFrom({ 'M/E': change }).equipment;
  assert.equal(['--', 'L', 'b', 'Lb', 'L---'].map(gear), ['', 'L', 'b', 'L b', 'L']);
});

test('1310 is six furlongs, the other codes are yards', () => {
  const yards = (Dist: string) => raceFrom(...fieldOf([['1', 'Last']], { Dist })).distanceYards;
  assert.equal(['990', '1310', '1430', '1830', '2640'].map(yards), [990, 1320, 1430, 1830, 2640]);
});

test('margins are lengths in front of the next horse, and add up to lengths behind the first', () => {
  const { starters } = raceFrom(
    ...fieldOf([
      ['1', 'Neck'],
      ['2', '1/2'],
      ['3', 'Head'],
      ['4', 'Nose'],
      ['5', '3.25'],
      ['6', 'Last'],
    ]),
  );
  assert.equal(
    starters.map(({ margin }) => margin),
    [0.25, 0.5, 0.1, 0.05, 3.25, null],
  );
  assert.equal(
    starters.map(({ behind }) => behind),
    [0, 0.25, 0.75, 0.85, 0.9, 4.15],
  );
});

test('horses of a dead heat share place and margin, which counts once', () => {
  const { starters } = raceFrom(
    ...fieldOf([
      ['1', '2'],
      ['2', '1.5'],
      ['2', '1.5'],
      ['4', 'Last'],
    ]),
  );
  assert.equal(
    starters.map(({ crossed, official, deadHeat, behind }) => [crossed, official, deadHeat, behind]),
    [
      [1, 1, false, 0],
      [2, 2, true, 2],
      [2, 2, true, 2],
      [4, 4, false, 3.5],
    ],
  );
});

test('a horse that did not finish has no place', () => {
  const { starters } = raceFrom(
    ...fieldOf([
      ['-1', 'DNF'],
      ['1', '2'],
      ['2', 'Last'],
    ]),
  );
  assert.equal(
    starters.map(({ programNumber, crossed, official, behind, margin }) => [
      programNumber,
      crossed,
      official,
      behind,
      margin,
    ]),
    [
      ['2', 1, 1, 0, 2],
      ['3', 2, 2, 2, null],
      ['1', null, null, null, null],
    ],
  );
});

test('a disqualified horse is reported, and the next one gets its place', () => {
  const [one, two, three] = fieldOf([
    ['1', '2'],
    ['2', '1'],
    ['3', 'Last'],
  ]);
  const { starters } = raceFrom((one ?? '').replace('Horse 1', 'DQ-Horse 1'), two ?? '', three ?? '');
  assert.equal(
    starters.map(({ horseName, disqualified, crossed, official }) => [
      horseName,
      disqualified,
      crossed,
      official,
    ]),
    [
      ['Horse 1', true, 1, null],
      ['Horse 2', false, 2, 1],
      ['Horse 3', false, 3, null],
    ],
  );
});

const placesAfter = (crossed: readonly (number | null)[], ...putBack: readonly number[]) =>
  certainPlaces(crossed.map((place, index) => ({ crossed: place, disqualified: putBack.includes(index) })));

test('official places are given only where they are certain', () => {
  assert.equal(placesAfter([1, 2, 3, null]), [1, 2, 3, null]);
  assert.equal(placesAfter([1, 2, 3, 4, 5], 2), [1, 2, null, 3, null]);
  assert.equal(placesAfter([1, 2, 2, 4], 0), [null, 1, 1, null]);
  assert.equal(placesAfter([1, 2, 3, 4, 5], 1, 3), [1, null, null, null, null]);
  assert.equal(placesAfter([1, 2, 3], 2), [1, 2, null]);
});

test('duplicate rows are dropped, wherever they are', () => {
  const race = [...TWO, ...fieldOf([['1', 'Last']], { Race_Num: '2' }), ...TWO];
  const [day] = reading(...race);
  assert.equal(
    day?.sheet.races.map(({ starters }) => starters.length),
    [2, 1],
  );
});

test('one sheet a day, days by the calendar and not by their text', () => {
  const on = (day: string, change: RowDraft = {}) => rowOf({ Date: day, Dist_Ahead: 'Last', ...change });
  const read = reading(on('02/01/2019', { Race_Num: '2' }), on('31/12/2018'), on('02/01/2019'));
  assert.equal(
    read.map(({ sheet }) => [sheet.track, sheet.day, sheet.races.map(({ raceNumber }) => raceNumber)]),
    [
      ['AQU', '2018-12-31', [1]],
      ['AQU', '2019-01-02', [1, 2]],
    ],
  );
  const [{ sheet, contentHash }] = read as [(typeof read)[number]];
  assert.is(sheet.kind, 'aqueduct-table');
  assert.equal(sheet.provenance, { tier: 'imported', source: 'Aqueduct table DATA.csv', at: IMPORTED_AT });
  assert.match(contentHash, /^[0-9a-f]{64}$/);
  const again = reading(on('31/12/2018'), on('02/01/2019', { Odds: '1.05' }));
  assert.is(again[0]?.contentHash, contentHash);
  assert.is.not(again[1]?.contentHash, read[1]?.contentHash);
});

test('a race that contradicts itself is reported, and the rest of the day is read', () => {
  const sound = fieldOf([['1', 'Last']], { Race_Num: '2' });
  const refusedFor = (...rows: readonly string[]) => {
    const [day] = reading(...rows, ...sound);
    assert.equal(
      day?.sheet.races.map(({ raceNumber }) => raceNumber),
      [2],
    );
    return day?.sheet.refused[0]?.failed;
  };
  const gap = fieldOf([
    ['1', '2'],
    ['3', 'Last'],
  ]);
  assert.equal(refusedFor(...gap), ['Fin 1, 3 is not an order of finish.']);
  const twoLast = fieldOf([
    ['1', 'Last'],
    ['2', 'Last'],
  ]);
  assert.equal(refusedFor(...twoLast), ['Dist_Ahead of #1 contradicts Fin.']);
  const apart = [rowOf({ Odds: '2.10' }), rowOf({ Pgm: '1A', Fin: '2', Dist_Ahead: 'Last' })];
  assert.equal(refusedFor(...apart), ['#1 and #1A are coupled but show different odds.']);
});

test.run();
