import type { Race } from '../card/race.ts';
import { isOff } from '../card/race-status.ts';
import type { Instant } from '../kernel/instant.ts';
import type { Recommendation } from '../picks/recommendations/recommendation.ts';
import type { Verdict } from '../picks/recommendations/verdict.ts';

export interface WatchedPick {
  readonly programNumber: string;
  readonly horse: string;
}

/** What of a verdict an alert depends on. */
export interface WatchedVerdict extends Pick<Verdict, 'kind' | 'programNumber' | 'horse'> {
  /** Odds as displayed; null where there are none. */
  readonly price: string | null;
  readonly priceToTake: string | null;
}

/** What a race is watched for, as it was at one look. */
export interface WatchedRace {
  readonly raceNumber: number;
  /** Scheduled off; null while unknown. */
  readonly postTime: Instant | null;
  readonly isOff: boolean;
  readonly isOffTheTurf: boolean;
  /** Program numbers. */
  readonly scratched: readonly string[];
  readonly pick: WatchedPick | null;
  /** The pick of the look before, where it was another: picks may be made again before a scratch is read. */
  readonly formerPick: WatchedPick | null;
  readonly verdict: WatchedVerdict | null;
}

/** The races of a day at one look. */
export interface Look {
  /** By the machine's clock. */
  readonly at: Instant;
  readonly races: readonly WatchedRace[];
}

const pickOf = ({ primaryPick }: Recommendation): WatchedPick | null =>
  primaryPick === null ? null : { programNumber: primaryPick.programNumber, horse: primaryPick.horse };

const verdictOf = ({ verdict }: Recommendation): WatchedVerdict => ({
  kind: verdict.kind,
  programNumber: verdict.programNumber,
  horse: verdict.horse,
  price: verdict.price?.text ?? null,
  priceToTake: verdict.priceToTake?.text ?? null,
});

/** A race with what is recommended in it. Without a recommendation its pick and verdict are those of the look before. */
export function watchedRace(
  race: Race,
  recommendation: Recommendation | null,
  { now, before }: { readonly now: Instant; readonly before: WatchedRace | null },
): WatchedRace {
  const [pick, verdict] =
    recommendation === null
      ? [before?.pick ?? null, before?.verdict ?? null]
      : [pickOf(recommendation), verdictOf(recommendation)];
  const former = before?.pick ?? null;
  return {
    raceNumber: race.number,
    postTime: race.postTime,
    isOff: isOff(race, now) || race.isCancelled === true,
    isOffTheTurf: race.offTheTurf !== undefined,
    scratched: race.runners.flatMap(({ isScratched, programNumber }) => (isScratched ? [programNumber] : [])),
    pick,
    formerPick: former?.programNumber === pick?.programNumber ? null : former,
    verdict,
  };
}
