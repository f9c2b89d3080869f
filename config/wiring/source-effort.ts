import type { HostEffort } from '#adapters/sources/source.ts';
import { SECOND } from '#core/kernel/instant.ts';
import { sumBy } from '#core/kernel/numbers.ts';
import type { Effort, EffortOf } from '#core/operations/backfill/plan.ts';
import type { SourceName } from '#core/operations/source-name.ts';
import { SLOTS } from '#core/picks/analysis/slot.ts';
import { providerSettings } from '../ai.ts';
import type { Settings } from '../env.ts';
import {
  oddsSource,
  pressSources,
  racingEffort,
  racingSourcesFor,
  weatherService,
} from '../sources/chosen.ts';

/** A day without a stored card is estimated with so many races. */
const USUAL_RACES = 10;

type OnDay = (settings: Settings, races: number, track: string | null) => readonly (HostEffort | null)[];

/** Each further source is asked for what those before it left out: the most is meant. */
const racing =
  (fact: 'entries' | 'changes' | 'results'): OnDay =>
  (settings, races, track) =>
    racingSourcesFor(fact, settings, track).map((source) => racingEffort(source, fact, races));

/** One source provides odds. */
const odds: OnDay = (settings, races, track) => {
  const chosen = oddsSource(settings, track);
  return chosen === null ? [] : [racingEffort(chosen.source, 'boards', races)];
};

const press =
  (kind: 'news' | 'experts' | 'pedigrees'): OnDay =>
  (settings) =>
    pressSources(kind, settings).map((source) => source.effort(settings));

/** Each is asked of each race, and once more when its answer makes no sense; they keep no pause. */
const analysts: OnDay = (settings, races) =>
  SLOTS.map((slot) => (providerSettings(settings, slot) === null ? null : { requests: 2 * races, gapMs: 0 }));

const ON_DAY: Partial<Record<SourceName, OnDay>> = {
  races: racing('entries'),
  results: racing('results'),
  changes: racing('changes'),
  odds,
  weather: (settings) => [weatherService(settings)?.effort ?? null],
  'expert-picks': press('experts'),
  pedicapper: press('pedigrees'),
  news: press('news'),
  'ai-analysis': analysts,
};

/** The most a source of a day takes at the pace of its hosts; a source without outside requests takes nothing. */
export const effortWith =
  (settings: Settings): EffortOf =>
  (source, races, track): Effort => {
    const hosts = (ON_DAY[source]?.(settings, races ?? USUAL_RACES, track ?? null) ?? []).filter(
      (host) => host !== null,
    );
    return {
      requests: sumBy(hosts, ({ requests }) => requests),
      seconds: sumBy(hosts, ({ requests, gapMs }) => (requests * gapMs) / SECOND),
    };
  };
