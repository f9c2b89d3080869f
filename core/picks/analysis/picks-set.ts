import type { RaceId } from '../../card/race.ts';
import type { Instant } from '../../kernel/instant.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import type { Recommendation } from '../recommendations/recommendation.ts';
import { SLOTS } from './slot.ts';
import { isWorthAsking, type WordsByRace } from './slot-words.ts';

/** The picks of a whole card, made at one moment from one state of the card. */
export interface PicksSet {
  readonly trackSlug: string;
  readonly day: RaceDay;
  /** By the racing clock. */
  readonly madeAt: Instant;
  /** Made by the daily job and not because somebody asked. */
  readonly isScheduled: boolean;
  /** Fingerprint of the card they were made from. */
  readonly cardHash: string;
  /** Versions of all that made them: another version makes other picks. */
  readonly madeWith: string;
  /** By race number. */
  readonly recommendations: readonly Recommendation[];
}

/** What a set is measured against: the card as it is now, the versions at work now, the clock. */
export interface PicksMeasure {
  readonly cardHash: string;
  readonly madeWith: string;
  readonly now: Instant;
}

/** Still what would be made now: same card, same versions, and not from a later moment than the clock shows. */
export const isCurrent = (set: PicksSet, { cardHash, madeWith, now }: PicksMeasure): boolean =>
  set.cardHash === cardHash && set.madeWith === madeWith && set.madeAt <= now;

/** A side is missing that may answer by now. */
export const isDue = ({ recommendations }: PicksSet, now: Instant): boolean =>
  recommendations.some(({ told }) => SLOTS.some((slot) => isWorthAsking(told[slot], now)));

/** What outside analysts told when a set was made. */
export const wordsIn = (set: PicksSet | null): WordsByRace =>
  new Map((set?.recommendations ?? []).map(({ raceId, told }) => [raceId as RaceId, told]));

/** The set with the recommendation of one race in its place. */
export const withRecommendation = (set: PicksSet, fresh: Recommendation): PicksSet => ({
  ...set,
  recommendations: [...set.recommendations.filter(({ raceId }) => raceId !== fresh.raceId), fresh].sort(
    (a, b) => a.raceNumber - b.raceNumber,
  ),
});

/** A set that is current for nothing: it holds what outside analysts told until the day's picks are made. */
export const setAside = (
  { trackSlug, day }: Pick<PicksSet, 'trackSlug' | 'day'>,
  fresh: Recommendation,
  madeAt: Instant,
): PicksSet => ({
  trackSlug,
  day,
  madeAt,
  isScheduled: false,
  cardHash: '',
  madeWith: '',
  recommendations: [fresh],
});

/** An outside analyst was heard, which is not paid for twice. */
export const isHeard = ({ told }: Recommendation): boolean => SLOTS.some((slot) => told[slot]?.is === 'told');
