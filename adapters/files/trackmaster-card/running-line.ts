import type { Call, NonFinish, PastPerformance } from '#core/card/past-performance.ts';
import type { Facts } from '../card-file/facts.ts';
import { untilGap } from '../until-gap.ts';
import { NON_FINISHES } from './codes.ts';

type RunningLine = Pick<
  PastPerformance,
  | 'gateBreak'
  | 'quarterCall'
  | 'firstCall'
  | 'secondCall'
  | 'stretchCall'
  | 'crossed'
  | 'nonFinish'
  | 'official'
  | 'fractions'
  | 'finalSeconds'
>;

/** Given instead of lengths if the horse was not timed. */
const NOT_TIMED = 9999;
const HUNDREDTHS = 100;
const NO_CALL: Call = { position: null, lengths: null };

/** From this distance up, a line's first position is at the quarter, not out of the gate. */
const MILE_AND_A_QUARTER = 2200;
/** From this distance up, a line's two calls are at the quarter and the half. */
const MILE_AND_A_HALF = 2640;

/** Lengths are in hundredths; negative for the leader, as the margin over the second horse. */
function lengthsOf(facts: Facts, name: string): number | null {
  const lengths = facts.number(name);
  return lengths === null || lengths === NOT_TIMED ? null : Math.abs(lengths) / HUNDREDTHS;
}

function callOf(facts: Facts, positionName: string, lengthsName: string): Call {
  const position = facts.aboveZero(positionName);
  return position === null ? NO_CALL : { position, lengths: lengthsOf(facts, lengthsName) };
}

function earlyCalls(
  facts: Facts,
  yards: number | null,
): Pick<RunningLine, 'gateBreak' | 'quarterCall' | 'firstCall' | 'secondCall'> {
  const gate = facts.aboveZero('gatebreak');
  const [first, second] = [callOf(facts, 'position1', 'lenback1'), callOf(facts, 'position2', 'lenback2')];
  if (yards !== null && yards >= MILE_AND_A_HALF) {
    return { gateBreak: gate, quarterCall: first, firstCall: second, secondCall: NO_CALL };
  }
  if (yards !== null && yards >= MILE_AND_A_QUARTER) {
    const quarterCall = { position: gate, lengths: null };
    return { gateBreak: null, quarterCall, firstCall: first, secondCall: second };
  }
  return { gateBreak: gate, quarterCall: NO_CALL, firstCall: first, secondCall: second };
}

/** The leader's times; in the longest races the third is taken later than in the others. */
const TIMES = ['leadertime', 'leadertim2', 'leadertim3'];

/** Stops at the first missing time: a time after a gap would be taken for an earlier call's. */
function fractionsOf(facts: Facts, yards: number | null): readonly number[] {
  const isLong = yards !== null && yards >= MILE_AND_A_HALF;
  return untilGap((isLong ? TIMES.slice(0, 2) : TIMES).map((name) => facts.aboveZero(name)));
}

/** Why a horse was not timed at the finish, from the comments. */
function nonFinishOf(facts: Facts): NonFinish {
  const comments = `${facts.text('shortcomme')}; ${facts.text('longcommen')}`;
  return NON_FINISHES.find(([words]) => words.test(comments))?.[1] ?? 'unspecified';
}

/**
 * The running line of a past race. Positions and times are separate series: under 1 1/8 miles, the leader's time next to a
 * call belongs to the call before it. A horse not timed at the finish has no finish position: the file lists it last.
 */
export function runningLineOf(facts: Facts, yards: number | null): RunningLine {
  const isTimed = facts.number('lenbackfin') !== NOT_TIMED;
  return {
    ...earlyCalls(facts, yards),
    stretchCall: callOf(facts, 'positionst', 'lenbackstr'),
    crossed: isTimed ? callOf(facts, 'positionfi', 'lenbackfin') : NO_CALL,
    nonFinish: isTimed ? null : nonFinishOf(facts),
    official: isTimed ? facts.aboveZero('oflfinish') : null,
    fractions: fractionsOf(facts, yards),
    finalSeconds: facts.aboveZero('leadertim4'),
  };
}
