import type { QuotedPrice } from '#core/card/price.ts';
import { morningLineText } from '#core/card/price-text.ts';
import { type Angle, horseKey, type Person, type PersonRecord } from '#core/card/runner.ts';
import type { RunnerAsRead } from '#core/card/runner-as-read.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { misread, type Reading, readAll } from './field.ts';
import { pastRacesOf } from './past-races-of.ts';
import type { Row } from './rows.ts';
import { RUNNER } from './runner-fields.ts';
import { workoutsOf } from './workouts-of.ts';

type Read = Reading<typeof RUNNER>;
type Connections = Read['jockey'];

const NOBODY = /^(RIDER TBA|TBA)?$/;

/** A span without starts says nothing: it is left out. */
function personOf({ name, meet, thisYear, lastYear }: Connections): Person | null {
  if (NOBODY.test(name)) return null;
  const records: PersonRecord[] = [
    { span: 'this meet', ...meet, roi: null },
    { span: 'this year', ...thisYear },
    { span: 'last year', ...lastYear },
  ];
  return { name, records: records.filter(({ starts }) => starts > 0) };
}

const combinationOf = (read: Read['combination']): PersonRecord | null =>
  read.starts === 0 ? null : { span: '365 days', ...read };

/** 21.17% is 0.2117, without the binary rounding error. */
const shareOf = (percent: number): number => Math.round(percent * 100) / 10_000;

function anglesOf({ angles, jockeyAngle }: Read): readonly Angle[] {
  const trainers = Object.values(angles).map(({ winPercent, inMoneyPercent, ...angle }) => ({
    who: 'trainer' as const,
    ...angle,
    winShare: shareOf(winPercent),
    inMoneyShare: shareOf(inMoneyPercent),
  }));
  const { label, starts, wins, places, shows, roi } = jockeyAngle;
  const runs = Math.max(1, starts);
  const share = { winShare: wins / runs, inMoneyShare: (wins + places + shows) / runs };
  return [...trainers, { who: 'jockey' as const, label, starts, ...share, roi }].filter(
    (angle) => angle.label !== '' && angle.starts > 0,
  );
}

const quoted = (toOne: number): QuotedPrice => ({ text: morningLineText(toOne), toOne });

function ageOf(row: Row, birthYear: number, day: RaceDay): number {
  const age = Number(day.slice(0, 4)) - birthYear;
  if (age >= 1 && age <= 30) return age;
  throw misread(row, RUNNER.birthYear, 0, `a horse foaled in ${birthYear} cannot be racing on ${day}.`);
}

/** The horse of a row with its workouts and past races. */
export function runnerOf(row: Row, day: RaceDay): RunnerAsRead {
  const all = readAll(row, RUNNER);
  const { entry, birthYear, sex, jockeyAngle: _, ...read } = all;
  const born = 2000 + birthYear;
  const { runStyle, earlyPoints } = read.ratings;
  return {
    ...read,
    horseKey: horseKey(read.horseName, born, read.pedigree.dam),
    age: ageOf(row, born, day),
    sex: sex.sex,
    firstStartAsGelding: sex.isNewGelding,
    coupledWith: entry.group,
    isScratched: entry.isScratched,
    morningLine: read.morningLine === null ? null : quoted(read.morningLine),
    jockey: personOf(read.jockey),
    trainer: personOf(read.trainer),
    combination: combinationOf(read.combination),
    ratings: { ...read.ratings, earlyPoints: runStyle === null ? null : earlyPoints },
    angles: anglesOf(all),
    workouts: workoutsOf(row, day),
    pastPerformances: pastRacesOf(row, day),
  };
}
