import { gradeOfType } from '#core/card/grade.ts';
import type { Call, PastPerformance } from '#core/card/past-performance.ts';
import type { Surface } from '#core/card/surface.ts';
import type { Horse } from '../horse.ts';
import { type HorsePopulation, isRunForReal } from '../horse-population.ts';
import type { Rng } from '../rng.ts';
import { type TrackDay, trackDay } from './calendar.ts';
import type { PlannedStart } from './career.ts';
import { earned, parAllowance } from './class-ladder.ts';
import { remarkOn } from './comment.ts';
import { paceFigures } from './pace.ts';
import { type PastField, runPastField } from './past-field.ts';
import { expectedFigure } from './performance.ts';
import { type RunningLine, runningLine } from './running-line.ts';
import { pastStakesName, stakesText } from './stakes-name.ts';
import { courseTime, DIRT_DISTANCES, isRoute, TURF_DISTANCES, winningSeconds } from './surface-times.ts';
import { writtenLine } from './written-line.ts';

/** A past race with what it paid the horse. */
export interface Start {
  readonly race: PastPerformance;
  readonly earnings: number;
}

/** Who had the horse that day, and from whom it was claimed out of the race, if it was. */
export interface Hands {
  readonly trainer: string;
  readonly claimedFrom: string | null;
}

interface Setting {
  readonly there: TrackDay;
  readonly surface: Surface;
  readonly onTurf: boolean;
  readonly yards: number;
  readonly par: number;
}

const hundredths = (value: number): number => Math.round(value * 100) / 100;

function distanceFor(horse: Horse, start: PlannedStart, onTurf: boolean, rng: Rng): number {
  const isBaby = Number(start.day.slice(0, 4)) === horse.birthYear + 2 && start.day.slice(5) < '08-15';
  const offered = (onTurf ? TURF_DISTANCES : DIRT_DISTANCES).filter((yards) => !isBaby || yards <= 1430);
  const request = isBaby ? 1210 : horse.distanceYards;
  return rng.weighted(offered, (yards) => Math.exp(-Math.abs(yards - request) / 130));
}

function settingOf(horse: Horse, start: PlannedStart, population: HorsePopulation, rng: Rng): Setting {
  const isGraded = gradeOfType(start.step.raceType) !== null;
  const closed = isRunForReal(population, start.day) ? population.track : null;
  const existingTrackDay = trackDay(start.day, { isGraded, closed }, rng, population.rng);
  const onTurf = rng.chance(horse.prefersTurf ? 0.85 : 0.08) && existingTrackDay.hasTurf;
  const age = Number(start.day.slice(0, 4)) - horse.birthYear;
  return {
    there: existingTrackDay,
    onTurf,
    surface: !onTurf ? 'dirt' : rng.chance(0.5) ? 'inner-turf' : 'turf',
    yards: distanceFor(horse, start, onTurf, rng),
    par: Math.round(start.step.par - parAllowance(age, Number(start.day.slice(5, 7)), horse.isFemale)),
  };
}

/** Leader's times: spread as usual for the distance, hurried or slowed by the shape of the race. */
function timesOf(
  setting: Setting,
  winningFigure: number,
  raceShape: number,
): { fractions: number[]; final: number } {
  const { calls, final: usual } = courseTime(setting.yards, setting.onTurf);
  const slower = (setting.onTurf ? setting.there.turf : setting.there.dirt).slower;
  const final = winningSeconds(setting.yards, setting.onTurf, winningFigure) + slower;
  const fractions = calls.map((call) => hundredths(call * (final / usual) - raceShape * 0.03));
  return { fractions, final: hundredths(final) };
}

function firstThree(
  horse: Horse,
  field: PastField,
  line: RunningLine,
  population: HorsePopulation,
  rng: Rng,
) {
  const from = rng.whole(0, population.rivals.length - 1);
  return [0, 1, 2].map((index) => ({
    name:
      field.finish === index + 1
        ? horse.name
        : String(population.rivals[(from + index * 37) % population.rivals.length]),
    margin: line.margins[index] ?? null,
  }));
}

function nameAndClass(horse: Horse, start: PlannedStart, setting: Setting, population: HorsePopulation) {
  const { there: trackDay } = setting;
  const { step } = start;
  const isStakes = step.raceType === 'N' || gradeOfType(step.raceType) !== null;
  const raceName = isStakes
    ? pastStakesName(`${trackDay.track} ${start.day.slice(5, 7)} ${setting.onTurf}`, step, population.rng)
    : null;
  const text = raceName === null ? step.text : stakesText(raceName, step);
  return { raceName, classification: horse.isFemale ? `f${text}` : text };
}

