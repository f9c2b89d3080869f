import { MILE } from '../card/distance.ts';
import { type Call, NO_FIGURES, type PastPerformance } from '../card/past-performance.ts';
import type { RaceDay } from '../kernel/race-day.ts';
import type { Finisher, RaceResult, ResultCall } from './race-result.ts';
import { startersThatRan } from './ran-for-money.ts';

const NOWHERE: Call = { position: null, lengths: null };
const NOBODY: PastPerformance['firstThree'] = [];

const callOf = (call: ResultCall | undefined): Call =>
  call === undefined
    ? NOWHERE
    : { position: call.position, lengths: call.position === 1 ? call.margin : call.behind };

/** The call of a label, the first that is there. */
const called = ({ calls }: Finisher, ...labels: readonly string[]): Call =>
  callOf(
    labels
      .map((wantedLabel) => calls.find(({ label }) => label === wantedLabel))
      .find((resultCall) => resultCall !== undefined),
  );

const CONDITIONS: Readonly<Record<string, string>> = {
  fast: 'FT',
  good: 'GD',
  muddy: 'MY',
  sloppy: 'SY',
  firm: 'FM',
  yielding: 'YL',
  soft: 'SF',
  heavy: 'HY',
};

const conditionOf = (going: string | null): string | null =>
  CONDITIONS[(going ?? '').split(' ')[0]?.toLowerCase() ?? ''] ?? null;

/** Which calls count depends on the distance: without it there are none. */
function earlyCalls({ distanceYards }: RaceResult, horse: Finisher) {
  if (distanceYards === null) return { quarterCall: NOWHERE, firstCall: NOWHERE, secondCall: NOWHERE };
  return distanceYards < MILE
    ? {
        quarterCall: NOWHERE,
        firstCall: called(horse, '1/4', '3/16', '1/2'),
        secondCall: called(horse, '1/2', '3/8'),
      }
    : {
        quarterCall: called(horse, '1/4'),
        firstCall: called(horse, '1/2', '1/4'),
        secondCall: called(horse, '3/4', '1m'),
      };
}

const isReported = (seconds: number | null): seconds is number => seconds !== null;

/** The times that are reported; the same list where all are, as the lines of a race share it. */
const reported = (fractions: readonly (number | null)[]): readonly number[] =>
  fractions.every(isReported) ? fractions : fractions.filter(isReported);

/** What a program line of the race would show for this horse from the day after. */
export function pastRaceOf(track: string, day: RaceDay, race: RaceResult, horse: Finisher): PastPerformance {
  return {
    day,
    track,
    raceNumber: race.raceNumber,
    surface: race.surface,
    condition: conditionOf(race.condition),
    distanceYards: race.distanceYards,
    isAbout: race.isAbout,
    takenOffTurf: race.offTheTurf,
    raceType: race.type ?? '',
    grade: race.grade,
    classification: race.type ?? '',
    raceName: race.name,
    purse: race.purse,
    claimingPrice: race.claimingPrice?.high ?? null,
    fieldSize: startersThatRan(race).length,
    postPosition: horse.postPosition,
    odds: horse.odds,
    wasFavorite: horse.isFavorite,
    weightLb: horse.weightLb,
    gateBreak: called(horse, 'Start').position,
    ...earlyCalls(race, horse),
    stretchCall: called(horse, 'Str'),
    crossed: { position: horse.crossed, lengths: horse.crossed === 1 ? horse.margin : horse.behind },
    nonFinish: horse.finished === false ? 'did not finish' : null,
    official: horse.official,
    ...NO_FIGURES,
    fractions: reported(race.fractions),
    finalSeconds: race.finalTimeSeconds,
    jockey: horse.jockeyName,
    trainer: horse.trainerName,
    medication: horse.equipment === null ? null : /^L/.test(horse.equipment) ? 'lasix' : 'none',
    blinkers: horse.equipment === null ? null : /b/.test(horse.equipment),
    claimed: race.claims.some(({ horseName }) => horseName === horse.horseName),
    firstThree: NOBODY,
    comment: horse.comment ?? '',
    longComment: '',
    extraComment: '',
  };
}

/** The race a result names as the horse's last one, where nothing else is known of it. */
export function lastStartOf({ lastStart }: Finisher): PastPerformance | null {
  if (lastStart === null) return null;
  const { day, track, raceNumber, finish } = lastStart;
  return {
    day,
    track,
    raceNumber,
    surface: null,
    condition: null,
    distanceYards: null,
    isAbout: false,
    takenOffTurf: false,
    raceType: '',
    grade: null,
    classification: '',
    raceName: null,
    purse: null,
    claimingPrice: null,
    fieldSize: null,
    postPosition: null,
    odds: null,
    wasFavorite: null,
    weightLb: null,
    gateBreak: null,
    quarterCall: NOWHERE,
    firstCall: NOWHERE,
    secondCall: NOWHERE,
    stretchCall: NOWHERE,
    crossed: { position: finish, lengths: null },
    nonFinish: null,
    official: finish,
    ...NO_FIGURES,
    fractions: [],
    finalSeconds: null,
    jockey: null,
    trainer: null,
    medication: null,
    blinkers: null,
    claimed: false,
    firstThree: NOBODY,
    comment: '',
    longComment: '',
    extraComment: '',
  };
}
