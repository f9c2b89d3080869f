import type { RacingFacts } from '#adapters/sources/source.ts';
import type { EntrySource, LateSource, MeetingSource } from '#core/card/ports.ts';
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
  readonly meetings: readonly MeetingSource[];
}

/** The sources that cover a track (slug); null for all that are set up. */
export type LiveSourcesOf = (track: string | null) => LiveSources;

type Fact = keyof RacingFacts;

/** Sources are on when their address or account is set. Each is opened once per kind of fact and shared by all tracks. */
export function liveSources(get: Get): LiveSourcesOf {
  const [settings, deps] = [get('settings'), sourceDeps(get)];
  const opened = new Map<string, RacingFacts>();
  const factsOf = (fact: Fact, id: string, open: () => RacingFacts): RacingFacts => {
    const key = `${fact} ${id}`;
    const facts = opened.get(key) ?? open();
    opened.set(key, facts);
    return facts;
  };
  return (track) => {
    const factsFrom = (fact: 'entries' | 'changes' | 'results' | 'meetings') =>
      racingSourcesFor(fact, settings, track).map((source) =>
        factsOf(fact, source.id, () => source.make(deps, settings)),
      );
    const odds = oddsSource(settings, track);
    const boardFacts = odds && factsOf('boards', odds.source.id, () => odds.source.make(deps, odds.values));
    return {
      entries: factsFrom('entries').flatMap(({ entries }) => entries ?? []),
      changes: factsFrom('changes').flatMap(({ changes }) => changes ?? []),
      boards: boardFacts?.boards ?? null,
      results: factsFrom('results').flatMap(({ results }) => results ?? []),
      meetings: factsFrom('meetings').flatMap(({ meetings }) => meetings ?? []),
    };
  };
}
