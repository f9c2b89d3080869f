import type { Instant } from '../kernel/instant.ts';
import type { Provenance, Tier } from '../kernel/provenance.ts';
import type { JobState } from '../schedule/job.ts';

/** What kind of thing happened to a race. */
export const EVENT_KINDS = [
  'card',
  'change',
  'weather',
  'odds',
  'pick',
  'refresh',
  'result',
  'settlement',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** The price of a betting interest at a mark; `was` at the mark before, null where there was none. */
export interface MarkPrice {
  readonly interest: string;
  /** `7-2`; null where the board shows none. */
  readonly price: string | null;
  readonly was: string | null;
  readonly isScratched: boolean;
}

/** One thing that happened to a race, or is planned for it. */
export interface RaceEvent {
  /** By the racing clock. */
  readonly at: Instant;
  readonly kind: EventKind;
  /** In words: `4 Paper Lantern: jockey`. */
  readonly what: string;
  /** The value before and after; null when there is none. */
  readonly before: string | null;
  readonly after: string | null;
  /** Further detail. */
  readonly detail: string | null;
  /** Who reported it, and as of when. */
  readonly source: string;
  readonly reportedAt: Instant;
  /** Null for the product's own actions. */
  readonly tier: Tier | null;
  /** Of a scheduled refresh. */
  readonly state: JobState | null;
  /** Of an odds mark, the shortest price first. */
  readonly prices: readonly MarkPrice[] | null;
  /** Row of the sealed ledger. */
  readonly ledgerRow: number | null;
  readonly runId: string | null;
}

type EventDraft = Pick<RaceEvent, 'at' | 'kind' | 'what' | 'source'> & Partial<RaceEvent>;

const NOTHING = {
  before: null,
  after: null,
  detail: null,
  tier: null,
  state: null,
  prices: null,
  ledgerRow: null,
  runId: null,
} as const;

/** An event from its known fields. */
export const eventOf = (draft: EventDraft): RaceEvent => ({ ...NOTHING, reportedAt: draft.at, ...draft });

/** Who reported it, as event fields. */
export const reportedBy = ({ source, tier, at: instant }: Provenance) => ({
  source,
  tier,
  reportedAt: instant,
});

export const capital = (words: string): string => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
