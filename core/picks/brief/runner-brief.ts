import { distanceText } from '../../card/distance.ts';
import type { PastPerformance } from '../../card/past-performance.ts';
import { isStarter, type Person, type Record4, type Runner } from '../../card/runner.ts';
import { courseOf } from '../../card/surface.ts';
import { dataLine } from './data-block.ts';

const PAST_RACES = 4;
const ANGLES = 3;
const WORKS = 2;
const NAME = 40;
const CLASS = 30;
const COMMENT = 90;

const told = (value: number | string | null | undefined): string =>
  value === null || value === undefined || value === '' ? 'not told' : String(value);

const recordText = ({ starts, wins, places, shows }: Record4): string =>
  `${starts} starts ${wins}-${places}-${shows}`;

function personText(label: string, person: Person | null): string {
  if (person === null) return `${label} not told`;
  const records = person.records.slice(0, 2).map(({ span, starts, wins }) => `${span} ${wins} of ${starts}`);
  const told = records.length === 0 ? 'no record told' : records.join(', ');
  return `${label} ${dataLine(person.name, NAME)} (${told})`;
}

/** `ran 2025-07-04 SAR Dirt 6F FT Alw: finished 2 of 8, 1.5 lengths behind, figure 88, at 3.2-1; steadied`. */
function pastRaceText(past: PastPerformance): string {
  const { day, track, surface, condition, distanceYards, isAbout, classification } = past;
  const { crossed, nonFinish, fieldSize, speedFigure, odds } = past;
  const placed = nonFinish ?? `finished ${told(crossed.position)} of ${told(fieldSize)}`;
  const where = crossed.position === 1 ? 'ahead' : 'behind';
  const margin =
    crossed.lengths === null || nonFinish !== null ? '' : `, ${crossed.lengths} lengths ${where}`;
  const price = odds === null ? '' : `, at ${odds}-1`;
  const comment = dataLine(past.comment, COMMENT);
  return [
    `  ran ${day} ${dataLine(track, 5)} ${courseOf(surface).name} ${distanceText(distanceYards, isAbout)}`,
    `${dataLine(condition, 4)} ${dataLine(classification, CLASS)}: ${placed}${margin}, figure ${told(speedFigure)}${price}${comment === '' ? '' : `; ${comment}`}`,
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
  return known.length === 0
    ? 'ratings not told'
    : known.map(([name, value]) => `${name} ${value}`).join(', ');
}

function formText(runner: Runner, isUntold: boolean): readonly string[] {
  if (isUntold) return ['  form: not told'];
  const { records, pastRaces, workouts, angles } = runner;
  const works = workouts
    .slice(0, WORKS)
    .map(({ day, distanceYards, seconds }) => `${day} ${distanceText(distanceYards)} in ${told(seconds)}`);
  return [
    `  life ${recordText(records.life)}, distance ${recordText(records.distance)}, track ${recordText(records.track)}, turf ${recordText(records.turf)}, wet ${recordText(records.wet)}`,
    ...pastRaces.slice(0, PAST_RACES).map(pastRaceText),
    ...(pastRaces.length === 0 ? ['  has not raced yet'] : []),
    ...(works.length === 0 ? [] : [`  works ${works.join('; ')}`]),
    ...angles
      .slice(0, ANGLES)
      .map(
        ({ who, label, starts, winShare }) =>
          `  ${who}: ${dataLine(label, CLASS)}, ${starts} starts, ${Math.round(100 * winShare)}% winners`,
      ),
  ];
}

const outText = ({ isScratched, listStatus }: Runner): string =>
  isScratched ? 'SCRATCHED' : `does not run unless drawn in (${String(listStatus)})`;

/** A runner's facts, line by line; one that does not start in a single line. */
export function runnerBrief(runner: Runner, isUntold: boolean): readonly string[] {
  const { programNumber, horseName, age, sex, weightLb, postPosition, daysSinceLast, coupledWith } = runner;
  const head = `#${dataLine(programNumber, 5)} ${dataLine(horseName, NAME)}`;
  if (!isStarter(runner)) return [`${head}: ${outText(runner)}`];
  const untoldOfRunners = runner.untold ?? [];
  const body = [
    untoldOfRunners.includes('post position') ? 'post not told' : `post ${postPosition}`,
    untoldOfRunners.includes('age') ? 'age not told' : `${age} years`,
    untoldOfRunners.includes('sex') ? 'sex not told' : sex,
    `${told(weightLb)} lb`,
    `line ${told(runner.morningLine?.text)}`,
    ...(coupledWith === null ? [] : [`coupled (${dataLine(coupledWith, 2)})`]),
    ...(daysSinceLast === null ? [] : [`${daysSinceLast} days since its last race`]),
  ];
  return [
    `${head}: ${body.join(', ')}`,
    `  ${personText('jockey', runner.jockey)}; ${personText('trainer', runner.trainer)}`,
    `  ${ratingsText(runner)}`,
    ...formText(runner, isUntold),
  ];
}
