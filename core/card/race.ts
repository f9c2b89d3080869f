import type { Brand } from '../kernel/brand.ts';
import type { Instant } from '../kernel/instant.ts';
import type { Provenance } from '../kernel/provenance.ts';
import type { RaceDay } from '../kernel/race-day.ts';
import type { Eligibility } from './eligibility.ts';
import type { Runner } from './runner.ts';
import type { Surface } from './surface.ts';
import type { TrackmasterClass } from './trackmaster-facts.ts';

/** `saratoga-2025-06-07-11`; a demo race begins with `demo-`. Stable over re-imports. */
export type RaceId = Brand<string, 'RaceId'>;

/** Level figures of a race: what an average winner of its class earns, in the producer's points. */
export interface Pars {
  readonly pace2f: number | null;
  readonly pace4f: number | null;
  readonly pace6f: number | null;
  readonly speed: number | null;
  readonly latePace: number | null;
}

/** What taking a race off the turf did to it. */
export interface OffTheTurf {
  /** The course it was carded for. */
  readonly from: Surface;
  /** Program numbers of the main-track-only entries that start now. */
  readonly drewIn: readonly string[];
  /** Program numbers scratched by a change to the card. */
  readonly cameOut: readonly string[];
}

/** A race of a card. Null is what its source does not report; there is no value that means "unknown". */
export interface Race {
  readonly id: RaceId;
  readonly trackSlug: string;
  readonly day: RaceDay;
  readonly number: number;
  /** Name of a stakes, else null. */
  readonly name: string | null;
  /** Scheduled off, null while unknown. */
  readonly postTime: Instant | null;
  readonly distanceYards: number | null;
  /** The distance is "about". */
  readonly isAbout: boolean;
  readonly surface: Surface | null;
  /** Producer's code: `G1`, `N`, `A`, `C`, `S`, `M`, `AO` … */
  readonly raceType: string | null;
  /** 1, 2, 3 for a graded stakes, else null. */
  readonly grade: 1 | 2 | 3 | null;
  /** Short class text: `OClm 50000n1x`, `WStphn-G1`. */
  readonly classification: string | null;
  /** Full conditions as printed; empty when none are printed, null where the source does not report them. */
  readonly conditions: string | null;
  readonly eligibility: Eligibility;
  /** Dollars; null while unknown. */
  readonly purse: number | null;
  /** Lowest and highest claiming price, null when not a claiming race. */
  readonly claiming: { readonly low: number; readonly high: number } | null;
  /** Restricted to horses bred in the state. */
  readonly stateBred: boolean | null;
  readonly trackRecordSeconds: number | null;
  readonly pars: Pars;
  /** Omitted where the card is not TrackMaster's. */
  readonly trackmaster?: TrackmasterClass;
  readonly wagers: string;
  readonly runners: readonly Runner[];
  /** Called off; left out otherwise. */
  readonly isCancelled?: true;
  /** Moved from the turf by a change to the card; left out otherwise. */
  readonly offTheTurf?: OffTheTurf;
}

/** One track's races of one day, from one source. */
export interface Card {
  readonly trackSlug: string;
  readonly day: RaceDay;
  readonly provenance: Provenance;
  readonly races: readonly Race[];
}

export const raceId = (trackSlug: string, day: RaceDay, number: number, isDemo = false): RaceId =>
  `${isDemo ? 'demo-' : ''}${trackSlug}-${day}-${number}` as RaceId;

/** Reads the parts of a race id; null when the text is not a race id. */
export function parseRaceId(text: string): {
  readonly id: RaceId;
  readonly isDemo: boolean;
  readonly trackSlug: string;
  readonly day: string;
  readonly number: number;
} | null {
  const found = /^(demo-)?([a-z][a-z0-9]*(?:-[a-z]+)*)-(\d{4}-\d{2}-\d{2})-(\d{1,2})$/.exec(text);
  if (found === null) return null;
  return {
    id: text as RaceId,
    isDemo: found[1] !== undefined,
    trackSlug: String(found[2]),
    day: String(found[3]),
    number: Number(found[4]),
  };
}
