import { MILE } from '#core/card/distance.ts';
import { type Call, NO_FIGURES, type PastPerformance } from '#core/card/past-performance.ts';
import { parseRaceDay, type RaceDay } from '#core/kernel/race-day.ts';
import { pastClassText } from '../card-file/class-text.ts';
import type { Facts } from '../card-file/facts.ts';
import { personOf } from './person-of.ts';
import { raceFactsOf } from './race-facts.ts';

const MILE_AND_A_QUARTER = 2200;
/** From this value up, a finish position means the horse did not finish. */
const NO_PLACE = 90;
const NO_FIGURE = 9999;
const NO_CALL: Call = { position: null, lengths: null };

/** `2023-07-02+00:00`: only the day counts. */
function dayOf(facts: Facts): RaceDay {
  const day = parseRaceDay(facts.text('RaceDate').slice(0, 10));
  if (day === null)
    throw facts.refusal('RaceDate', `"${facts.text('RaceDate')}" is not a date (YYYY-MM-DD).`);
  return day;
}

/** Calls by their names `S`, `1` to `5`, `F`; position 0 means the race has no such call. */
function callsOf(start: Facts): ReadonlyMap<string, Call> {
  const hundredth = (facts: Facts, name: string): number | null => {
    const lengths = facts.number(name);
    return lengths === null ? null : lengths / 100;
  };
  return new Map(
    start.each('PointOfCall').flatMap((call): [string, Call][] => {
      const position = call.aboveZero('Position');
      if (position === null) return [];
      const lengths = hundredth(call, position === 1 ? 'LengthsAhead' : 'LengthsBehind');
      return [[call.text('PointOfCall'), { position, lengths }]];
    }),
  );
}

type RunningLine = Pick<
  PastPerformance,
  'gateBreak' | 'quarterCall' | 'firstCall' | 'secondCall' | 'stretchCall' | 'crossed'
>;

/** Points of call 1 to 3 are at the quarter, half and three-quarters; at a mile and a quarter and longer they are undocumented. */
function runningLineOf(start: Facts, yards: number | null): RunningLine {
  const calls = callsOf(start);
  const call = (name: string): Call => calls.get(name) ?? NO_CALL;
  const ends = { stretchCall: call('5'), crossed: call('F') };
  if (yards === null || yards >= MILE_AND_A_QUARTER) {
    return { gateBreak: null, quarterCall: NO_CALL, firstCall: NO_CALL, secondCall: NO_CALL, ...ends };
  }
  const gateBreak = call('S').position;
  const isSprint = yards < MILE;
  const [quarterCall, firstCall, secondCall] = isSprint
    ? [NO_CALL, call('1'), call('2')]
    : [call('1'), call('2'), call('3')];
  return { gateBreak, quarterCall, firstCall, secondCall, ...ends };
}

/** Figures are in tenths, on Equibase's own scale. */
function figureOf(start: Facts): number | null {
  const figure = start.aboveZero('SpeedFigure');
  return figure === null || figure === NO_FIGURE ? null : figure / 10;
}

function placeOf(start: Facts): Pick<PastPerformance, 'official' | 'nonFinish'> {
  const place = start.aboveZero('OfficialFinish');
  return place !== null && place >= NO_PLACE
    ? { official: null, nonFinish: 'unspecified' }
    : { official: place, nonFinish: null };
}

/** A past race. Odds, times and company lines stay unknown because their units could not be verified. */
export function pastRaceOf(facts: Facts): PastPerformance {
  const start = facts.part('Start');
  const race = raceFactsOf(facts);
  const { raceType, purse, grade, distanceYards } = race;
  const unknown = { claimingPrice: null, isClaimed: false, onlyFemales: false, limit: '' };
  const placing = placeOf(start);
  const line = runningLineOf(start, distanceYards);
  return {
    day: dayOf(facts),
    track: facts.part('Track').text('TrackID'),
    raceNumber: facts.aboveZero('RaceNumber'),
    ...race,
    condition: facts.part('TrackCondition').textOrNull('Value'),
    takenOffTurf: false,
    classification: pastClassText({ raceType, purse, grade, ...unknown }),
    raceName: null,
    claimingPrice: null,
    fieldSize: facts.aboveZero('NumberOfStarters'),
    postPosition: start.aboveZero('PostPosition'),
    odds: null,
    wasFavorite: null,
    weightLb: start.aboveZero('WeightCarried'),
    ...line,
    crossed: placing.nonFinish === null ? line.crossed : NO_CALL,
    ...placing,
    figureScale: 'Equibase',
    ...NO_FIGURES,
    speedFigure: figureOf(start),
    fractions: [],
    finalSeconds: null,
    jockey: personOf(start.part('Jockey')),
    trainer: personOf(start.part('Trainer')),
    medication: null,
    blinkers: null,
    claimed: false,
    firstThree: [],
    comment: start.text('ShortComment'),
    longComment: start.text('LongComment'),
    extraComment: '',
  };
}
