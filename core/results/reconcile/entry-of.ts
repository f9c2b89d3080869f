import type { Coupled } from '../../card/betting-interest.ts';
import { type Race, raceId } from '../../card/race.ts';
import type { Medication, Runner } from '../../card/runner.ts';
import { horseKey, UNKNOWN_RUNNER } from '../../card/runner.ts';
import { trackOfCode } from '../../card/track.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import type { Finisher, RaceResult } from '../race-result.ts';

const medicationOf = (equipment: string | null): Medication | null =>
  equipment === null ? null : /^L/.test(equipment) ? 'lasix' : 'none';

const blinkersOf = (equipment: string | null): 'on' | 'off' | null =>
  equipment === null ? null : /b/.test(equipment) ? 'on' : 'off';

/** A horse with a price, and its coupling. */
interface PricedEntrant extends Coupled {
  readonly horse: Finisher;
}

/** The horse as it was entered: nothing of how it ran, and nothing of its final price. */
function entrantOf({ horse, programNumber, coupledWith }: PricedEntrant): Runner {
  return {
    ...UNKNOWN_RUNNER,
    programNumber,
    postPosition: horse.postPosition,
    horseKey: horseKey(horse.horseName, 0, ''),
    horseName: horse.horseName,
    weightLb: horse.weightLb,
    coupledWith,
    jockey: horse.jockeyName === null ? null : { name: horse.jockeyName, records: [] },
    trainer: horse.trainerName === null ? null : { name: horse.trainerName, records: [] },
    owner: horse.ownerName,
    medication: medicationOf(horse.equipment),
    blinkers: blinkersOf(horse.equipment),
  };
}

/** Compares program numbers as a card lists them: 1, 1A, 2, 10. */
const asListed = (a: Finisher, b: Finisher): number =>
  Number.parseInt(a.programNumber, 10) - Number.parseInt(b.programNumber, 10) ||
  (a.programNumber < b.programNumber ? -1 : 1);

/** The horses with a price by program number, so that not even their order shows how they finished. */
export function pricedEntrants({ starters }: Pick<RaceResult, 'starters'>): readonly PricedEntrant[] {
  const priced = starters.filter(({ odds }) => odds !== null).sort(asListed);
  const sharing = (number: string): number =>
    priced.filter(({ bettingInterest }) => bettingInterest === number).length;
  return priced.map((horse) => ({
    horse,
    programNumber: horse.programNumber,
    coupledWith: sharing(horse.bettingInterest) > 1 ? horse.bettingInterest : null,
  }));
}

/**
 * The race as its card had it before the off, rebuilt from its result. Horses are in order of program number; those without
 * a price (declared non-starters, or for purse money only) are left out. An unregistered track gets New York's time zone,
 * since results name none.
 */
export function entryOf(track: string, day: RaceDay, result: RaceResult): Race {
  const slug = trackOfCode(track, 'eastern')?.slug ?? track.toLowerCase();
  return {
    id: raceId(slug, day, result.raceNumber),
    trackSlug: slug,
    day,
    number: result.raceNumber,
    name: result.name,
    postTime: null,
    distanceYards: result.distanceYards,
    isAbout: result.isAbout,
    surface: result.surface,
    raceType: result.type,
    grade: result.grade,
    classification: result.type,
    conditions: result.conditions,
    eligibility: { ages: null, sexes: null },
    purse: result.purse,
    claiming: result.claimingPrice,
    stateBred: null,
    trackRecordSeconds: null,
    pars: { pace2f: null, pace4f: null, pace6f: null, speed: null, latePace: null },
    wagers: '',
    runners: pricedEntrants(result).map(entrantOf),
  };
}
