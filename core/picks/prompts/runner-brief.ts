import { writtenDistance } from '../../card/announced.ts';
import { distanceText } from '../../card/distance.ts';
import type { PastPerformance } from '../../card/past-performance.ts';
import { type HorseRecords, isStarter, type Person, type Record4, type Runner } from '../../card/runner.ts';
import { courseOf } from '../../card/surface.ts';
import { counted } from '../../kernel/text.ts';
import { dataLine } from './data-block.ts';

const PAST_RACES = 4;
const ANGLES = 3;
const WORKS = 2;
const NAME = 40;
const CLASS = 30;
const COMMENT = 90;

const orUnknown = (value: number | string | null | undefined): string =>
  value === null || value === undefined || value === '' ? 'unknown' : String(value);

const recordText = (record: Record4 | null): string =>
  record === null
    ? 'unknown'
    : `${counted(record.starts, 'start')} ${record.wins}-${record.places}-${record.shows}`;

function personText(label: string, person: Person | null): string {
  if (person === null) return `${label} unknown`;
  const records = person.records.slice(0, 2).map(({ span, starts, wins }) => `${span} ${wins} of ${starts}`);
  const recordsText = records.length === 0 ? 'no record' : records.join(', ');
  return `${label} ${dataLine(person.name, NAME)} (${recordsText})`;
}

/** `ran 2025-07-04 SAR Dirt 6F FT Alw: finished 2 of 8, 1.5 lengths behind, figure 88, at 3.2-1; steadied`. */
function pastRaceText(past: PastPerformance): string {
  const { day, track, surface, condition, classification } = past;
  const { crossed, nonFinish, fieldSize, speedFigure, odds } = past;
  const placed = nonFinish ?? `finished ${orUnknown(crossed.position)} of ${orUnknown(fieldSize)}`;
  const where = crossed.position === 1 ? 'ahead' : 'behind';
  const margin =
    crossed.lengths === null || nonFinish !== null ? '' : `, ${counted(crossed.lengths, 'length')} ${where}`;
  const price = odds === null ? '' : `, at ${odds}-1`;
  const course = surface === null ? 'surface unknown' : courseOf(surface).name;
  const comment = dataLine(past.comment, COMMENT);
  return [
    `  ran ${day} ${dataLine(track, 5)} ${course} ${writtenDistance(past) ?? 'distance unknown'}`,
    `${dataLine(condition ?? '', 4)} ${dataLine(classification, CLASS)}: ${placed}${margin}, figure ${orUnknown(speedFigure)}${price}${comment === '' ? '' : `; ${comment}`}`,
  ].join(' ');
}

function ratingsText({ ratings }: Runner): string {
  const rows: readonly (readonly [string, number | string | null])[] = [
    ['run style', ratings.runStyle],
    ['early points', ratings.earlyPoints],
    ['prime power', ratings.primePower],
    ['best figure', ratings.bestLife],
    ['best at the distance', ratings.bestDistance],
    ['best on turf', ratings.bestTurf],
    ['best off the fast track', ratings.bestOff],
  ];
  const known = rows.filter(([, value]) => value !== null);
  return known.length === 0 ? 'ratings unknown' : known.map(([name, value]) => `${name} ${value}`).join(', ');
}

const recordsText = ({ life, distance, track, turf, wet }: HorseRecords): string =>
  `  life ${recordText(life)}, distance ${recordText(distance)}, track ${recordText(track)}, turf ${recordText(turf)}, wet ${recordText(wet)}`;

function formText({ records, pastPerformances, workouts, angles }: Runner): readonly string[] {
  if (pastPerformances === null) return ['  form: unknown'];
  const works = (workouts ?? [])
    .slice(0, WORKS)
    .map(
      ({ day, distanceYards, seconds }) => `${day} ${distanceText(distanceYards)} in ${orUnknown(seconds)}`,
    );
  return [
    ...(records === null ? [] : [recordsText(records)]),
    ...pastPerformances.slice(0, PAST_RACES).map(pastRaceText),
    ...(pastPerformances.length === 0 ? ['  has not raced yet'] : []),
    ...(works.length === 0 ? [] : [`  works ${works.join('; ')}`]),
    ...angles
      .slice(0, ANGLES)
      .map(
        ({ who, label, starts, winShare }) =>
          `  ${who}: ${dataLine(label, CLASS)}, ${counted(starts, 'start')}, ${Math.round(100 * winShare)}% winners`,
      ),
  ];
}

function outText({ isScratched, listStatus }: Runner): string {
  if (isScratched) return 'SCRATCHED';
  return listStatus === 'main-track-only'
    ? 'runs only if the race is moved to the main track (main-track-only)'
    : `does not run unless drawn in (${String(listStatus)})`;
}

/** A runner's facts, line by line; one that does not start in a single line. */
export function runnerBrief(runner: Runner): readonly string[] {
  const { programNumber, horseName, age, sex, weightLb, postPosition, daysSinceLast, coupledWith } = runner;
  const head = `#${dataLine(programNumber, 5)} ${dataLine(horseName, NAME)}`;
  if (!isStarter(runner)) return [`${head}: ${outText(runner)}`];
  const body = [
    postPosition === null ? 'post unknown' : `post ${postPosition}`,
    age === null ? 'age unknown' : `${age} years`,
    sex ?? 'sex unknown',
    `${orUnknown(weightLb)} lb`,
    `line ${orUnknown(runner.morningLine?.text)}`,
    ...(coupledWith === null ? [] : [`coupled (${dataLine(coupledWith, 2)})`]),
    ...(daysSinceLast === null ? [] : [`${counted(daysSinceLast, 'day')} since its last race`]),
  ];
  return [
    `${head}: ${body.join(', ')}`,
    `  ${personText('jockey', runner.jockey)}; ${personText('trainer', runner.trainer)}`,
    `  ${ratingsText(runner)}`,
    ...formText(runner),
  ];
}
