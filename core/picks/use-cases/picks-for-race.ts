import { raceIdOrRefusal, raceOrRefusal } from '../../card/days-card.ts';
import { formIn } from '../../card/form.ts';
import type { CardShelf } from '../../card/ports.ts';
import { backingsIn, evidenceInstant, evidenceOf } from '../../handicapping/evidence.ts';
import type { BackingsOf } from '../../handicapping/ports.ts';
import type { RaceWeather } from '../../handicapping/win-percent.ts';
import type { Clock } from '../../kernel/doors.ts';
import type { Analysis } from '../analysis.ts';
import { isCurrent } from '../picks-set.ts';
import type { PicksShelf } from '../ports.ts';
import { recommend } from '../recommend.ts';
import type { Recommendation } from '../recommendation.ts';

export interface PicksForRaceDoors {
  readonly cards: CardShelf;
  readonly picks: PicksShelf;
  readonly clock: Clock;
  readonly analysis: Analysis;
  readonly backingsOf: BackingsOf;
}

/**
 * One race's recommendation: the kept one while the day's picks are current, else made now and not kept. Refuses
 * an id that names no race ('not-found', `card.unknown-race`).
 */
export function makePicksForRace({ cards, picks, clock, analysis, backingsOf }: PicksForRaceDoors) {
  return async function picksForRace(
    idText: string,
    weather: RaceWeather | null = null,
  ): Promise<Recommendation> {
    const {
      race,
      provenance,
      contentHash: cardHash,
    } = raceOrRefusal(await cards.raceWith(raceIdOrRefusal(idText)));
    const now = clock();
    const found = await picks.picksFor(race.trackSlug, race.day);
    if (found !== null && isCurrent(found.set, { cardHash, madeWith: analysis.madeWith, now })) {
      const there = found.set.recommendations.find(({ raceId }) => raceId === idText);
      if (there !== undefined) return there;
    }
    const forms = await cards.formsOf([race], evidenceInstant(race, now));
    const around = { weather, backings: backingsIn(await backingsOf([race], forms, now), race) };
    return recommend(evidenceOf(race, formIn(forms, race), now, around), analysis, provenance);
  };
}

export type PicksForRace = ReturnType<typeof makePicksForRace>;
