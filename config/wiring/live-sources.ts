import type { EntrySource, LateSource } from '#core/card/ports.ts';
import type { BoardSource } from '#core/odds/use-cases/fetch-boards.ts';
import type { ResultSource } from '#core/results/ports.ts';
import { oddsSource, racingSourcesFor } from '../sources/chosen.ts';
import { sourceDeps } from './open-host.ts';
import type { Get } from './provide.ts';

/** The live sources that are set up, by kind of fact, in the order they are asked. */
export interface LiveSources {
  readonly entries: readonly EntrySource[];
  readonly changes: readonly LateSource[];
  /** Null where no source of odds is set up. */
  readonly boards: BoardSource | null;
  readonly results: readonly ResultSource[];
}

/** Sources are on when their address or account is set. */
export function liveSources(get: Get): LiveSources {
  const [settings, deps] = [get('settings'), sourceDeps(get)];
  const factsFrom = (fact: 'entries' | 'changes' | 'results') =>
    racingSourcesFor(fact, settings).map((source) => source.make(deps, settings));
  const odds = oddsSource(settings);
  return {
    entries: factsFrom('entries').flatMap(({ entries }) => entries ?? []),
    changes: factsFrom('changes').flatMap(({ changes }) => changes ?? []),
    boards: odds?.source.make(deps, odds.values).boards ?? null,
    results: factsFrom('results').flatMap(({ results }) => results ?? []),
  };
}
