import { cardOrRefusal, raceNumbered, trackAndDay } from '../../card/days-card.ts';
import { formIn } from '../../card/form.ts';
import type { CardShelf } from '../../card/ports.ts';
import { backingsIn, evidenceInstant, evidenceOf } from '../../handicapping/evidence.ts';
import type { BackingsOf } from '../../handicapping/ports.ts';
import type { RaceWeather } from '../../handicapping/win-percent.ts';
import type { Clock, OneAtATime } from '../../kernel/doors.ts';
import type { Analysis } from '../analysis.ts';
import { isCurrent, withRecommendation } from '../picks-set.ts';
import type { PicksShelf } from '../ports.ts';
import { recommend } from '../recommend.ts';
import type { Recommendation } from '../recommendation.ts';

export interface RefreshRaceDoors {
  readonly cards: CardShelf;
  readonly picks: PicksShelf;
  readonly clock: Clock;
  readonly oneAtATime: OneAtATime;
  readonly analysis: Analysis;
  readonly backingsOf: BackingsOf;
}

export interface RaceRefreshed {
  readonly raceNumber: number;
  readonly recommendation: Recommendation;
  /** False while no source of live odds is on: the morning line was used. */
  readonly liveOddsUpdated: boolean;
  readonly liveOddsCount: number;
}

/**
 * Makes the recommendation of one race anew and puts it into the day's kept picks when there are current ones.
 * Refuses a race the card does not have ('not-found', `card.unknown-race`).
 */
export function makeRefreshRace({ cards, picks, clock, oneAtATime, analysis, backingsOf }: RefreshRaceDoors) {
  return async function refreshRace(ask: {
    readonly track: string;
    readonly day: string;
    readonly raceNumber: number;
    readonly weather?: RaceWeather | null;
  }): Promise<RaceRefreshed> {
    const { track, day } = trackAndDay(ask.track, ask.day);
    return oneAtATime(`picks:${track.slug}:${day}`, async () => {
      const { card, contentHash } = cardOrRefusal(await cards.cardFor(track.slug, day), track, day);
      const race = raceNumbered(card.races, ask.raceNumber, day);
      const now = clock();
      const forms = await cards.formsOf([race], evidenceInstant(race, now));
      const backings = backingsIn(await backingsOf([race], forms, now), race);
      const around = { weather: ask.weather ?? null, backings };
      const evidence = evidenceOf(race, formIn(forms, race), now, around);
      const recommendation = recommend(evidence, analysis, card.provenance);
      const found = await picks.picksFor(track.slug, day);
      const measure = { cardHash: contentHash, madeWith: analysis.madeWith, now };
      if (found !== null && isCurrent(found.set, measure)) {
        await picks.keep(withRecommendation(found.set, recommendation));
      }
      return { raceNumber: race.number, recommendation, liveOddsUpdated: false, liveOddsCount: 0 };
    });
  };
}

export type RefreshRace = ReturnType<typeof makeRefreshRace>;
