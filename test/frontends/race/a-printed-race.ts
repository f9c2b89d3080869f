import { aPastRace } from '#test/support/a-runner.ts';
import type { HorseForm, PastRace } from '../../../frontends/race/form/form-query.ts';
import type { RaceParts } from '../../../frontends/race/print/race-parts.ts';
import { anEntry, aRace } from '../picks/a-day.ts';

/** A past race as the call returns it. */
export const aLine = (more: Partial<PastRace> = {}): PastRace =>
  ({
    ...aPastRace(),
    distance: '6F',
    isForeign: false,
    earlyPace1: 85,
    earlyPace2: 86,
    par: 86,
    figure: { points: 84, scale: 'Brisnet', step: 0, doubt: null },
    finish: { position: 2, lengths: 0.75 },
    marks: [],
    layoffDays: null,
    contradictions: [],
    sources: [0],
    ...more,
  }) as unknown as PastRace;

/** A horse with so many past races and twelve works. */
export const aHorse = (programNumber: string, lines: number, more: Partial<HorseForm> = {}): HorseForm =>
  ({
    programNumber,
    horseName: `HORSE ${programNumber}`,
    isScratched: false,
    listStatus: null,
    age: 3,
    sex: 'colt',
    color: 'B',
    sire: 'OLD LAMP',
    dam: 'CANDLE WICK',
    damSire: 'TALLOW',
    bredIn: 'NY',
    owner: 'TALL FENCE STABLE',
    weightLb: 120,
    apprenticeAllowanceLb: null,
    claimingPrice: null,
    medication: 'lasix',
    blinkers: null,
    firstStartAsGelding: false,
    daysSinceLast: 28,
    primePower: { points: 130.25, rank: 1 },
    runStyle: 'E/P',
    earlyPoints: 4,
    records: [{ kind: 'life', starts: lines, wins: 2, places: 1, shows: 1, earnings: 96_000 }],
    jockey: { name: 'LANE ROBIN', records: [] },
    trainer: null,
    together: null,
    situations: [],
    todaysMarks: [],
    lines: Array.from({ length: lines }, () => aLine()),
    linesKnown: lines,
    works: Array.from({ length: 12 }, () => ({
      day: '2025-06-01',
      track: 'SAR',
      distance: '4F',
      seconds: 48.4,
      isBullet: false,
      condition: 'ft',
      manner: 'B',
      course: 'MT',
      rank: 12,
      count: 40,
    })),
    ...more,
  }) as unknown as HorseForm;

/** A race with these horses and all that is printed of it. */
export function aPrintedRace(
  raceNumber: number,
  horses: readonly HorseForm[],
  more: Partial<RaceParts> = {},
): RaceParts {
  const entries = horses.map(({ programNumber, isScratched, listStatus }) =>
    anEntry(programNumber, { scratchStatus: isScratched, listStatus }),
  );
  const race = aRace({
    id: `saratoga-2025-06-07-${raceNumber}`,
    raceNumber,
    entries,
    entryCount: entries.length,
    conditions: 'FOR THREE YEAR OLDS AND UPWARD WHICH HAVE NEVER WON A RACE. '.repeat(5),
  });
  return {
    race,
    form: { horses, par: 86 } as never,
    field: null,
    predictions: null,
    readAt: null,
    isOld: false,
    ...more,
  };
}

/** Our chance of a horse, coupled with others. */
export const aChance = (programNumber: string, winProbability: number, coupledWith: readonly string[] = []) =>
  ({
    programNumber,
    winProbability,
    coupledWith,
    fairPrice: { text: '5-2', toOne: 2.5 },
    priceToTake: { text: '3-1', toOne: 3 },
  }) as never;
