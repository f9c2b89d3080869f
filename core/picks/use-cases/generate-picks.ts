import { cardOrRefusal, trackAndDay } from '../../card/days-card.ts';
import type { CardStore, StoredCard } from '../../card/ports.ts';
import { isOff } from '../../card/race-status.ts';
import { noonOf, type Track } from '../../card/track.ts';
import type { KnownAround } from '../../handicapping/ports.ts';
import type { RaceWeather } from '../../handicapping/win-percent.ts';
import type { Announce } from '../../kernel/announcement.ts';
import type { Clock, WithLock, WithLongLock } from '../../kernel/functions.ts';
import type { Instant } from '../../kernel/instant.ts';
import { makeShare } from '../../kernel/share.ts';
import type { RaceExperts } from '../../press/race-experts.ts';
import type { Analysis } from '../analysis/analysis.ts';
import { scoredRaces } from '../analysis/scored-races.ts';
import type { PickToSeal } from '../ledger/pick-to-seal.ts';
import type { AnswersByRace } from '../outside-analysts/slot-answers.ts';
import type { AskAnalysts, PicksStore, PriceNow, Seal } from '../ports.ts';
import { type DayPicks, dayPicks } from '../recommendations/day-picks.ts';
import { isMadeBeforeOff, withoutPick } from '../recommendations/no-pick.ts';
import {
  answersIn,
  isCurrent,
  isDue,
  isUnasked,
  type PicksSet,
  wasAsked,
} from '../recommendations/picks-set.ts';
import { recommend } from '../recommendations/recommend.ts';
import type { Recommendation } from '../recommendations/recommendation.ts';

export interface GeneratePicksDeps {
  readonly cards: CardStore;
  readonly picks: PicksStore;
  readonly clock: Clock;
  readonly withLock: WithLock;
  /** Held while outside analysts are asked: one process at a time. */
  readonly withLongLock: WithLongLock;
  readonly analysis: Analysis;
  readonly knownAround: KnownAround;
  readonly expertsOn: (track: string, day: string) => Promise<readonly RaceExperts[]>;
  readonly askAnalysts: AskAnalysts;
  readonly priceNow: PriceNow;
  /** Freezes what is published. */
  readonly seal: Seal;
  readonly announce: Announce;
}

export interface PicksToGenerate {
  /** Slug or number of a registered track. */
  readonly track: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** Make them again although the saved ones are current. */
  readonly bypassCache?: boolean;
  /** Requested by the daily job. */
  readonly isScheduled?: boolean;
  /** Asks no outside analyst unless the last picks were made with them; else they are asked once somebody looks. */
  readonly withoutModels?: boolean;
  /** Id of the member who asks for a regeneration; null when made for everybody. */
  readonly askedBy?: string | null;
  readonly weather?: RaceWeather | null;
}

interface PicksState {
  readonly track: Track;
  readonly storedCard: StoredCard;
  /** The last set, outdated or not. */
  readonly picksSet: PicksSet | null;
  readonly current: PicksSet | null;
  readonly now: Instant;
}

/** For a race that is off: the pick made before the off, unchanged, or none. */
function pickOfRun(fresh: Recommendation, before: PicksSet | null): Recommendation {
  const saved = before?.recommendations.find(({ raceId }) => raceId === fresh.raceId);
  return saved !== undefined && isMadeBeforeOff(saved) ? saved : withoutPick(fresh);
}

/** The day was picked again meanwhile; replacing a single race does not change the age of the set. */
const isMadeSince = (
  found: PicksState,
  before: PicksState,
): found is PicksState & { readonly current: PicksSet } =>
  found.current !== null && (before.current === null || found.current.madeAt > before.current.madeAt);

/**
 * The picks of a whole card at current prices: the saved ones while they are current, else made now and saved; a race
 * that is off by the time they are saved keeps the pick made before the off. A changed card or version makes saved
 * picks outdated; an analyst that was missing is asked again after a while. Answers of outside analysts about the same
 * facts remain valid. Concurrent callers share one computation. Refuses an unregistered track (`card.unknown-track`), a
 * bad day (`card.bad-day`) and a day without a card (`card.no-card`).
 */
