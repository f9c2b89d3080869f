import { inventedSelections } from '#adapters/simulation/press/invented-experts.ts';
import { inventedNews } from '#adapters/simulation/press/invented-news.ts';
import { trackOrRefusal } from '#core/card/days-card.ts';
import type { CardStore } from '#core/card/ports.ts';
import type { Card } from '#core/card/race.ts';
import { zoneOf } from '#core/card/track.ts';
import type { FetchSource } from '#core/kernel/fetched.ts';
import type { Clock } from '#core/kernel/functions.ts';
import { type Instant, shift } from '#core/kernel/instant.ts';
import type { Provenance } from '#core/kernel/provenance.ts';
import { addDays, instantOn, raceDayAt } from '#core/kernel/race-day.ts';
import type { DayFacts } from '#core/operations/day-facts.ts';
import type { DayCounts } from '#core/operations/ports.ts';
import type { DaySelection } from '#core/press/day-selection.ts';
import type { ReadWeather } from '#core/weather/ports.ts';
import { noDemo } from './live-demo.ts';

/** What the demo day offers: its card, and what is invented again at every look and never stored. */
export interface DemoFetchers {
  readonly races: FetchSource;
  readonly weather: FetchSource;
  readonly news: FetchSource;
  readonly experts: FetchSource;
}

export interface DemoPressDeps {
  readonly cards: Pick<CardStore, 'cardFor' | 'headFor'>;
  readonly readWeather: ReadWeather;
  readonly clock: Clock;
}

const demoCard = async ({ cards }: DemoPressDeps, track: string, day: Card['day']): Promise<Card | null> => {
  const card = (await cards.cardFor(track, day))?.card ?? null;
  return card?.provenance.tier === 'demo' ? card : null;
};

const isOut =
  (now: Instant) =>
  ({ provenance }: { readonly provenance: Provenance }): boolean =>
    provenance.at <= now;

/** What is invented of the weather of a day, up to now or to its end. */
async function weatherOn(
  { trackSlug, day }: Pick<Card, 'trackSlug' | 'day'>,
  now: Instant,
  { readWeather }: DemoPressDeps,
) {
  const end = shift(instantOn(addDays(day, 1), 0, zoneOf(trackSlug)), -1);
  return raceDayAt(now, zoneOf(trackSlug)) < day ? [] : readWeather(trackSlug, now < end ? now : end);
}

const newsBy = (card: Card, now: Instant) => inventedNews(card).filter(isOut(now));
const selectionsBy = (card: Card, now: Instant) => inventedSelections(card).filter(isOut(now));

/** Card, weather, news and experts of the demo day as sources: their facts are stored already, and are counted. */
export function makeDemoFetchers(deps: DemoPressDeps): DemoFetchers {
  const demoFetcher =
    (what: string, count: (card: Card, now: Instant) => number | Promise<number>): FetchSource =>
    async ({ track: slug, day }, log) => {
      const track = trackOrRefusal(slug);
      const card = await demoCard(deps, track.slug, day);
      if (card === null) throw noDemo(track, day);
      const fetchedCount = await count(card, deps.clock());
      log(`Demo day: ${fetchedCount} ${what}.`);
      return { expected: null, received: fetchedCount, faults: [] };
    };
  return {
    races: demoFetcher('races', ({ races }) => races.length),
    weather: demoFetcher('weather facts', async (card, now) => (await weatherOn(card, now, deps)).length),
    news: demoFetcher('news items', (card, now) => newsBy(card, now).length),
    experts: demoFetcher('selections', (card, now) => selectionsBy(card, now).length),
  };
}

interface StoredSelections {
  /** Of the card they were invented from. */
  readonly contentHash: string;
  readonly selections: readonly DaySelection[];
}

/** Days whose selections are kept: more than a demo season has. */
const MAX_CACHED_DAYS = 500;

/** The selections invented for a day, kept while its card is the same; null where that is not invented. */
function makeSelectionsOn({ cards }: DemoPressDeps) {
  const storedDays = new Map<string, StoredSelections>();
  return async (track: string, day: Card['day']): Promise<readonly DaySelection[] | null> => {
    const head = await cards.headFor(track, day);
    if (head?.provenance.tier !== 'demo') return null;
    const key = `${track} ${day}`;
    const storedSelections = storedDays.get(key);
    if (storedSelections?.contentHash === head.contentHash) return storedSelections.selections;
    const found = await cards.cardFor(track, day);
    if (found?.card.provenance.tier !== 'demo') return null;
    const fresh = { contentHash: found.contentHash, selections: inventedSelections(found.card) };
    if (storedDays.size >= MAX_CACHED_DAYS) storedDays.clear();
    storedDays.set(key, fresh);
    return fresh.selections;
  };
}

/** Counts what the demo day invents with what is kept of it. */
export function countingDemo(counts: DayCounts, deps: DemoPressDeps): DayCounts {
  const selectionsOn = makeSelectionsOn(deps);
  async function withInvented(trackSlug: string, facts: DayFacts): Promise<DayFacts> {
    if (facts.card?.tier !== 'demo') return facts;
    const now = deps.clock();
    const invented = await selectionsOn(trackSlug, facts.day);
    if (invented === null) return facts;
    const selections = invented.filter(isOut(now));
    const weather = await weatherOn({ trackSlug, day: facts.day }, now, deps);
    return {
      ...facts,
      observations: facts.observations + weather.filter(({ kind }) => kind === 'observation').length,
      selections: facts.selections + selections.length,
      selectedRaces: Math.max(
        facts.selectedRaces,
        new Set(selections.map(({ raceNumber }) => raceNumber)).size,
      ),
    };
  }
  return {
    ...counts,
    async factsOf(track, days) {
      const facts = await counts.factsOf(track, days);
      return Promise.all(facts.map((dayFacts) => withInvented(track, dayFacts)));
    },
  };
}
