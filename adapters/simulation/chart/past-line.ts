import { gradeOfType } from '#core/card/grade.ts';
import type { Call } from '#core/card/past-performance.ts';
import { isTurf } from '#core/card/surface.ts';
import { trackBySlug } from '#core/card/track.ts';
import { type Market, trackOf } from '../crowd/market.ts';
import { parOf } from '../horse.ts';
import { type Finish, interestOf, type RaceRun } from '../meet/race-run.ts';
import { earned } from '../past/class-ladder.ts';
import { remarkOn } from '../past/comment.ts';
import { paceFigures } from '../past/pace.ts';
import type { PastField } from '../past/past-field.ts';
import type { Start } from '../past/past-performance-builder.ts';
import type { RunningLine } from '../past/running-line.ts';
import { stakesText } from '../past/stakes-name.ts';
import { isRoute } from '../past/surface-times.ts';
import { writtenLine } from '../past/written-line.ts';
import type { Times } from './clock.ts';
import type { Spot, Trace } from './trace.ts';

/** The facts behind a past-performance line. */
interface LineSource {
  readonly race: RaceRun;
  readonly trace: Trace;
  readonly times: Times;
  readonly market: Market;
}

const NO_CALL: Call = { position: null, lengths: null };
const LEAST = 0.06;

/** Lengths in front for the leader, behind for the others; level leaders have the margin to the next. */
function callOf(spot: Spot | undefined): Call {
  if (spot === undefined || spot.position === null) return NO_CALL;
  const lengths = spot.position === 1 ? (spot.margin ?? LEAST) : (spot.behind ?? LEAST);
  return { position: spot.position, lengths: Math.max(LEAST, lengths) };
}

function lineOf(finish: Finish, { race, trace }: LineSource): RunningLine {
  const number = finish.entry.programNumber;
  const spots = trace.spots.get(number) ?? [];
  const callAt = (label: string): Call => callOf(spots[trace.labels.indexOf(label)]);
  const [early, middle] = isRoute(race.distanceYards)
    ? ['1/2', '3/4']
    : ['1/4', trace.labels.includes('3/8') ? '3/8' : '1/2'];
  return {
    gateBreak: spots[trace.labels.indexOf('Start')]?.position ?? 1,
    quarter: callAt('1/4'),
    first: callAt(early ?? '1/4'),
    second: callAt(middle ?? '1/2'),
    stretch: callAt('Str'),
    crossed: callOf(trace.wire.get(number)),
    margins: [],
  };
}

const fieldOf = (finish: Finish, { race, market }: LineSource): PastField => ({
  size: race.finishes.length,
  figure: finish.figure,
  winningFigure: Math.max(...race.finishes.map(({ figure }) => figure)),
  finish: finish.crossed ?? race.finishes.length,
  ranked: race.finishes.map(({ figure }) => figure),
  oddsToOne: market.odds.get(interestOf(finish.entry)) ?? null,
  wasFavorite: market.favorites.includes(interestOf(finish.entry)),
});

const firstThree = ({ race, trace }: LineSource) =>
  race.finishes.slice(0, 3).map(({ entry }) => ({
    name: entry.trainee.original.name,
    margin: trace.wire.get(entry.programNumber)?.margin ?? null,
  }));

function raceFacts({ race }: LineSource) {
  const { plan, name, going } = race;
  const course = isTurf(race.surface) ? going.turf : going.dirt;
  const month = Number(race.day.slice(5, 7));
  const text = name === null ? plan.step.text : stakesText(name, plan.step);
  return {
    day: race.day,
    track: trackBySlug(trackOf(race.id))?.code ?? 'SAR',
    surface: race.surface,
    condition: course.code,
    trackVariant: Math.max(1, Math.round(14 + course.slow * 0.7)),
    distanceYards: race.distanceYards,
    isAbout: false,
    takenOffTurf: race.offTheTurf,
    raceType: plan.step.raceType,
    grade: gradeOfType(plan.step.raceType),
    classification: plan.eligibility.sexes === 'open' ? text : `f${text}`,
    raceName: name,
    purse: plan.purse,
    speedPar: Math.round(parOf(plan, Number(plan.eligibility.ages[0]), month)),
    claimingPrice: plan.step.raceType === 'AO' ? null : plan.step.claim,
  };
}

function handling(finish: Finish) {
  const { horse } = finish.entry.trainee;
  const { claimedBy } = finish;
  return {
    jockey: finish.entry.jockey?.name ?? null,
    trainer: horse.trainer.name,
    claimed: claimedBy !== null,
    extraComment: claimedBy === null ? '' : `Claimed from ${horse.owner}, ${horse.trainer.name} Trainer`,
    blinkers: horse.blinkers === 'always' || horse.blinkers === 'on today',
  };
}

function ending(finish: Finish, line: RunningLine) {
  if (finish.crossed === null)
    return { crossed: NO_CALL, nonFinish: 'eased', official: null, speedFigure: null } as const;
  const speedFigure = Math.max(1, Math.round(finish.figure));
  return { crossed: line.crossed, nonFinish: null, official: finish.official, speedFigure } as const;
}

/** Writes down how a starter ran, as its past-performance line will show from the next day on. */
export function startOf(finish: Finish, source: LineSource, weightLb: number): Start {
  const { race, times } = source;
  const facts = raceFacts(source);
  const line = lineOf(finish, source);
  const field = fieldOf(finish, source);
  const { distanceYards: yards } = race;
  const remark = remarkOn(field, line, race.rng.fork(`remark ${finish.entry.programNumber}`));
  const figured = { par: facts.speedPar, yards, figure: finish.figure };
  const past = writtenLine({
    facts,
    calls: {
      gateBreak: yards >= 2200 ? null : line.gateBreak,
      quarterCall: isRoute(yards) ? line.quarter : NO_CALL,
      firstCall: line.first,
      secondCall: line.second,
      stretchCall: line.stretch,
    },
    ending: ending(finish, line),
    pace: paceFigures(figured, line, race.rng.fork('pace')),
    hands: { ...handling(finish), weightLb },
    times,
    remark,
    firstThree: firstThree(source),
    raceNumber: race.number,
    fieldSize: race.finishes.length,
    postPosition: finish.post,
    odds: field.oddsToOne,
    wasFavorite: field.wasFavorite,
    medication: medicationIn(finish, race),
  });
  return { race: past, earnings: earned(race.plan.purse, finish.official) };
}

const medicationIn = ({ entry }: Finish, { plan }: RaceRun): string =>
  plan.isStakes || entry.trainee.horse.lasix === 'never' ? 'none' : 'lasix';
