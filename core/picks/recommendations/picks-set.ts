import type { RaceId } from '../../card/race.ts';
import { type Instant, parseInstant } from '../../kernel/instant.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import { SLOTS } from '../analysis/slot.ts';
import { type AnswersByRace, isWorthAsking } from '../outside-analysts/slot-answers.ts';
import type { Recommendation } from './recommendation.ts';

/** The picks of a whole card, made at one moment from one state of the card. */
export interface PicksSet {
  readonly trackSlug: string;
  readonly day: RaceDay;
  /** By the racing clock. */
  readonly madeAt: Instant;
  /** Made by the daily job, not on request. */
  readonly isScheduled: boolean;
  /** Fingerprint of the card they were made from. */
  readonly cardHash: string;
  /** Versions of everything that made them. */
  readonly madeWith: string;
  /** By race number. */
  readonly recommendations: readonly Recommendation[];
}

/** What a set is compared with: the current card, the current versions, the clock. */
export interface PicksMeasure {
  readonly cardHash: string;
  readonly madeWith: string;
  readonly now: Instant;
}

/** Same card, same versions, and not made later than the clock shows. */
export const isCurrent = (set: PicksSet, { cardHash, madeWith, now }: PicksMeasure): boolean =>
  set.cardHash === cardHash && set.madeWith === madeWith && set.madeAt <= now;

const isAhead = ({ postTime }: Recommendation, now: Instant): boolean =>
  postTime === null || now < (parseInstant(postTime) ?? now);

/** Whether a race of the set is still to come. */
export const hasRaceAhead = ({ recommendations }: PicksSet, now: Instant): boolean =>
  recommendations.some((recommendation) => isAhead(recommendation, now));

/** Whether an outside analyst that may answer by now is missing on an upcoming race. */
export const isDue = ({ recommendations }: PicksSet, now: Instant): boolean =>
  recommendations
    .filter((recommendation) => isAhead(recommendation, now))
    .some(({ answers }) => SLOTS.some((slot) => isWorthAsking(answers[slot], now)));

/** The outside analysts' answers when a set was made. */
export const answersIn = (set: PicksSet | null): AnswersByRace =>
  new Map((set?.recommendations ?? []).map(({ raceId, answers }) => [raceId as RaceId, answers]));

/** The set with the recommendation of one race in its place. */
export const withRecommendation = (set: PicksSet, fresh: Recommendation): PicksSet => ({
  ...set,
  recommendations: [...set.recommendations.filter(({ raceId }) => raceId !== fresh.raceId), fresh].sort(
    (a, b) => a.raceNumber - b.raceNumber,
  ),
});

/** Whether a set only holds answers until the day's picks are made. */
export const isSetAside = ({ cardHash }: PicksSet): boolean => cardHash === '';

/** A set that is never current: it holds outside analysts' answers until the day's picks are made. */
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

/** An outside analyst answered, which is not paid for twice. */
export const hasAnswer = ({ answers }: Recommendation): boolean =>
  SLOTS.some((slot) => answers[slot]?.is === 'answered');
