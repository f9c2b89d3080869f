import { trackByCode, zoneOf } from '#core/card/track.ts';
import { type Instant, instant } from '#core/kernel/instant.ts';
import { minuteOfDayAt } from '#core/kernel/race-day.ts';
import { placeByPay, type StraightPay, straightPayouts } from '#core/results/paid-place.ts';
import type { Payout } from '#core/results/race-result.ts';
import type { ReportedPlace, ReportedRace, ReportedResults } from '#core/results/reconcile/index.ts';
import { exoticPayouts } from '../readings/exotic-payout.ts';
import { SOURCE } from './entries.ts';
import type { ApiResultRace, ApiResultRunner, ApiResults } from './schema.ts';

const payOf = (runner: ApiResultRunner): StraightPay => ({
  programNumber: runner.program_number,
  win: runner.win_payoff,
  place: runner.place_payoff,
  show: runner.show_payoff,
});

const otherPayouts = ({ payoffs }: ApiResultRace): readonly Payout[] =>
  payoffs.flatMap((payoff) =>
    exoticPayouts({
      wager: payoff.wager_name ?? payoff.wager_type,
      base: payoff.base_amount,
      numbers: payoff.winning_numbers,
      payoff: payoff.payoff_amount,
      pool: payoff.total_pool,
      carryover: payoff.carryover,
    }),
  );

const joined = (...names: readonly (string | null)[]): string | null =>
  names.filter((part) => part !== null).join(' ') || null;

/** The answer has no finish: places are read from what was paid. */
function placedIn(runners: readonly ApiResultRunner[]): readonly ReportedPlace[] {
  const pays = runners.map(payOf);
  const placed = runners.flatMap((runner, index): readonly ReportedPlace[] => {
    const pay = pays[index];
    const paid = pay === undefined ? null : placeByPay(pay, pays);
    if (paid === null) return [];
    return [
      {
        programNumber: runner.program_number,
        horseName: runner.horse_name,
        jockeyName: joined(runner.jockey_first_name, runner.jockey_last_name),
        trainerName: joined(runner.trainer_first_name, runner.trainer_last_name),
        ownerName: joined(runner.owner_first_name, runner.owner_last_name),
        weightLb: runner.weight_carried,
        ...paid,
      },
    ];
  });
  return placed.toSorted((a, b) => (a.place ?? UNKNOWN) - (b.place ?? UNKNOWN));
}

/** Behind every place. */
const UNKNOWN = 99;

function fractionsOf({ fraction }: ApiResultRace): readonly (number | null)[] {
  const { fraction_1, fraction_2, fraction_3, fraction_4, fraction_5 } = fraction ?? {};
  const fractions = [fraction_1, fraction_2, fraction_3, fraction_4, fraction_5].map((time) => time ?? null);
  return fractions.slice(0, fractions.findLastIndex((time) => time !== null) + 1);
}

function reportedRace(race: ApiResultRace, zone: string): ReportedRace {
  const placed = placedIn(race.runners);
  const [low, high] = [race.minimum_claim_price, race.maximum_claim_price];
  const most = high ?? low;
  return {
    raceNumber: race.race_key.race_number,
    state: placed.length > 0 ? 'official' : 'pending',
    name: race.race_name,
    grade: race.grade,
    type: race.race_type_description ?? race.race_type,
    conditions: null,
    surface: race.surface_description ?? race.surface,
    distanceYards: race.distance_description?.yards ?? null,
    isAbout: race.distance_description?.isAbout ?? false,
    condition: race.track_condition_description,
    purse: race.total_purse,
    claimingPrice: most === null ? null : { low: low ?? most, high: most },
    offMinute: race.off_time === null ? null : minuteOfDayAt(instant(race.off_time), zone),
    fractions: fractionsOf(race),
    finalTimeSeconds: race.fraction?.winning_time ?? null,
    placed,
    alsoRan: race.also_ran?.map((horseName) => ({ programNumber: null, horseName })) ?? null,
    payouts: [...race.runners.map(payOf).flatMap(straightPayouts), ...otherPayouts(race)],
    scratches: race.scratches ?? [],
  };
}

/** The results in the answer. */
export function reportedResults(results: ApiResults, instant: Instant): ReportedResults {
  const zone = zoneOf(trackByCode(results.track_id)?.slug ?? '');
  return {
    track: results.track_id,
    day: results.date,
    provenance: { tier: 'live', source: SOURCE, at: instant },
    races: results.races.map((race) => reportedRace(race, zone)),
  };
}
