import { distanceText } from '#core/card/distance.ts';
import { courseOf } from '#core/card/surface.ts';
import { toIsoOrNull } from '#core/kernel/instant.ts';
import type { FinishedRace } from '#core/results/finished-race.ts';
import { missingFacts } from '#core/results/missing-facts.ts';
import type { Finisher, Payout, RaceResult, WinnersBreeding } from '#core/results/race-result.ts';
import { raceTimeText } from '#core/results/race-time.ts';
import { presentProvenance } from './present-provenance.ts';
import { inOrder } from './present-result.ts';

const presentStarter = (starter: Finisher) => ({
  programNumber: starter.programNumber,
  bettingInterest: starter.bettingInterest,
  horseName: starter.horseName,
  jockeyName: starter.jockeyName,
  trainerName: starter.trainerName,
  weight: starter.weightLb,
  postPosition: starter.postPosition,
  official: starter.official,
  crossed: starter.crossed,
  finished: starter.finished,
  behind: starter.behind,
  margin: starter.margin,
  disqualified: starter.disqualified,
  deadHeat: starter.deadHeat,
  odds: starter.odds,
  noBetting: starter.noBetting ?? null,
  isFavorite: starter.isFavorite,
  comment: starter.comment,
});

const presentPayoff = ({ wager, base, winningNumbers, correct, payoff, pool, carryover }: Payout) => ({
  wager,
  stake: base,
  winningNumbers,
  correct,
  payoff,
  pool,
  carryover,
});

/** `b. g. by Into Mischief out of Crowned (Bernardini), foaled Mar 12, 2017 in Kentucky, bred by …`. */
function breedingText({ color, sex, sire, dam, damSire, foaled, breeder }: WinnersBreeding): string | null {
  const parts = [
    [color, sex].filter(Boolean).join(' '),
    sire && `by ${sire}`,
    dam && `out of ${dam}${damSire ? `, by ${damSire}` : ''}`,
    foaled && `foaled ${foaled}`,
    breeder && `bred by ${breeder}`,
  ].filter(Boolean);
  return parts.length === 0 ? null : parts.join(', ');
}

const howItRan = ({ distanceYards, isAbout, surface, condition, weather, offTheTurf }: RaceResult) => ({
  distance: distanceYards === null ? null : distanceText(distanceYards, isAbout),
  surface: surface === null ? null : courseOf(surface).name,
  isOffTheTurf: offTheTurf,
  condition,
  weather,
});

/** A finished race as the race page shows it. */
export const presentRaceResult = ({ race, off, provenance }: FinishedRace) => ({
  isCancelled: race.cancelled !== null,
  cancelReason: race.cancelled?.reason ?? null,
  off: toIsoOrNull(off),
  ...howItRan(race),
  starters: inOrder(race.starters).map(presentStarter),
  missing: [...missingFacts(race)],
  finalTime: race.finalTimeSeconds === null ? null : raceTimeText(race.finalTimeSeconds),
  fractions: race.fractions.filter((seconds) => seconds !== null).map(raceTimeText),
  payoffs: race.payouts.map(presentPayoff),
  winPlaceShowPool: race.winPlaceShowPool,
  scratches: race.scratches.map(({ horseName, reason }) => ({ horseName, reason })),
  claims: race.claims.map(({ horseName, newTrainer, newOwner, price }) => ({
    horseName,
    newTrainer,
    newOwner,
    price,
  })),
  winner: race.winner === null ? null : breedingText(race.winner),
  footnotes: race.footnotes,
  doubts: (race.doubts ?? []).map(({ sentence }) => sentence),
  decision: race.decision?.choice ?? null,
  provenance: presentProvenance(provenance),
});
