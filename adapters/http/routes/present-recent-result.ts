import { trackByCode } from '#core/card/track.ts';
import { toIsoOrNull } from '#core/kernel/instant.ts';
import type { Finisher } from '#core/results/race-result.ts';
import type { RecentResult } from '#core/scorecards/dashboard/recent-result.ts';
import { presentProvenance } from './present-provenance.ts';

const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });

function placeText(place: number | null, starters: number): string {
  return place === null
    ? `out of the money, field of ${starters}`
    : `${place}${ENDINGS[ordinals.select(place)] ?? 'th'} of ${starters}`;
}

const presentWinner = ({ horseName, programNumber, jockeyName, odds }: Finisher) => ({
  horseName,
  programNumber,
  jockeyName: jockeyName ?? '',
  odds: odds?.toFixed(2) ?? null,
});

/** What $2 to win on the horse of the line paid; of a race without printed payoffs only that a loser got nothing. */
function payoutOf({ run: { race }, horse, outcome }: RecentResult): number | null {
  const paid = race.payouts.find(
    ({ wager, winningNumbers }) =>
      wager === 'Win' && [horse.programNumber, horse.bettingInterest].includes(winningNumbers),
  );
  if (paid !== undefined) return paid.payoff === null ? null : (2 * paid.payoff) / paid.base;
  return outcome === 'win' ? null : 0;
}

function presentPick({ pick }: RecentResult) {
  if (pick === null) return null;
  const { bet, entry } = pick;
  return {
    horseName: bet.horse,
    programNumber: bet.programNumber,
    result: bet.outcome,
    staked: bet.staked,
    returned: bet.returned,
    upTo: entry.racingAt,
    madeWith: entry.analysedBy,
  };
}

/** A finished race as a line of the dashboard. */
export function presentRecentResult(line: RecentResult) {
  const { run, horse, about, outcome, place, winners } = line;
  const { race, track, day, off, provenance } = run;
  return {
    id: `${track.toLowerCase()}-${day}-${race.raceNumber}`,
    horse: horse.horseName,
    about,
    race: `${trackByCode(track)?.displayName ?? track} Race ${race.raceNumber}`,
    result: placeText(place, race.starters.length),
    payout: payoutOf(line),
    outcome,
    track,
    day,
    raceNumber: race.raceNumber,
    offAt: toIsoOrNull(off),
    winners: winners.map(presentWinner),
    payoffs: race.payouts.map(({ wager, base, winningNumbers, payoff }) => ({
      wager,
      base,
      winningNumbers,
      payoff,
    })),
    pick: presentPick(line),
    provenance: presentProvenance(provenance),
  };
}
