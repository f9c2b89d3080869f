import { leadingNumber } from '#core/card/betting-interest.ts';
import { type StraightPay, straightPayouts } from '#core/results/paid-place.ts';
import type { Payout } from '#core/results/race-result.ts';
import {
  type AlsoRan,
  type ReportedPlace,
  type ReportedRace,
  UNKNOWN_FACTS,
} from '#core/results/reconcile/index.ts';
import { exoticPayouts } from '../readings/exotic-payout.ts';
import type { OtbEvent } from './schema.ts';

type OtbResults = NonNullable<OtbEvent['results']>;
type OtbFinisher = OtbResults['finisher'][number];

/** The list of runners in a race whose bets were refunded. */
const REFUNDED = /^RF$/i;

const payOf = (finisher: OtbFinisher): StraightPay => ({
  programNumber: finisher.programNumber,
  win: finisher.winAmount,
  place: finisher.placeAmount,
  show: finisher.showAmount,
});

const otherPayouts = ({ dividends }: OtbResults): readonly Payout[] =>
  dividends
    .filter(({ finishers }) => !REFUNDED.test(finishers))
    .flatMap(({ betType, finishers, baseAmount, amount }) =>
      exoticPayouts({ wager: betType, base: baseAmount, numbers: finishers, payoff: amount }),
    );

/** An entry that was placed lists all its horses at one place: which of them finished there is unknown. */
function placeOf(finisher: OtbFinisher, all: readonly OtbFinisher[]): ReportedPlace {
  const interest = leadingNumber(finisher.programNumber);
  const isEntry = all.some(
    (other) =>
      other !== finisher &&
      other.finishPosition === finisher.finishPosition &&
      leadingNumber(other.programNumber) === interest,
  );
  return {
    programNumber: finisher.programNumber,
    horseName: finisher.runnerName,
    jockeyName: finisher.jockey,
    trainerName: null,
    ownerName: null,
    weightLb: null,
    place: isEntry && !finisher.deadHeat ? null : finisher.finishPosition,
    isDeadHeat: finisher.deadHeat,
  };
}

/** The older files keep the runners after the race; the newer ones give names alone. */
function alsoRan({ runners }: OtbEvent, results: OtbResults): readonly AlsoRan[] | null {
  const placed = new Set(results.finisher.map(({ programNumber }) => programNumber));
  const others = runners.filter(({ number, scratched }) => scratched !== true && !placed.has(number));
  if (runners.length > 0)
    return others.map(({ number, name }) => ({ programNumber: number, horseName: name }));
  return results.alsoRan?.map((horseName) => ({ programNumber: null, horseName })) ?? null;
}

function stateOf(results: OtbEvent['results']): ReportedRace['state'] {
  if (results === null || results === undefined) return 'pending';
  if (results.finisher.length > 0) return 'official';
  return REFUNDED.test(results.dividends[0]?.finishers ?? '') ? 'cancelled' : 'pending';
}

/** A race as reported in the file; before the off it is pending. */
export function reportedRace(event: OtbEvent): ReportedRace {
  const { results } = event;
  const finishers = results?.finisher ?? [];
  const scratched = event.runners.filter((runner) => runner.scratched === true).map(({ name }) => name);
  return {
    ...UNKNOWN_FACTS,
    raceNumber: event.eventNo,
    conditions: event.conditions,
    distanceYards: event.distance?.yards ?? null,
    isAbout: event.distance?.isAbout ?? false,
    purse: event.purse,
    state: stateOf(results),
    placed: finishers.map((finisher) => placeOf(finisher, finishers)),
    alsoRan: results ? alsoRan(event, results) : null,
    payouts: results ? [...finishers.map(payOf).flatMap(straightPayouts), ...otherPayouts(results)] : [],
    scratches: [...new Set([...(results?.scratches ?? []), ...scratched])],
  };
}