export function makeGeneratePicks(deps: GeneratePicksDeps) {
  const { cards, picks, clock, withLock, withLongLock, analysis, knownAround, expertsOn, askAnalysts } = deps;
  const share = makeShare<{ readonly set: PicksSet; readonly found: PicksState }>();

  async function currentState({ track: trackKey, day: dayText }: PicksToGenerate): Promise<PicksState> {
    const { track, day } = trackAndDay(trackKey, dayText);
    const storedCard = cardOrRefusal(await cards.cardFor(track.slug, day), track, day);
    const found = await picks.picksFor(track.slug, day);
    const picksSet = found?.set ?? null;
    const now = clock();
    const measure = { cardHash: storedCard.contentHash, madeWith: analysis.madeWith, now };
    const current = picksSet !== null && isCurrent(picksSet, measure) ? picksSet : null;
    return { track, storedCard: storedCard, picksSet: picksSet, current, now };
  }

  async function pick(
    ask: PicksToGenerate,
    { track, storedCard, picksSet, now }: PicksState,
  ): Promise<readonly PickToSeal[]> {
    const { card, contentHash: cardHash } = storedCard;
    const { races } = card;
    const forms = await cards.formsOf(races, noonOf(card));
    const around = await knownAround(races, forms, now);
    const known = { races, forms, around, weather: ask.weather ?? null, now };
    const scored = scoredRaces(known, analysis);
    const open = scored.filter(({ evidence }) => !isOff(evidence.race, now));
    const experts = await expertsOn(track.slug, card.day);
    const answers: AnswersByRace =
      ask.withoutModels === true && !wasAsked(picksSet)
        ? new Map()
        : await askAnalysts({
            track: track.displayName,
            trackSlug: track.slug,
            day: card.day,
            card: races,
            races: open,
            experts,
            earlier: answersIn(picksSet),
            isRefresh: ask.bypassCache ?? false,
            askedBy: ask.bypassCache === true ? (ask.askedBy ?? null) : null,
          });
    return scored.map(({ evidence }) => {
      const raceAnswers = answers.get(evidence.race.id);
      const raceExperts = experts.find(({ raceNumber }) => raceNumber === evidence.race.number) ?? null;
      const opinions = {
        experts: raceExperts,
        ...(raceAnswers === undefined ? {} : { answers: raceAnswers }),
      };
      const recommendation = recommend(evidence, analysis, card.provenance, opinions);
      return { evidence, recommendation, cardHash, madeWith: analysis.madeWith };
    });
  }

  /** Whether saved picks answer a request: a look also wants the outside analysts that were never asked. */
  const isEnough = (set: PicksSet, ask: PicksToGenerate, now: Instant): boolean =>
    ask.bypassCache !== true &&
    !isDue(set, now) &&
    (ask.withoutModels === true || !isUnasked(set, analysis.outside, now));

  async function keep(
    ask: PicksToGenerate,
    picked: readonly PickToSeal[],
    found: PicksState,
  ): Promise<PicksSet> {
    const { track, storedCard, now, current } = found;
    const { day } = storedCard.card;
    const savedAt = clock();
    const before = (await picks.picksFor(track.slug, day))?.set ?? null;
    const isRun = ({ evidence }: PickToSeal): boolean => isOff(evidence.race, savedAt);
    const { set } = await picks.keep({
      trackSlug: track.slug,
      day,
      madeAt: now,
      isScheduled: ask.isScheduled ?? (ask.bypassCache !== true && current?.isScheduled === true),
      cardHash: storedCard.contentHash,
      madeWith: analysis.madeWith,
      recommendations: picked.map((pick) =>
        isRun(pick) ? pickOfRun(pick.recommendation, before) : pick.recommendation,
      ),
    });
    await deps.seal(picked.filter((pick) => !isRun(pick)));
    await deps.announce({ topic: 'picks', track: track.slug, day, raceNumber: null, at: now });
    return set;
  }

  return async function generatePicks(ask: PicksToGenerate): Promise<DayPicks> {
    const forceRefreshUsed = ask.bypassCache ?? false;
    const answer = async (
      set: PicksSet,
      { track, storedCard }: PicksState,
      cached: boolean,
    ): Promise<DayPicks> => {
      const recommendations = await deps.priceNow(set.recommendations);
      const card = storedCard.card.provenance;
      return dayPicks({ ...set, recommendations }, { track, card, now: clock(), cached, forceRefreshUsed });
    };
    const before = await currentState(ask);
    const { current } = before;
    if (current !== null && isEnough(current, ask, before.now)) return answer(current, before, true);
    const key = `picks:${before.track.slug}:${before.storedCard.card.day}`;
    const generate = async () => {
      const found = await currentState(ask);
      if (isMadeSince(found, before)) return { set: found.current, found };
      const picked = await pick(ask, found);
      return { set: await withLock(key, () => keep(ask, picked, found)), found };
    };
    const { value } = await share(key, () => withLongLock(key, generate));
    return answer(value.set, value.found, false);
  };
}

export type GeneratePicks = ReturnType<typeof makeGeneratePicks>;
