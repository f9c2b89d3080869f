import { readFileSync } from 'node:fs';
import type { Card } from '#core/card/race.ts';
import type { ResultSheet } from '#core/results/result-sheet.ts';

/** A horse of a card as its file or its stored row has it, read without the product's card reader or tools. */
export interface RawHorse {
  readonly race: number;
  readonly number: string;
  /** As printed. */
  readonly name: string;
  /** In the body of the race and not scratched. */
  readonly starts: boolean;
  readonly isScratched: boolean;
  readonly isMainTrackOnly: boolean;
  readonly isTurf: boolean;
  /** Morning line to 1; null without one. */
  readonly toOne: number | null;
  readonly lastFigure: number | null;
  readonly lifeStarts: number | null;
  /** `E`, `E/P`, `P`, `S`; empty without one. */
  readonly style: string;
  /** `1:55 PM`, at the track; empty without one. */
  readonly postTime: string;
  /** Last name; empty where none is named. */
  readonly jockey: string;
  readonly trainer: string;
  readonly primePower: number | null;
  readonly bestAtDistance: number | null;
  readonly blinkers: 'on' | 'off' | null;
  readonly isFirstLasix: boolean;
  /** The latest work was the fastest of at least four. */
  readonly hasBulletWork: boolean;
  readonly daysAway: number | null;
  /** As printed, `GR/RO`; empty without one. */
  readonly color: string;
  /** The code of the track of its last race; empty without one. */
  readonly lastTrack: string;
}

/** One-based columns of the Brisnet single file. */
const COLUMN = {
  race: 3,
  surface: 7,
  trainer: 28,
  jockey: 33,
  listStatus: 41,
  program: 43,
  line: 44,
  name: 45,
  color: 50,
  medication: 62,
  equipment: 64,
  lifeStarts: 97,
  workSeconds: 114,
  style: 210,
  daysAway: 224,
  primePower: 251,
  lastTrack: 276,
  lastFigure: 846,
  bestAtDistance: 1181,
  pacificTime: 1418,
} as const;

/** One line of comma-separated cells, quotes taken off. */
function splitLine(line: string): readonly string[] {
  const cells: string[] = [];
  let [cell, isQuoted] = ['', false];
  for (const sign of line) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (sign === ',' && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell.trim()];
}

const PACIFIC_TO_EASTERN = 3;

/** `1055` on the Pacific clock is `1:55 PM` in the East; cards are run between 10 in the morning and 10 at night. */
function easternOf(pacific: string): string {
  const found = /^(\d{1,2})(\d{2})$/.exec(pacific);
  if (found === null) return '';
  const hour = Number(found[1]);
  const eastern = (hour < 7 ? hour + 12 : hour) + PACIFIC_TO_EASTERN;
  return `${((eastern + 11) % 12) + 1}:${found[2]} ${eastern < 12 ? 'AM' : 'PM'}`;
}

/** Zero where the file has no such figure. */
const figureOrNull = (text: string): number | null => Number(text) || null;
const BLINKERS: Readonly<Record<string, 'on' | 'off'>> = { '1': 'on', '2': 'off' };
const FIRST_LASIX: readonly string[] = ['4', '5'];

/** `PRAT FLAVIEN` is Prat; `RIDER TBA` is nobody. */
const lastNameFirst = (name: string): string => (name === 'RIDER TBA' ? '' : (name.split(' ')[0] ?? ''));
const lastNameLast = (name: string | undefined): string => name?.split(' ').at(-1) ?? '';

const numberOrNull = (text: string): number | null => (text === '' ? null : Number(text));

