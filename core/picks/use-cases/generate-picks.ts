import { cardOrRefusal, trackAndDay } from '../../card/days-card.ts';
import { formIn } from '../../card/form.ts';
import type { CardOnShelf, CardShelf } from '../../card/ports.ts';
import { noonOf } from '../../card/track.ts';
import { backingsIn, evidenceOf } from '../../handicapping/evidence.ts';
import type { BackingsOf } from '../../handicapping/ports.ts';
import type { RaceWeather } from '../../handicapping/win-percent.ts';
import type { Clock, OneAtATime } from '../../kernel/doors.ts';
import type { Instant } from '../../kernel/instant.ts';
import type { Analysis } from '../analysis.ts';
import { type DayPicks, dayPicks } from '../day-picks.ts';
import { isCurrent, type PicksSet } from '../picks-set.ts';
import type { PicksShelf } from '../ports.ts';
import { recommend } from '../recommend.ts';
import type { Recommendation } from '../recommendation.ts';

export interface GeneratePicksDoors {
  readonly cards: CardShelf;
  readonly picks: PicksShelf;
  readonly clock: Clock;
  readonly oneAtATime: OneAtATime;
  readonly analysis: Analysis;
  readonly backingsOf: BackingsOf;
}

export interface PicksToGenerate {
  /** Slug or number of a registered track. */
  readonly track: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** Make them anew although current ones are kept. */
  readonly bypassCache?: boolean;
  /** Asked for by the daily job. */
  readonly isScheduled?: boolean;
  readonly weather?: RaceWeather | null;
}

async function recommendAll(
  { card }: CardOnShelf,
  now: Instant,
  weather: RaceWeather | null,
  { cards, analysis, backingsOf }: Pick<GeneratePicksDoors, 'cards' | 'analysis' | 'backingsOf'>,
): Promise<readonly Recommendation[]> {
  const forms = await cards.formsOf(card.races, noonOf(card));
  const known = await backingsOf(card.races, forms, now);
  return card.races.map((race) => {
    const around = { weather, backings: backingsIn(known, race) };
    return recommend(evidenceOf(race, formIn(forms, race), now, around), analysis, card.provenance);
  });
}

/**
 * The picks of a whole card: the kept ones while they are current, else made now and kept. A card or a version
 * that changed makes kept picks outdated. Asked for twice at once they are made once. Refuses an
 * unregistered track (`card.unknown-track`), a bad day (`card.bad-day`) and a day without a card (`card.no-card`).
 */
export function makeGeneratePicks(doors: GeneratePicksDoors) {
  const { cards, picks, clock, oneAtATime, analysis } = doors;

  return async function generatePicks(ask: PicksToGenerate): Promise<DayPicks> {
    const { track, day } = trackAndDay(ask.track, ask.day);
    const forceRefreshUsed = ask.bypassCache ?? false;

    async function look() {
      const kept = cardOrRefusal(await cards.cardFor(track.slug, day), track, day);
      const there = await picks.picksFor(track.slug, day);
      const now = clock();
      const measure = { cardHash: kept.contentHash, madeWith: analysis.madeWith, now };
      const current = there !== null && isCurrent(there.set, measure) ? there.set : null;
      return { kept, measure, current, revision: there?.revision ?? 0 };
    }
    type Look = Awaited<ReturnType<typeof look>>;
    const answer = (set: PicksSet, { kept, measure }: Look, cached: boolean): DayPicks =>
      dayPicks(set, {
        track,
        card: kept.card.provenance,
        analysedBy: analysis.label,
        now: measure.now,
        cached,
        forceRefreshUsed,
      });

    async function make(before: Look): Promise<DayPicks> {
      const found = await look();
      if (found.current !== null && found.revision > before.revision)
        return answer(found.current, found, false);
      const { now, ...versions } = found.measure;
      const recommendations = await recommendAll(found.kept, now, ask.weather ?? null, doors);
      const isScheduled = ask.isScheduled ?? false;
      const made = { trackSlug: track.slug, day, madeAt: now, isScheduled, ...versions, recommendations };
      return answer((await picks.keep(made)).set, found, false);
    }

    const before = await look();
    if (before.current !== null && !forceRefreshUsed) return answer(before.current, before, true);
    return oneAtATime(`picks:${track.slug}:${day}`, () => make(before));
  };
}

export type GeneratePicks = ReturnType<typeof makeGeneratePicks>;
