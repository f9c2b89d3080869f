import type { RaceId } from '../../card/race.ts';
import { isOff } from '../../card/race-status.ts';
import { type Instant, parseInstant } from '../../kernel/instant.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import type { Analysis } from '../analysis/analysis.ts';
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

/** The recommendations of the races still to come. */
const aheadIn = ({ recommendations, trackSlug, day }: PicksSet, now: Instant): readonly Recommendation[] =>
  recommendations.filter(({ postTime: off }) => {
    const postTime = off === null ? null : parseInstant(off);
    return !isOff({ postTime, trackSlug, day }, now);
  });

/** Whether a race of the set is still to come. */
export const hasRaceAhead = (set: PicksSet, now: Instant): boolean => aheadIn(set, now).length > 0;

/** Whether an outside analyst that may answer by now is missing on an upcoming race. */
export const isDue = (set: PicksSet, now: Instant): boolean =>
  aheadIn(set, now).some(({ answers }) => SLOTS.some((slot) => isWorthAsking(answers[slot], now)));

const wasAskedOn = ({ answers }: Recommendation): boolean => SLOTS.some((slot) => answers[slot] !== null);

/** Whether outside analysts were asked for a set, whatever came of it. */
export const wasAsked = (set: PicksSet | null): boolean => set?.recommendations.some(wasAskedOn) ?? false;

/** Whether there are outside analysts, and none was asked on an upcoming race with starters. */
export const isUnasked = (set: PicksSet, outside: Analysis['outside'], now: Instant): boolean =>
  SLOTS.some((slot) => outside[slot] !== null) &&
  aheadIn(set, now).some((made) => made.mlPredictions.length > 0 && !wasAskedOn(made));

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
