import type { CardStore } from '#core/card/ports.ts';
import type { Card } from '#core/card/race.ts';
import { trackBySlug, zoneOf } from '#core/card/track.ts';
import type { FigureStore } from '#core/handicapping/ports.ts';
import { type Instant, instant } from '#core/kernel/instant.ts';
import { addDays, type RaceDay, raceDayAt } from '#core/kernel/race-day.ts';
import type { CardFacts, DayFacts } from '#core/operations/day-facts.ts';
import type { DayCounts } from '#core/operations/ports.ts';
import type { PicksStore } from '#core/picks/ports.ts';
import type { ExpertStore, PedigreeStore } from '#core/press/ports.ts';
import type { ResultStore } from '#core/results/ports.ts';

export interface DayCountsDeps {
  readonly cards: Pick<CardStore, 'cardFor'>;
  readonly results: Pick<ResultStore, 'sheetsBetween'>;
  readonly picks: Pick<PicksStore, 'picksFor'>;
  readonly figures: Pick<FigureStore, 'figuresFor'>;
  readonly experts: Pick<ExpertStore, 'selectionsFor'>;
  readonly pedigrees: Pick<PedigreeStore, 'pedigreesFor'>;
  /** When each observation of the weather at a track (slug) came to be known. */
  readonly observedAt: (track: string) => readonly Instant[];
}

const LAST = instant(Date.UTC(9999, 0, 1));
/** Days looked at on either side for a card. */
const FAR = 400;

const countOf = (values: readonly unknown[]): number => new Set(values).size;

function cardFacts({ provenance, races: drawn }: Card): CardFacts {
  const races = drawn.filter(({ isCancelled }) => isCancelled !== true);
  const posts = races.map(({ postTime }) => postTime).filter((post) => post !== null);
  return {
    tier: provenance.tier,
    source: provenance.source,
    races: races.length,
    racesWithoutRunners: races.filter(({ runners }) => runners.length === 0).length,
    firstPost: posts.length === 0 ? null : instant(Math.min(...posts)),
    lastPost: posts.length === 0 ? null : instant(Math.max(...posts)),
  };
}

/** Days counted from stores in memory. */
export function makeMemoryDayCounts(deps: DayCountsDeps): DayCounts {
  async function factsOf(track: string, day: RaceDay): Promise<DayFacts> {
    const code = trackBySlug(track)?.code ?? '';
    const storedCard = await deps.cards.cardFor(track, day);
    const sheets = await deps.results.sheetsBetween(code, day, day);
    const selections = await deps.experts.selectionsFor(track, day, LAST);
    const pedigrees = await deps.pedigrees.pedigreesFor(track, day, LAST);
    const picks = await deps.picks.picksFor(track, day);
    return {
      day,
      card: storedCard === null ? null : cardFacts(storedCard.card),
      resultRaces: countOf(sheets.flatMap(({ races }) => races.map(({ raceNumber }) => raceNumber))),
      observations: deps.observedAt(track).filter((instant) => raceDayAt(instant, zoneOf(track)) === day)
        .length,
      selections: selections.length,
      selectedRaces: countOf(selections.map(({ raceNumber }) => raceNumber)),
      pedigrees: countOf(pedigrees.map(({ raceNumber, programNumber }) => `${raceNumber} ${programNumber}`)),
      pedigreeRaces: countOf(pedigrees.map(({ raceNumber }) => raceNumber)),
      pickedRaces: picks?.set.recommendations.length ?? 0,
      arePicksOutdated: picks !== null && picks.set.cardHash !== storedCard?.contentHash,
      figureRaces: (await deps.figures.figuresFor(code, day))?.report.races.length ?? 0,
    };
  }

  async function cardDays(track: string, day: RaceDay, step: number, most: number) {
    const found: RaceDay[] = [];
    for (let away = 1; away <= FAR && found.length < most; away += 1) {
      const looked = addDays(day, away * step);
      if ((await deps.cards.cardFor(track, looked)) !== null) found.push(looked);
    }
    return found;
  }

  return {
    factsOf: (track, days) => Promise.all(days.map((day) => factsOf(track, day))),
    cardDaysBefore: (track, day, most) => cardDays(track, day, -1, most),
    cardDaysAfter: (track, day, most) => cardDays(track, day, 1, most),
  };
}
