import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addDays } from '#core/kernel/race-day.ts';
import type { Finisher, RaceResult } from '#core/results/race-result.ts';
import { joinedRaces } from '#core/results/reconcile/index.ts';
import type { SheetKind } from '#core/results/result-sheet.ts';
import { aDecision, aDoubt } from '#test/support/a-doubt.ts';
import { aFinisher, aPayout, aRaceResult, aSheet, RESULTS_DAY } from '#test/support/a-result.ts';

const test = suite('sheets joined race by race');

const sheetOf = (kind: SheetKind, ...races: RaceResult[]) => aSheet({ kind, races });
const raceOf = (starters: readonly Partial<Finisher>[], change: Partial<RaceResult> = {}) =>
  aRaceResult({ starters: starters.map(aFinisher), ...change });
/** The one race joined from a race in the NYRA tables and the same race in an Aqueduct row. */
function joined(tables: RaceResult, rows: RaceResult): RaceResult {
  const [race, ...others] = joinedRaces([sheetOf('aqueduct-table', rows), sheetOf('nyra-tables', tables)]);
  assert.is(others.length, 0);
  return race?.race as RaceResult;
}

test('races come in order of time: by day, track and number', () => {
  const sheets = [
    aSheet({ day: addDays(RESULTS_DAY, 1) }),
    aSheet({ races: aSheet().races.toReversed() }),
    aSheet({ track: 'AQU' }),
  ];
  assert.equal(
    joinedRaces(sheets).map(({ track, day, race }) => `${day} ${track} ${race.raceNumber}`),
    ['2020-08-08 AQU 1', '2020-08-08 AQU 2', '2020-08-08 SAR 1'].concat([
      '2020-08-08 SAR 2',
      '2020-08-09 SAR 1',
      '2020-08-09 SAR 2',
    ]),
  );
  assert.equal(joinedRaces([]), []);
});

test('a chart goes before the NYRA tables, those before an Aqueduct row, each race by itself', () => {
  const racesNamed = (name: string, ...numbers: number[]) =>
    numbers.map((raceNumber) => aRaceResult({ raceNumber, name }));
  const races = joinedRaces([
    sheetOf('aqueduct-table', ...racesNamed('rows', 1, 2, 3)),
    sheetOf('chart', ...racesNamed('chart', 1)),
    sheetOf('nyra-tables', ...racesNamed('tables', 1, 2)),
  ]);
  assert.equal(
    races.map(({ race }) => race.name),
    ['chart', 'tables', 'rows'],
  );
});

test('a printed chart goes before one of TrackMaster, whose figures fill it in', () => {
  const figures = { classRating: 80, pace: [88, 84, 79], parSeconds: null, variant: -4 };
  const [race] = joinedRaces([
    sheetOf(
      'trackmaster-chart',
      raceOf([{ odds: 9, age: 4, trackmasterFigure: 77 }], { name: 'XML', trackmaster: figures }),
    ),
    sheetOf('chart', raceOf([{ odds: 2.5 }], { name: 'PDF' })),
    sheetOf('nyra-tables', raceOf([{ odds: 3 }], { name: 'tables' })),
  ]);
  const [starter] = race?.race.starters ?? [];
  assert.equal([race?.race.name, race?.race.trackmaster, starter?.odds], ['PDF', figures, 2.5]);
  assert.equal([starter?.age, starter?.trackmasterFigure, starter?.sex], [4, 77, undefined]);
});

test('what the first sheet lacks is taken from the next, by program number', () => {
  const race = joined(
    raceOf([{ programNumber: '2', trainerName: null, comment: '', postPosition: null }], {
      finalTimeSeconds: null,
      fractions: [],
      type: 'Allowance',
    }),
    raceOf([{ programNumber: '1' }, { programNumber: '2', comment: 'rallied', odds: 50 }], { type: '' }),
  );
  const [starter] = race.starters;
  assert.equal([race.finalTimeSeconds, race.fractions, race.type], [70.44, [22.31, 45.6, null], 'Allowance']);
  assert.equal([starter?.trainerName, starter?.comment, starter?.postPosition], ['Alex Marsh', 'rallied', 2]);
  assert.is(starter?.odds, 4.35);
  assert.is(race.starters.length, 1);
});

test('the placing and what belongs to it come from the sheet that knows it', () => {
  const unknown = { official: null, disqualified: false };
  const race = joined(
    raceOf([
      { programNumber: '1', ...unknown },
      { programNumber: '2', ...unknown },
    ]),
    raceOf([
      { programNumber: '1', official: 2, disqualified: true },
      { programNumber: '2', official: 1 },
    ]),
  );
  const rows = race.starters.map(({ official, disqualified }) => [official, disqualified]);
  assert.equal(rows, [
    [2, true],
    [1, false],
  ]);
});

