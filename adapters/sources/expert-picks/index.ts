import { MINUTE } from '#core/kernel/instant.ts';
import { raceDayAt } from '#core/kernel/race-day.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import type { ExpertSelection } from '#core/press/expert-selection.ts';
import type { OpenHost } from '../host/asking.ts';
import { failureRefusal } from '../host/failures.ts';
import { type NamedAddress, openAddress, sourceNameOf } from '../readings/named-address.ts';
import { selectionsIn } from './parse.ts';

/** What the pages said, and those that said nothing. */
export interface PicksRead {
  readonly selections: readonly ExpertSelection[];
  readonly failed: readonly { readonly page: NamedAddress; readonly refusal: Refusal }[];
}

export interface ExpertPicks {
  /** Reads every page; one that fails, or has no selection, is reported and does not stop the others. */
  read(): Promise<PicksRead>;
}

const KEEP = 15 * MINUTE;
const MOST_BYTES = 2_000_000;
const ZONE = 'America/New_York';

/** Pages with selections, at the addresses that were set; without any, nothing is asked. */
export function makeExpertPicks(deps: {
  readonly openHost: OpenHost;
  readonly pages: readonly NamedAddress[];
}): ExpertPicks {
  const sources = deps.pages.map((page) => {
    const source = sourceNameOf(page);
    return {
      page,
      source,
      host: deps.openHost({ source, baseUrl: page.url, gapMs: 2_000, mostBytes: MOST_BYTES }),
    };
  });

  async function readPage({
    page,
    source,
    host,
  }: (typeof sources)[number]): Promise<readonly ExpertSelection[]> {
    return host.read({ path: '', content: 'html', freshForMs: KEEP }, ({ text, at: instant }) => {
      const found = selectionsIn(text, raceDayAt(instant, ZONE).slice(0, 4));
      if (found === null) throw failureRefusal(source, { kind: 'wrong-shape', where: 'the selections' });
      const url = openAddress(page.url);
      return found.map((reportedSelection) => ({
        ...reportedSelection,
        url,
        provenance: { tier: 'live', source, at: instant },
      }));
    });
  }

  return {
    async read() {
      const ends = await Promise.allSettled(sources.map(readPage));
      const failed = ends.flatMap((end, index) => {
        const page = deps.pages[index];
        if (end.status === 'fulfilled' || page === undefined) return [];
        if (end.reason instanceof Refusal) return [{ page, refusal: end.reason }];
        throw end.reason;
      });
      return { selections: ends.flatMap((end) => (end.status === 'fulfilled' ? end.value : [])), failed };
    },
  };
}
