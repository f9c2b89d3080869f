import { leadingNumber } from '../../card/betting-interest.ts';
import { horseNameKey } from '../../card/same-name.ts';
import { isTurf, type Surface } from '../../card/surface.ts';
import type { Finisher, RaceResult } from '../race-result.ts';
import type { AlsoRan, ReportedPlace, ReportedRace } from './reported-race.ts';

/** Who was entered, and over what: a card knows, where a result reports names alone. */
export interface Entered {
  readonly surface: Surface | null;
  readonly distanceYards: number | null;
  readonly runners: readonly { readonly programNumber: string; readonly horseName: string }[];
}

const UNKNOWN_FACTS_OF_STARTER = {
  equipment: null,
  postPosition: null,
  calls: [],
  margin: null,
  behind: null,
  disqualified: null,
  odds: null,
  isFavorite: null,
  comment: null,
  lastStart: null,
  lastStartReported: false,
} as const;

const placedStarter = (reportedPlace: ReportedPlace): Finisher => ({
  ...UNKNOWN_FACTS_OF_STARTER,
  programNumber: reportedPlace.programNumber,
  bettingInterest: leadingNumber(reportedPlace.programNumber),
  horseName: reportedPlace.horseName,
  jockeyName: reportedPlace.jockeyName,
  trainerName: reportedPlace.trainerName,
  ownerName: reportedPlace.ownerName,
  weightLb: reportedPlace.weightLb,
  crossed: reportedPlace.place,
  finished: true,
  official: reportedPlace.place,
  deadHeat: reportedPlace.isDeadHeat,
});

function unplacedStarter({ programNumber, horseName }: AlsoRan, entered: Entered | null): Finisher | null {
  const key = horseNameKey(horseName);
  const number =
    programNumber ?? entered?.runners.find((runner) => horseNameKey(runner.horseName) === key)?.programNumber;
  if (number === undefined) return null;
  const place = { programNumber: number, horseName, place: null, isDeadHeat: false };
  const starter = placedStarter({
    ...place,
    jockeyName: null,
    trainerName: null,
    ownerName: null,
    weightLb: null,
  });
  return { ...starter, finished: null };
}

/** Carded on grass and run on something else. */
const wasTakenOff = ({ surface }: ReportedRace, entered: Entered | null): boolean =>
  entered !== null &&
  entered.surface !== null &&
  isTurf(entered.surface) &&
  surface !== null &&
  !isTurf(surface);

const atNumber = ({ programNumber }: Finisher): number => Number.parseInt(programNumber, 10);

/**
 * A reported race as a result, when it reports the whole field: who ran decides what bets lost, so a race that names only
 * those who were paid is none. `entered` gives the numbers, the course and the distance a source leaves out. Null while
 * pending, and where a horse that ran has no number. Where no place is reported, `crossed` and `official` are null.
 */
export function raceResultOf(reportedRace: ReportedRace, entered: Entered | null): RaceResult | null {
  const isCancelled = reportedRace.state === 'cancelled';
  const unplaced = reportedRace.alsoRan?.map((horse) => unplacedStarter(horse, entered)) ?? [null];
  if (reportedRace.state === 'pending' || (!isCancelled && unplaced.includes(null))) return null;
  const others = unplaced.flatMap((starter) => starter ?? []).sort((a, b) => atNumber(a) - atNumber(b));
  const { state: _, placed, alsoRan: __, scratches, payouts, ...facts } = reportedRace;
  const distanceYards = reportedRace.distanceYards ?? entered?.distanceYards ?? null;
  if (!isCancelled && (placed.length === 0 || distanceYards === null)) return null;
  return {
    ...facts,
    surface: reportedRace.surface ?? entered?.surface ?? null,
    distanceYards,
    cancelled: isCancelled ? { reason: null } : null,
    offTheTurf: wasTakenOff(reportedRace, entered),
    weather: null,
    valueOfRace: null,
    start: null,
    runUpFeet: null,
    railFeet: null,
    winner: null,
    starters: isCancelled ? [] : [...placed.map(placedStarter), ...others],
    isFieldComplete: true,
    payouts: isCancelled ? [] : payouts,
    winPlaceShowPool: null,
    scratches: scratches.map((horseName) => ({ horseName, reason: null })),
    claims: [],
    voidedClaims: [],
    footnotes: '',
  };
}