test('a horse without a placing gets none from elsewhere where the others have one', () => {
  const race = joined(
    raceOf([{ programNumber: '1' }, { programNumber: '2', official: null }]),
    raceOf([{ programNumber: '1' }, { programNumber: '2', official: 2, disqualified: true }]),
  );
  assert.equal([race.starters[1]?.official, race.starters[1]?.disqualified], [null, false]);
});

test('a source of margins knows who finished', () => {
  const unknown = { margin: null, behind: null };
  const race = joined(
    raceOf([
      { programNumber: '1', ...unknown },
      { programNumber: '2', ...unknown },
    ]),
    raceOf([{ programNumber: '1' }, { programNumber: '2', ...unknown, crossed: null, official: null }]),
  );
  const rows = race.starters.map(({ crossed, official, margin }) => [crossed, official, margin]);
  assert.equal(rows, [
    [1, 1, 1.75],
    [null, null, null],
  ]);
});

test('a first starter stays one, and a missing last start is filled in', () => {
  const first = { programNumber: '1', lastStart: null, lastStartReported: true };
  const silent = { programNumber: '2', lastStart: null, lastStartReported: false };
  const race = joined(raceOf([first, silent]), raceOf([{ programNumber: '1' }, { programNumber: '2' }]));
  assert.equal(
    race.starters.map(({ lastStart, lastStartReported }) => [lastStart?.day ?? null, lastStartReported]),
    [
      [null, true],
      ['2020-07-18', true],
    ],
  );
});

test('a race that was cancelled is not filled from one that was run', () => {
  const cancelled = aRaceResult({ cancelled: { reason: 'Weather' }, starters: [], payouts: [] });
  assert.equal(joined(cancelled, aRaceResult()), cancelled);
});

test('a duplicate starter is dropped once', () => {
  const twice = [{ programNumber: '1' }, { programNumber: '2' }, { programNumber: '1', comment: 'again' }];
  const [race] = joinedRaces([sheetOf('aqueduct-table', raceOf(twice))]);
  const rows = race?.race.starters.map(({ programNumber, comment }) => [programNumber, comment]);
  assert.equal(rows, [
    ['1', 'vied 3w, drew clear'],
    ['2', 'vied 3w, drew clear'],
  ]);
});

test('invented races are never listed beside real ones of their track and day', () => {
  const invented = aSheet({
    kind: 'simulation',
    races: [1, 2, 3].map((n) => aRaceResult({ raceNumber: n })),
  });
  assert.is(joinedRaces([invented]).length, 3);
  assert.is(joinedRaces([invented, aSheet()]).length, 2);
  assert.is(joinedRaces([invented, aSheet({ track: 'AQU' })]).length, 5);
});

test('joining changes no sheet, and the same sheets in another order join to the same', () => {
  const sheets = (['chart', 'nyra-tables', 'aqueduct-table'] as const).map((kind, index) =>
    sheetOf(kind, raceOf([{ programNumber: '1', trainerName: index === 1 ? 'Sam Reed' : null }])),
  );
  const before = structuredClone(sheets);
  const firstJoinedRaces = joinedRaces(sheets);
  assert.equal(joinedRaces(sheets.toReversed()), firstJoinedRaces);
  assert.equal(sheets, before);
  assert.is(firstJoinedRaces[0]?.race.starters[0]?.trainerName, 'Sam Reed');
});

test('a live sheet counts only for races that no other sheet has', () => {
  const live = sheetOf(
    'live',
    aRaceResult({ footnotes: 'live', weather: 'Rain' }),
    aRaceResult({ raceNumber: 3 }),
  );
  const chart = sheetOf('chart', aRaceResult({ weather: null }));
  assert.equal(
    joinedRaces([live, chart]).map(({ race }) => [race.raceNumber, race.weather]),
    [
      [1, null],
      [3, 'Clear'],
    ],
  );
});

test('a race comes as it was decided', () => {
  const payouts = [aPayout({ wager: 'Trifecta', winningNumbers: '1-2-4' })];
  const race = aRaceResult({ payouts, doubts: [aDoubt()], decision: aDecision('order') });
  const [joined] = joinedRaces([aSheet({ races: [race] })]);
  assert.equal(
    joined?.race.payouts.map(({ winningNumbers }) => winningNumbers),
    ['1-2-3'],
  );
});

test.run();
