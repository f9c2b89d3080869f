import { raceIdOrRefusal, raceOrRefusal } from '../../card/days-card.ts';
import type { CardStore, StoredRace } from '../../card/ports.ts';
import { isOff } from '../../card/race-status.ts';
import { evidenceInstant } from '../../handicapping/evidence.ts';
import type { KnownAround } from '../../handicapping/ports.ts';
import type { RaceWeather } from '../../handicapping/win-percent.ts';
import type { Clock } from '../../kernel/functions.ts';
import type { Instant } from '../../kernel/instant.ts';
import type { RaceExperts } from '../../press/race-experts.ts';
import type { Analysis } from '../analysis/analysis.ts';
import { scoredRaces } from '../analysis/scored-races.ts';
import type { PicksStore, PriceNow } from '../ports.ts';
import { isMadeBeforeOff, withoutPick } from '../recommendations/no-pick.ts';
import { answersIn, isCurrent, type PicksSet } from '../recommendations/picks-set.ts';
import { recommend } from '../recommendations/recommend.ts';
import type { Recommendation } from '../recommendations/recommendation.ts';

interface RaceToMake {
  readonly track: string;
  readonly day: string;
  readonly raceNumber: number;
  readonly askedBy: string | null;
  readonly weather: RaceWeather | null;
  readonly isRefresh: boolean;
}

export interface PicksForRaceDeps {
  readonly cards: CardStore;
  readonly picks: PicksStore;
  readonly clock: Clock;
  readonly analysis: Analysis;
  readonly knownAround: KnownAround;
  readonly priceNow: PriceNow;
  readonly expertsOn: (track: string, day: string) => Promise<readonly RaceExperts[]>;
  /** Makes, keeps and seals the recommendation of one race. */
  readonly refreshRace: (ask: RaceToMake) => Promise<{ readonly recommendation: Recommendation }>;
}

export interface RaceToPick {
  readonly weather?: RaceWeather | null;
  /** Id of the member who requests it; null for the system. */
  readonly askedBy?: string | null;
}

/**
 * One race's recommendation at current prices: the saved one while the day's picks are current, else made, saved and
 * sealed. After the off it is the one made before, or one without a pick. Refuses an id that names no race ('not-found',
 * `card.unknown-race`).
 */
export function makePicksForRace(deps: PicksForRaceDeps) {
  const { cards, picks, clock, analysis, knownAround, expertsOn, refreshRace } = deps;

  interface PastRace extends StoredRace {
    readonly set: PicksSet | null;
    readonly now: Instant;
    readonly weather: RaceWeather | null;
  }

  async function lookBack({ race, provenance, set, now, weather }: PastRace): Promise<Recommendation> {
    const forms = await cards.formsOf([race], evidenceInstant(race, now));
    const around = await knownAround([race], forms, now);
    const [scored] = scoredRaces({ races: [race], forms, around, weather, now }, analysis);
    if (scored === undefined) throw new Error(`race ${race.id} was not scored`);
    const experts = await expertsOn(race.trackSlug, race.day);
    const answers = answersIn(set).get(race.id);
    const recommendation = recommend(scored.evidence, analysis, provenance, {
      experts: experts.find(({ raceNumber }) => raceNumber === race.number) ?? null,
      ...(answers === undefined ? {} : { answers }),
    });
    return withoutPick(recommendation);
  }

  const pricedNow = async (saved: Recommendation): Promise<Recommendation> =>
    (await deps.priceNow([saved]))[0] ?? saved;

  return async function picksForRace(
    idText: string,
    { weather = null, askedBy = null }: RaceToPick = {},
  ): Promise<Recommendation> {
    const found = raceOrRefusal(await cards.raceWith(raceIdOrRefusal(idText)));
    const { race, contentHash: cardHash } = found;
    const { trackSlug: track, day, number: raceNumber } = race;
    const now = clock();
    const set = (await picks.picksFor(track, day))?.set ?? null;
    const saved = set?.recommendations.find(({ raceId }) => raceId === idText);
    if (isOff(race, now))
      return saved !== undefined && isMadeBeforeOff(saved)
        ? pricedNow(saved)
        : lookBack({ ...found, set, now, weather });
    const isSetCurrent = set !== null && isCurrent(set, { cardHash, madeWith: analysis.madeWith, now });
    if (saved !== undefined && isSetCurrent) return pricedNow(saved);
    const refreshed = await refreshRace({ track, day, raceNumber, askedBy, weather, isRefresh: false });
    return refreshed.recommendation;
  };
}

export type PicksForRace = ReturnType<typeof makePicksForRace>;