/** Who rode, and what the trainer of that day did about medicine and blinkers. */
function handling(horse: Horse, hands: Hands, population: HorsePopulation, rng: Rng) {
  const rider = rng.chance(0.6) ? horse.rider : rng.weighted(population.people.jockeys, (hand) => hand.skill);
  return {
    jockey: rider.name,
    trainer: hands.trainer,
    claimed: hands.claimedFrom !== null,
    extraComment:
      hands.claimedFrom === null ? '' : `Claimed from ${hands.claimedFrom}, ${hands.trainer} Trainer`,
    blinkers: horse.blinkers === 'always' || horse.blinkers === 'off today',
    weightLb: rng.whole(117, 124),
  };
}

/** Lengths behind, in last place, from which a rider lets the horse gallop home. */
const EASED_BEHIND = 13;
const NO_CALL: Call = { position: null, lengths: null };

/** How the race ended for the horse; one far behind the whole field was eased and has no figure. */
function ending(field: PastField, line: RunningLine) {
  if (field.finish === field.size && (line.crossed.lengths ?? 0) > EASED_BEHIND)
    return { crossed: NO_CALL, nonFinish: 'eased', official: null, speedFigure: null } as const;
  const speedFigure = Math.max(1, Math.round(field.figure));
  return { crossed: line.crossed, nonFinish: null, official: field.finish, speedFigure } as const;
}

/** The race's own facts, whoever ran in it. */
function raceFacts(horse: Horse, start: PlannedStart, setting: Setting, population: HorsePopulation) {
  const { there: trackDay, onTurf, yards, par, surface } = setting;
  const course = onTurf ? trackDay.turf : trackDay.dirt;
  return {
    day: start.day,
    track: trackDay.track,
    surface,
    condition: course.condition,
    trackVariant: course.variant,
    distanceYards: yards,
    isAbout: false,
    takenOffTurf: false,
    raceType: start.step.raceType,
    grade: gradeOfType(start.step.raceType),
    purse: Math.round((start.step.purse * trackDay.purses) / 1000) * 1000,
    speedPar: par,
    claimingPrice: start.step.raceType === 'AO' ? null : start.step.claim,
    ...nameAndClass(horse, start, setting, population),
  };
}

/** The calls that a line of that distance shows. */
function calls(line: RunningLine, yards: number) {
  return {
    gateBreak: yards >= 2200 ? null : line.gateBreak,
    quarterCall: isRoute(yards) ? line.quarter : NO_CALL,
    firstCall: line.first,
    secondCall: line.second,
    stretchCall: line.stretch,
  };
}

/** Runs a planned start and writes it down as a past-performance line does. */
export function buildPastPerformance(
  horse: Horse,
  start: PlannedStart,
  hands: Hands,
  population: HorsePopulation,
  rng: Rng,
): Start {
  const setting = settingOf(horse, start, population, rng);
  const { onTurf, yards, par } = setting;
  const onOtherSurface = onTurf !== horse.isOnTurfToday;
  const expected = expectedFigure(
    horse,
    { day: start.day, onOtherSurface, distanceYards: yards },
    population.day,
  );
  const field = runPastField({ par, expected, outcome: start.outcome }, rng);
  const line = runningLine(field, horse.early, courseTime(yards, onTurf).pointsPerLength, rng);
  const pace = paceFigures({ par, yards, figure: field.figure }, line, rng);
  const times = timesOf(setting, field.winningFigure, pace.raceShape1);
  const remark = remarkOn(field, line, rng);
  const facts = raceFacts(horse, start, setting, population);
  const isGraded = facts.grade !== null;
  const race = writtenLine({
    facts,
    calls: calls(line, yards),
    ending: ending(field, line),
    pace,
    hands: handling(horse, hands, population, rng),
    times: { calls: times.fractions, final: times.final },
    remark,
    firstThree: firstThree(horse, field, line, population, rng),
    raceNumber: rng.whole(facts.raceName === null ? 1 : 8, 11),
    fieldSize: field.size,
    postPosition: rng.whole(1, field.size),
    odds: field.oddsToOne,
    wasFavorite: field.wasFavorite,
    medication: horse.lasix === 'always' && !isGraded ? 'lasix' : 'none',
  });
  return { race, earnings: earned(facts.purse, race.official) };
}
