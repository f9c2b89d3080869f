import { readFile } from 'node:fs/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readFigureReportFile } from '#adapters/files/equibase-speed-figures/read-figures.ts';
import { makePdfReader } from '#adapters/files/pdf/pdf-reader.ts';
import type { FigureReport, ReportedHorse, ReportedRace } from '#core/handicapping/figure-report.ts';
import { instant } from '#core/kernel/instant.ts';
import { clockText } from '#core/kernel/race-day.ts';
import { realData } from '#test/support/real-data.ts';

/** A real report, and what must be read from it; neither is part of the project. */
const path = realData('speed-figures/SAR_2022-08-21.pdf');
const truthPath = realData('speed-figures/SAR_2022-08-21.truth.json');
const test = suite('speed figures, Saratoga, 21 August 2022');

type TrueHorse = Readonly<Record<string, string | number | null>>;
interface TrueRace {
  readonly raceNumber: number;
  readonly raceName: string | null;
  readonly wagers: string;
  readonly postTime: string;
  readonly raceType: string;
  readonly conditions: string;
  readonly purse: number;
  readonly raceRating: number;
  readonly tableKind: string;
  readonly horses: readonly TrueHorse[];
}

/** A horse in the words of the truth table. */
function spelled(horse: ReportedHorse): TrueHorse {
  const { raced, family } = horse;
  const ofFamily =
    family === null
      ? {}
      : {
          sirePace: family.sire.pace,
          sireSpeed: family.sire.speed,
          damPace: family.dam.pace,
          damSpeed: family.dam.speed,
          sireFoalWins: family.sire.wins,
          sireFoalStarts: family.sire.starts,
          damFoalWins: family.dam.wins,
          damFoalStarts: family.dam.starts,
          studFee: family.studFee,
        };
  return {
    programNumber: horse.programNumber,
    postPosition: horse.postPosition,
    postWinPct: horse.postWinPercent,
    horse: horse.bredIn === null ? horse.horseName : `${horse.horseName} (${horse.bredIn})`,
    classRating: raced?.classRating ?? null,
    lastPace: raced?.pace.last ?? null,
    avgPace: raced?.pace.average ?? null,
    highPace: raced?.pace.highest ?? null,
    lastSpeed: raced?.speed.last ?? null,
    avgSpeed: raced?.speed.average ?? null,
    highSpeed: raced?.speed.highest ?? null,
    ...ofFamily,
    jockey: horse.jockeyName ?? 'Rider TBA',
    trainer: horse.trainerName,
    jockeyItmPct: horse.inMoneyPercent.jockey,
    trainerItmPct: horse.inMoneyPercent.trainer,
    jockeyTrainerItmPct: horse.inMoneyPercent.together,
  };
}

const withoutPercentages = (horse: TrueHorse): TrueHorse => {
  const { sireFoalWinPct: _sire, damFoalWinPct: _dam, ...rest } = horse;
  return rest;
};

function truthOf(file: string, truthFile: string): void {
  let report: FigureReport;
  let truth: readonly TrueRace[];
  test.before(async () => {
    const reader = makePdfReader();
    try {
      ({ report } = await readFigureReportFile(file, instant(0), reader));
    } finally {
      await reader.close();
    }
    ({ races: truth } = JSON.parse(await readFile(truthFile, 'utf8')));
  });
  const race = (number: number): ReportedRace => report.races[number - 1] as ReportedRace;

  test('track, day and source', () => {
    assert.is(report.track, 'SAR');
    assert.is(report.day, '2022-08-21');
    assert.is(report.provenance.source, 'Equibase speed figures SAR_2022-08-21.pdf');
  });

  test('every one of 99 rows, in every number', () => {
    const read = report.races.map(({ horses }) => horses.map(spelled));
    assert.is(read.flat().length, 99);
    assert.equal(
      read,
      truth.map(({ horses }) => horses.map(withoutPercentages)),
    );
  });

  test('every head of a race', () => {
    assert.equal(
      report.races.map((reportedRace) => ({
        raceNumber: reportedRace.raceNumber,
        raceName: reportedRace.name,
        wagers: reportedRace.wagers,
        postTime: clockText(reportedRace.postMinute ?? 0),
        raceType: reportedRace.type,
        conditions: reportedRace.restrictions,
        purse: reportedRace.purse,
        raceRating: reportedRace.raceRating,
      })),
      truth.map(({ raceNumber, raceName, wagers, postTime, raceType, conditions, purse, raceRating }) => ({
        raceNumber,
        raceName,
        wagers,
        postTime,
        raceType,
        conditions,
        purse,
        raceRating,
      })),
    );
    const yards = report.races.map(({ distanceYards }) => distanceYards);
    assert.equal(yards, [1870, 1210, 1540, 1320, 1980, 1430, 2640, 1320, 1210, 1870]);
  });

  test('a race for first starters has no figures of its horses, not even of those that have run', () => {
    for (const number of [1, 6]) {
      assert.ok(race(number).horses.every(({ raced, family }) => raced === null && family !== null));
    }
    const rest = report.races.filter(({ raceNumber }) => raceNumber !== 1 && raceNumber !== 6);
    const figures = rest.flatMap(({ horses }) => horses.flatMap(({ raced }) => raced ?? []));
    assert.is(figures.length, 80);
    for (const { pace, speed } of figures) {
      for (const { last, average, highest } of [pace, speed]) {
        assert.ok(highest === null || Math.max(last ?? 0, average ?? 0) <= highest);
      }
    }
  });
}

if (path === null || truthPath === null) {
  test('the real report is absent: an invented one takes its place', () =>
    assert.ok(path === null || truthPath === null));
} else truthOf(path, truthPath);
test.run();
