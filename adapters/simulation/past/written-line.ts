import type { PastPerformance } from '#core/card/past-performance.ts';
import type { PaceFigures } from './pace.ts';

/** What a past-performance line is put together from. */
interface LineParts {
  readonly facts: Pick<
    PastPerformance,
    | 'day'
    | 'track'
    | 'surface'
    | 'condition'
    | 'trackVariant'
    | 'distanceYards'
    | 'takenOffTurf'
    | 'raceType'
    | 'grade'
    | 'classification'
    | 'raceName'
    | 'purse'
    | 'speedPar'
    | 'claimingPrice'
  >;
  readonly calls: Pick<
    PastPerformance,
    'gateBreak' | 'quarterCall' | 'firstCall' | 'secondCall' | 'stretchCall'
  >;
  readonly ending: Pick<PastPerformance, 'crossed' | 'nonFinish' | 'official' | 'speedFigure'>;
  readonly pace: PaceFigures;
  readonly hands: Pick<
    PastPerformance,
    'jockey' | 'trainer' | 'claimed' | 'extraComment' | 'blinkers' | 'weightLb'
  >;
  readonly times: { readonly calls: readonly number[]; readonly final: number };
  readonly remark: { readonly short: string; readonly long: string };
  readonly firstThree: PastPerformance['firstThree'];
  readonly raceNumber: number;
  readonly fieldSize: number;
  readonly postPosition: number;
  readonly odds: number | null;
  readonly wasFavorite: boolean;
  readonly medication: string;
}

/** The line, field by field: thousands are written for a day, and spreading so many parts is slow. */
export const writtenLine = ({
  facts,
  calls,
  ending,
  pace,
  hands,
  times,
  ...more
}: LineParts): PastPerformance => ({
  day: facts.day,
  track: facts.track,
  raceNumber: more.raceNumber,
  surface: facts.surface,
  condition: facts.condition,
  distanceYards: facts.distanceYards,
  isAbout: false,
  takenOffTurf: facts.takenOffTurf,
  raceType: facts.raceType,
  grade: facts.grade,
  classification: facts.classification,
  raceName: facts.raceName,
  purse: facts.purse,
  claimingPrice: facts.claimingPrice,
  fieldSize: more.fieldSize,
  postPosition: more.postPosition,
  odds: more.odds,
  wasFavorite: more.wasFavorite,
  weightLb: hands.weightLb,
  gateBreak: calls.gateBreak,
  quarterCall: calls.quarterCall,
  firstCall: calls.firstCall,
  secondCall: calls.secondCall,
  stretchCall: calls.stretchCall,
  crossed: ending.crossed,
  nonFinish: ending.nonFinish,
  official: ending.official,
  speedFigure: ending.speedFigure,
  speedPar: facts.speedPar,
  pace2f: pace.pace2f,
  pace4f: pace.pace4f,
  pace6f: pace.pace6f,
  latePace: pace.latePace,
  raceShape1: pace.raceShape1,
  raceShape2: pace.raceShape2,
  fractions: times.calls,
  finalSeconds: times.final,
  trackVariant: facts.trackVariant,
  jockey: hands.jockey,
  trainer: hands.trainer,
  medication: more.medication,
  blinkers: hands.blinkers,
  claimed: hands.claimed,
  firstThree: more.firstThree,
  comment: more.remark.short,
  longComment: more.remark.long,
  extraComment: hands.extraComment,
});
