import { groupBy } from '../kernel/group-by.ts';
import { sumBy } from '../kernel/numbers.ts';
import type { Provenance } from '../kernel/provenance.ts';
import { joinedRaces, sheetsToLearnFrom } from '../results/reconcile/index.ts';
import type { ResultSheet } from '../results/result-sheet.ts';
import { horseIndex } from './name-index.ts';
import { type PeopleRoll, peopleRoll } from './people-roll.ts';
import { type QueryStart, queryStartsIn } from './query-start.ts';

/** The records of one kind: the latest names source and time, with how many days they cover. */
export interface QuerySource {
  readonly provenance: Provenance;
  readonly days: number;
}

type SourcesByKind = ReadonlyMap<string, QuerySource>;

/** What the results of some days hold, without what no question asks. */
export interface QueryPages {
  readonly starts: readonly QueryStart[];
  readonly races: number;
  readonly jockeys: ReadonlySet<string>;
  readonly trainers: ReadonlySet<string>;
  /** As those of the book. */
  readonly horses: ReadonlyMap<string, string>;
  readonly tracks: ReadonlySet<string>;
  /** By kind of record. */
  readonly sources: SourcesByKind;
  /** The same, by track code. */
  readonly sourcesByTrack: ReadonlyMap<string, SourcesByKind>;
}

/** Every start that results cover, and everybody who is named in them. */
export interface QueryBook {
  readonly starts: readonly QueryStart[];
  readonly races: number;
  readonly jockeys: PeopleRoll;
  readonly trainers: PeopleRoll;
  /** By the key of the name, as results spell it. */
  readonly horses: ReadonlyMap<string, string>;
  readonly tracks: ReadonlySet<string>;
  readonly sources: readonly QuerySource[];
  /** The same, only for the tracks with these codes. */
  sourcesAt(tracks: readonly string[]): readonly QuerySource[];
  readonly isDemo: boolean;
}

function sourcesOf(sheets: readonly ResultSheet[]): SourcesByKind {
  const sources = new Map<string, QuerySource>();
  for (const { kind, provenance } of sheets) {
    sources.set(kind, { provenance, days: (sources.get(kind)?.days ?? 0) + 1 });
  }
  return sources;
}

const namesIn = (starts: readonly QueryStart[], who: 'jockey' | 'trainer'): ReadonlySet<string> =>
  new Set(starts.flatMap((start) => start[who] ?? []));

/**
 * Reads sheets of whole days, all tracks and kinds; real and invented ones do not stand together. A live race of which
 * only a part is known would make records of those who were paid, so it waits until it is whole.
 */
export function pagesOf(resultSheets: readonly ResultSheet[]): QueryPages {
  const sheets = sheetsToLearnFrom(resultSheets);
  const races = joinedRaces(sheets).map((joined) => queryStartsIn(joined));
  const starts = races.flat();
  return {
    starts,
    races: races.filter((queryStarts) => queryStarts.length > 0).length,
    jockeys: namesIn(starts, 'jockey'),
    trainers: namesIn(starts, 'trainer'),
    horses: horseIndex(new Set(starts.map(({ horse }) => horse))),
    tracks: new Set(starts.map(({ race }) => race.track)),
    sources: sourcesOf(sheets),
    sourcesByTrack: new Map(
      [...groupBy(sheets, ({ track }) => track)].map(([track, ofTrack]) => [track, sourcesOf(ofTrack)]),
    ),
  };
}

const joinedSources = (all: readonly SourcesByKind[]): readonly QuerySource[] => {
  const joined = new Map<string, QuerySource>();
  for (const [kind, { provenance, days }] of all.flatMap((sources) => [...sources])) {
    joined.set(kind, { provenance, days: days + (joined.get(kind)?.days ?? 0) });
  }
  return [...joined.values()];
};

const joinedSets = (sets: readonly ReadonlySet<string>[]): ReadonlySet<string> =>
  new Set(sets.flatMap((set) => [...set]));

function joinedMaps(maps: readonly ReadonlyMap<string, string>[]): ReadonlyMap<string, string> {
  const joined = new Map<string, string>();
  for (const map of maps) for (const [key, name] of map) joined.set(key, name);
  return joined;
}

/** The book of all pages, in order of time. */
export function bookOf(pages: readonly QueryPages[], isDemo: boolean): QueryBook {
  return {
    starts: pages.flatMap((queryPages) => queryPages.starts),
    races: sumBy(pages, ({ races }) => races),
    jockeys: peopleRoll(joinedSets(pages.map(({ jockeys }) => jockeys))),
    trainers: peopleRoll(joinedSets(pages.map(({ trainers }) => trainers))),
    horses: joinedMaps(pages.map(({ horses }) => horses)),
    tracks: joinedSets(pages.map(({ tracks }) => tracks)),
    sources: joinedSources(pages.map(({ sources }) => sources)),
    sourcesAt: (tracks) =>
      joinedSources(
        pages.flatMap(({ sourcesByTrack }) => tracks.flatMap((track) => sourcesByTrack.get(track) ?? [])),
      ),
    isDemo,
  };
}
