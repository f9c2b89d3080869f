import { cardOrRefusal, raceNumbered, trackAndDay } from '../../card/days-card.ts';
import type { CardStore } from '../../card/ports.ts';
import { isOff } from '../../card/race-status.ts';
import { evidenceInstant } from '../../handicapping/evidence.ts';
import type { KnownAround } from '../../handicapping/ports.ts';
import type { RaceWeather } from '../../handicapping/win-percent.ts';
import type { Announce } from '../../kernel/announcement.ts';
import type { Clock, WithLock, WithLongLock } from '../../kernel/functions.ts';
import type { Instant } from '../../kernel/instant.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { makeShare } from '../../kernel/share.ts';
import { isStale } from '../../odds/current-board.ts';
import type { RaceExperts } from '../../press/race-experts.ts';
import type { Analysis } from '../analysis/analysis.ts';
import { scoredRaces } from '../analysis/scored-races.ts';
import type { PickToSeal } from '../ledger/pick-to-seal.ts';
import type { AskAnalysts, PicksStore, Seal } from '../ports.ts';
import {
  answersIn,
  hasAnswer,
  isCurrent,
  setAside,
  withRecommendation,
} from '../recommendations/picks-set.ts';
import { recommend } from '../recommendations/recommend.ts';
import type { Recommendation } from '../recommendations/recommendation.ts';

export interface RefreshRaceDeps {
  readonly cards: CardStore;
  readonly picks: PicksStore;
  readonly clock: Clock;
  readonly withLock: WithLock;
  /** Held while outside analysts are asked: one process at a time for a race. */
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
  /** Id of the member who requests it; null for the system. */
  readonly askedBy?: string | null;
  readonly weather?: RaceWeather | null;
  /** Asks again even where saved answers are still good; the default. */
  readonly isRefresh?: boolean;
}

export interface RaceRefreshed {
  readonly raceNumber: number;
  readonly recommendation: Recommendation;
  /** False without a board recent enough to be called live. */
  readonly liveOddsUpdated: boolean;
  /** Horses with a live price. */
  readonly liveOddsCount: number;
}

function refuseRaceUnderWay(race: PickToSeal['evidence']['race'], now: Instant): void {
  if (!isOff(race, now)) return;
  throw new Refusal(
    'conflict',
    'picks.race-off',
    `Race ${race.number} is off: its picks are frozen and cannot be made again.`,
  );
}

function refreshed({ evidence, recommendation }: PickToSeal, now: Instant): RaceRefreshed {
  const { board, race } = evidence;
  const isLive = board !== null && !isStale(board.at, now, race.postTime);
  const liveOddsCount = isLive ? recommendation.liveOddsData.length : 0;
  return { raceNumber: race.number, recommendation, liveOddsUpdated: liveOddsCount > 0, liveOddsCount };
}

/**
 * Remakes the recommendation of one race, asking the outside analysts again, and puts it into the day's saved picks when
 * those are current; else saves the analysts' answers for when the day is picked. Of several concurrent requests, in any
 * process, one asks; the others use its answers with the current facts. A refresh is always announced. Refuses a race
 * that is not on the card ('not-found', `card.unknown-race`) and one that is off, or went off while it was analyzed
 * ('conflict', `picks.race-off`).
 */
export function makeRefreshRace(deps: RefreshRaceDeps) {
  const { cards, picks, clock, withLock, withLongLock, analysis, knownAround, expertsOn, askAnalysts } = deps;
  const share = makeShare<RaceRefreshed>();

  async function pick(ask: RaceToRefresh, requestedAt: Instant): Promise<PickToSeal> {
    const { track, day } = trackAndDay(ask.track, ask.day);
    const { card, contentHash: cardHash } = cardOrRefusal(await cards.cardFor(track.slug, day), track, day);
    const race = raceNumbered(card.races, ask.raceNumber, day);
    const now = clock();
    refuseRaceUnderWay(race, now);
    const forms = await cards.formsOf([race], evidenceInstant(race, now));
    const around = await knownAround([race], forms, now);
    const races = scoredRaces({ races: [race], forms, around, weather: ask.weather ?? null, now }, analysis);
    const experts = await expertsOn(track.slug, day);
    const answers = await askAnalysts({
      track: track.displayName,
      trackSlug: track.slug,
      day,
      card: card.races,
      races,
      experts,
      earlier: answersIn((await picks.picksFor(track.slug, day))?.set ?? null),
      isRefresh: ask.isRefresh ?? true,
      newAfter: requestedAt,
      askedBy: ask.askedBy ?? null,
    });
    const [scored] = races;
    if (scored === undefined) throw new Error(`race ${race.id} was not scored`);
    const raceAnswers = answers.get(race.id);
    const raceExperts = experts.find(({ raceNumber }) => raceNumber === race.number) ?? null;
    const opinions = { experts: raceExperts, ...(raceAnswers === undefined ? {} : { answers: raceAnswers }) };
    const recommendation = recommend(scored.evidence, analysis, card.provenance, opinions);
    return { evidence: scored.evidence, recommendation, cardHash, madeWith: analysis.madeWith };
  }

  async function keep(picked: PickToSeal, isRefresh: boolean): Promise<void> {
    const { evidence, recommendation, cardHash, madeWith } = picked;
    const { trackSlug: track, day, number: raceNumber } = evidence.race;
    const now = clock();
    refuseRaceUnderWay(evidence.race, now);
    const found = await picks.picksFor(track, day);
    const isInSet = found !== null && isCurrent(found.set, { cardHash, madeWith, now });
    if (isInSet) {
      await picks.keep(withRecommendation(found.set, recommendation));
    } else if (hasAnswer(recommendation)) {
      const aside = setAside(evidence.race, recommendation, now);
      await picks.keep(found === null ? aside : withRecommendation(found.set, recommendation));
    }
    await deps.seal([picked]);
    if (isInSet || isRefresh) await deps.announce({ topic: 'picks', track, day, raceNumber, at: now });
  }

  return async function refreshRace(ask: RaceToRefresh): Promise<RaceRefreshed> {
    const { track, day } = trackAndDay(ask.track, ask.day);
    const isRefresh = ask.isRefresh ?? true;
    const requestedAt = clock();
    const dayKey = `picks:${track.slug}:${day}`;
    const raceKey = `${dayKey}:${ask.raceNumber}`;
    const refresh = async (): Promise<RaceRefreshed> => {
      const picked = await pick(ask, requestedAt);
      await withLock(dayKey, () => keep(picked, isRefresh));
      return refreshed(picked, clock());
    };
    const { value } = await share(`${raceKey}:${isRefresh}`, () => withLongLock(raceKey, refresh));
    return value;
  };
}

export type RefreshRace = ReturnType<typeof makeRefreshRace>;
