import { trackByCode } from '../../card/track.ts';
import type { YieldToEventLoop } from '../../kernel/functions.ts';
import { sumBy } from '../../kernel/numbers.ts';
import type { DaySpan } from '../../kernel/race-day.ts';
import { type Correction, correctionReader } from '../corrections.ts';
import type { ChainOfDays, DayOfRows } from '../ports.ts';
import { resultsIn } from '../sealed-results.ts';

export interface CorrectionsRequest {
  readonly span: DaySpan;
  /** A slug; null for all tracks. */
  readonly trackSlug: string | null;
  /** Of invented races, instead of real ones. */
  readonly isDemo: boolean;
}

/** What was corrected of the results of a span after they were sealed. */
export interface ListedCorrections {
  /** Races corrected, one that was corrected twice counted twice. */
  readonly count: number;
  /** The latest first. */
  readonly latest: readonly Correction[];
}

/** How many of the latest are listed. */
const MOST_LISTED = 5;

/** Days of a track whose entries are read together. */
const READ_TOGETHER = 50;

/** A day of a track with every code that its results name the track by. */
interface Place {
  readonly key: string;
  readonly version: string;
  readonly days: readonly DayOfRows[];
}

const slugOf = (code: string): string => trackByCode(code)?.slug ?? code;

const keyOf = ({ track, day }: Pick<DayOfRows, 'track' | 'day'>): string => `${day} ${slugOf(track)}`;

/** Days on which something may have been corrected: those with more than one entry. */
function placesWithSeveral(counts: readonly DayOfRows[], trackSlug: string | null): readonly Place[] {
  const places = new Map<string, DayOfRows[]>();
  for (const count of counts) {
    if (trackSlug !== null && slugOf(count.track) !== trackSlug) continue;
    const key = keyOf(count);
    places.set(key, [...(places.get(key) ?? []), count]);
  }
  return [...places]
    .filter(([, days]) => sumBy(days, ({ rows }) => rows) > 1)
    .map(([key, days]) => ({ key, days, version: days.map((day) => day.version).join(' ') }));
}

interface FoundCorrection {
  readonly isDemo: boolean;
  readonly correction: Correction;
}

interface CorrectedPlace {
  readonly version: string;
  readonly found: readonly FoundCorrection[];
}

/**
 * Finds the corrections of a span, from the chain of results. The entries of a day are read again only when
 * they are others than before.
 */
export function makeListCorrections({
  chain,
  yieldToEventLoop,
}: {
  readonly chain: ChainOfDays;
  readonly yieldToEventLoop: YieldToEventLoop;
}) {
  const corrected = new Map<string, CorrectedPlace>();

  async function read(places: readonly Place[]): Promise<void> {
    const byPlace = new Map<string, FoundCorrection[]>(places.map(({ key }) => [key, []]));
    const correctionsIn = correctionReader();
    for (const row of await chain.rowsOn(places.flatMap(({ days }) => days))) {
      const sealed = resultsIn(row);
      const isDemo = sealed.kind === 'simulation';
      const ofPlace = byPlace.get(keyOf(sealed));
      for (const correction of correctionsIn(sealed, row.seq)) ofPlace?.push({ isDemo, correction });
    }
    for (const { key, version } of places) corrected.set(key, { version, found: byPlace.get(key) ?? [] });
  }

  return async function listCorrections({
    span,
    trackSlug,
    isDemo,
  }: CorrectionsRequest): Promise<ListedCorrections> {
    const places = placesWithSeveral(await chain.rowCounts(span), trackSlug);
    const unread = places.filter(({ key, version }) => corrected.get(key)?.version !== version);
    for (let from = 0; from < unread.length; from += READ_TOGETHER) {
      await read(unread.slice(from, from + READ_TOGETHER));
      await yieldToEventLoop();
    }
    const corrections = places
      .flatMap(({ key }) => corrected.get(key)?.found ?? [])
      .flatMap(({ isDemo: isInvented, correction }) => (isInvented === isDemo ? [correction] : []));
    const latest = corrections.toSorted((a, b) => b.seq - a.seq).slice(0, MOST_LISTED);
    return { count: corrections.length, latest };
  };
}

export type ListCorrections = ReturnType<typeof makeListCorrections>;