/** Every horse of a Brisnet single file. */
export function horsesOfFile(path: string): readonly RawHorse[] {
  const rows = readFileSync(path, 'latin1')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map(splitLine);
  const times = new Map<number, string>();
  const cell = (row: readonly string[], column: number): string => row[column - 1] ?? '';
  for (const row of rows) {
    const time = easternOf(cell(row, COLUMN.pacificTime));
    if (time !== '') times.set(Number(cell(row, COLUMN.race)), time);
  }
  return rows.map((row) => {
    const race = Number(cell(row, COLUMN.race));
    const status = cell(row, COLUMN.listStatus);
    return {
      race,
      number: cell(row, COLUMN.program),
      name: cell(row, COLUMN.name),
      starts: status === '',
      isScratched: false,
      isMainTrackOnly: status === 'M',
      isTurf: cell(row, COLUMN.surface).toLowerCase() === 't',
      toOne: numberOrNull(cell(row, COLUMN.line)),
      lastFigure: numberOrNull(cell(row, COLUMN.lastFigure)),
      lifeStarts: numberOrNull(cell(row, COLUMN.lifeStarts)),
      style: cell(row, COLUMN.style),
      postTime: times.get(race) ?? '',
      jockey: lastNameFirst(cell(row, COLUMN.jockey)),
      trainer: lastNameFirst(cell(row, COLUMN.trainer)),
      primePower: numberOrNull(cell(row, COLUMN.primePower)),
      bestAtDistance: figureOrNull(cell(row, COLUMN.bestAtDistance)),
      blinkers: BLINKERS[cell(row, COLUMN.equipment)] ?? null,
      isFirstLasix: FIRST_LASIX.includes(cell(row, COLUMN.medication)),
      hasBulletWork: cell(row, COLUMN.workSeconds).startsWith('-'),
      daysAway: numberOrNull(cell(row, COLUMN.daysAway)),
      color: cell(row, COLUMN.color),
      lastTrack: cell(row, COLUMN.lastTrack),
    };
  });
}

/** Every horse of a stored card, from its rows. */
export const horsesOfCard = ({ races }: Card, timeZone: string): readonly RawHorse[] =>
  races.flatMap(({ number: race, surface, postTime, runners }) =>
    runners.map((runner) => ({
      race,
      number: runner.programNumber,
      name: runner.horseName,
      starts: !runner.isScratched && runner.listStatus === null,
      isScratched: runner.isScratched,
      isMainTrackOnly: runner.listStatus === 'main-track-only',
      isTurf: surface === 'turf' || surface === 'inner-turf',
      toOne: runner.morningLine?.toOne ?? null,
      lastFigure: runner.pastPerformances?.[0]?.speedFigure ?? null,
      lifeStarts: runner.records?.life?.starts ?? null,
      style: runner.ratings.runStyle ?? '',
      postTime:
        postTime === null
          ? ''
          : new Date(postTime).toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' }),
      jockey: lastNameLast(runner.jockey?.name),
      trainer: lastNameLast(runner.trainer?.name),
      primePower: runner.ratings.primePower,
      bestAtDistance: runner.ratings.bestDistance,
      blinkers: runner.blinkers,
      isFirstLasix: runner.medication?.includes('first-time lasix') ?? false,
      hasBulletWork: runner.workouts?.[0]?.isBullet ?? false,
      daysAway: runner.daysSinceLast,
      color: runner.color ?? '',
      lastTrack: runner.pastPerformances?.[0]?.track ?? '',
    })),
  );

/** The horse of an official place of a race by stored sheets. */
export function finisherIn(
  sheets: readonly ResultSheet[],
  raceNumber: number,
  place: number,
): { readonly name: string; readonly number: string } | null {
  for (const { races } of sheets) {
    const starters = races.find((row) => row.raceNumber === raceNumber)?.starters ?? [];
    const finisher = starters.find(({ official }) => official === place);
    if (finisher !== undefined) return { name: finisher.horseName, number: finisher.programNumber };
  }
  return null;
}

/** First payoff of a wager on a race by stored sheets, in dollars for its printed stake. */
export function payoffIn(sheets: readonly ResultSheet[], raceNumber: number, wager: string): number | null {
  for (const { races } of sheets) {
    const payouts = races.find((row) => row.raceNumber === raceNumber)?.payouts ?? [];
    const payoff = payouts.find((payout) => payout.wager === wager)?.payoff;
    if (payoff !== undefined) return payoff;
  }
  return null;
}
