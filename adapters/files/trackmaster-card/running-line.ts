import type { Call, NonFinish, PastPerformance } from '#core/card/past-performance.ts';
import type { Facts } from '../card-file/facts.ts';
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

/** Instead of lengths: not timed. */
const NOT_TIMED = 9999;
const HUNDREDTHS = 100;
const NO_CALL: Call = { position: null, lengths: null };

/** From here on the first place of a line is that of the quarter, not of the gate. */
const MILE_AND_A_QUARTER = 2200;
/** From here on the two calls of a line are the quarter and the half. */
const MILE_AND_A_HALF = 2640;

/** Lengths are hundredths, below zero for the leader: ahead of the second. */
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

/** Of the leader; the third of the longest races is taken later than that of the others. */
const TIMES = ['leadertime', 'leadertim2', 'leadertim3'];

/** Why a horse was not timed at the finish, from the comments. */
function nonFinishOf(facts: Facts): NonFinish {
  const comments = `${facts.text('shortcomme')}; ${facts.text('longcommen')}`;
  return NON_FINISHES.find(([words]) => words.test(comments))?.[1] ?? 'unspecified';
}

/**
 * The running line of an earlier race. Places and times are two series: under 1 1/8 miles the leader's time beside a
 * call is of the call before. A horse that was not timed at the finish has no place: the file's is that behind all others.
 */
export function runningLineOf(facts: Facts, yards: number | null): RunningLine {
  const isTimed = facts.number('lenbackfin') !== NOT_TIMED;
  const isLong = yards !== null && yards >= MILE_AND_A_HALF;
  const names = isLong ? TIMES.slice(0, 2) : TIMES;
  const times = names.map((name) => facts.aboveZero(name));
  return {
    ...earlyCalls(facts, yards),
    stretchCall: callOf(facts, 'positionst', 'lenbackstr'),
    crossed: isTimed ? callOf(facts, 'positionfi', 'lenbackfin') : NO_CALL,
    nonFinish: isTimed ? null : nonFinishOf(facts),
    official: isTimed ? facts.aboveZero('oflfinish') : null,
    fractions: times.filter((seconds) => seconds !== null),
    finalSeconds: facts.aboveZero('leadertim4'),
  };
}
