import { cardOrRefusal, raceNumbered, trackAndDay } from '../../card/days-card.ts';
import type { CardStore } from '../../card/ports.ts';
import { evidenceInstant } from '../../handicapping/evidence.ts';
import type { KnownAround } from '../../handicapping/ports.ts';
import type { RaceWeather } from '../../handicapping/win-percent.ts';
import type { Announce } from '../../kernel/announcement.ts';
import type { Clock, WithLock, WithLongLock } from '../../kernel/functions.ts';
import type { Instant } from '../../kernel/instant.ts';
import { isStale } from '../../odds/current-board.ts';
import type { RaceExperts } from '../../press/race-experts.ts';
import type { Analysis } from '../analysis/analysis.ts';
import { isCurrent, isHeard, setAside, withRecommendation, wordsIn } from '../analysis/picks-set.ts';
import type { PickToSeal } from '../ledger/pick-to-seal.ts';
import type { AskAnalysts, PicksStore, Seal } from '../ports.ts';
import { scoredRaces } from '../questions/scored-races.ts';
import { makeSharedRun } from '../questions/shared-run.ts';
import { recommend } from '../recommendations/recommend.ts';
import type { Recommendation } from '../recommendations/recommendation.ts';

export interface RefreshRaceDeps {
  readonly cards: CardStore;
  readonly picks: PicksStore;
  readonly clock: Clock;
  readonly withLock: WithLock;
  /** Held while outside analysts are asked, so that one process asks about a race. */
  readonly withLongLock: WithLongLock;
  readonly analysis: Analysis;
  readonly knownAround: KnownAround;
  readonly expertsOn: (track: string, day: string) => Promise<readonly RaceExperts[]>;
  readonly askAnalysts: AskAnalysts;
  /** Freezes what is published. */
  readonly seal: Seal;
  readonly announce: Announce;
}

export interface RaceToRefresh {
  readonly track: string;
  readonly day: string;
  readonly raceNumber: number;
  /** Id of the member who wants it; null for the house. */
  readonly askedBy?: string | null;
  readonly weather?: RaceWeather | null;
  /** Also where kept words would stand; so unless told otherwise. */
  readonly isAnew?: boolean;
}

export interface RaceRefreshed {
  readonly raceNumber: number;
  readonly recommendation: Recommendation;
  /** False where no board of the race is known that is young enough to be called live. */
  readonly liveOddsUpdated: boolean;
  /** Horses with a live price. */
  readonly liveOddsCount: number;
}

function refreshed({ evidence, recommendation }: PickToSeal, now: Instant): RaceRefreshed {
  const { board, race } = evidence;
  const isLive = board !== null && !isStale(board.at, now);
  const liveOddsCount = isLive ? recommendation.liveOddsData.length : 0;
  return { raceNumber: race.number, recommendation, liveOddsUpdated: liveOddsCount > 0, liveOddsCount };
}

/**
 * Makes the recommendation of one race anew, outside analysts asked again, and puts it into the day's kept picks when
 * there are current ones; else what outside analysts told is laid aside for when they are made. Of several at once, in
 * whatever processes, one asks; the others take its words and make their own answer of the facts of now. Announced
 * whenever it is wanted anew. Refuses a race the card does not have ('not-found', `card.unknown-race`).
 */
export function makeRefreshRace(deps: RefreshRaceDeps) {
  const { cards, picks, clock, withLock, withLongLock, analysis, knownAround, expertsOn, askAnalysts } = deps;
  const shared = makeSharedRun<RaceRefreshed>();

  async function pick(ask: RaceToRefresh, wantedAt: Instant): Promise<PickToSeal> {
    const { track, day } = trackAndDay(ask.track, ask.day);
    const { card, contentHash: cardHash } = cardOrRefusal(await cards.cardFor(track.slug, day), track, day);
    const race = raceNumbered(card.races, ask.raceNumber, day);
    const now = clock();
    const forms = await cards.formsOf([race], evidenceInstant(race, now));
    const around = await knownAround([race], forms, now);
    const races = scoredRaces({ races: [race], forms, around, weather: ask.weather ?? null, now }, analysis);
    const experts = await expertsOn(track.slug, day);
    const words = await askAnalysts({
      track: track.displayName,
      trackSlug: track.slug,
      day,
      card: card.races,
      races,
      experts,
      kept: wordsIn((await picks.picksFor(track.slug, day))?.set ?? null),
      isAnew: ask.isAnew ?? true,
      newAfter: wantedAt,
      askedBy: ask.askedBy ?? null,
    });
    const [judged] = races;
    if (judged === undefined) throw new Error(`race ${race.id} was not judged`);
    const said = words.get(race.id);
    const raceExperts = experts.find(({ raceNumber }) => raceNumber === race.number) ?? null;
    const heard = { experts: raceExperts, ...(said === undefined ? {} : { words: said }) };
    const recommendation = recommend(judged.evidence, analysis, card.provenance, heard);
    return { evidence: judged.evidence, recommendation, cardHash, madeWith: analysis.madeWith };
  }

  async function keep(picked: PickToSeal, isAnew: boolean): Promise<void> {
    const { evidence, recommendation, cardHash, madeWith } = picked;
    const { trackSlug: track, day, number: raceNumber } = evidence.race;
    const now = clock();
    const found = await picks.picksFor(track, day);
    const isInSet = found !== null && isCurrent(found.set, { cardHash, madeWith, now });
    if (isInSet) {
      await picks.keep(withRecommendation(found.set, recommendation));
    } else if (isHeard(recommendation)) {
      const aside = setAside(evidence.race, recommendation, now);
      await picks.keep(found === null ? aside : withRecommendation(found.set, recommendation));
    }
    await deps.seal([picked]);
    if (isInSet || isAnew) await deps.announce({ topic: 'picks', track, day, raceNumber, at: now });
  }

  return async function refreshRace(ask: RaceToRefresh): Promise<RaceRefreshed> {
    const { track, day } = trackAndDay(ask.track, ask.day);
    const isAnew = ask.isAnew ?? true;
    const wantedAt = clock();
    const dayKey = `picks:${track.slug}:${day}`;
    const raceKey = `${dayKey}:${ask.raceNumber}`;
    const made = async (): Promise<RaceRefreshed> => {
      const picked = await pick(ask, wantedAt);
      await withLock(dayKey, () => keep(picked, isAnew));
      return refreshed(picked, clock());
    };
    return shared(`${raceKey}:${isAnew}`, () => withLongLock(raceKey, made));
  };
}

export type RefreshRace = ReturnType<typeof makeRefreshRace>;
