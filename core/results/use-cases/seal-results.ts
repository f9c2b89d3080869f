import { trackByCode } from '../../card/track.ts';
import { registeredCodes } from '../../card/tracks/registrations.ts';
import { linkedRows } from '../../kernel/chain.ts';
import type { Digest, RecordClock, WithLock } from '../../kernel/functions.ts';
import type { ResultChain, ResultStore } from '../ports.ts';
import { resultsContent, type SheetPlace } from '../sealed-results.ts';

export interface SealResultsDeps {
  readonly results: Pick<ResultStore, 'keep' | 'currentSheet'>;
  readonly chain: ResultChain;
  readonly digest: Digest;
  readonly clock: RecordClock;
  readonly withLock: WithLock;
}

/** Lock under which rows are added, across processes. */
const CHAIN = 'results:chain';

/** Sheets sealed in one transaction. */
const AT_ONCE = 200;

type FindPlaces = (most: number) => Promise<readonly SheetPlace[]>;

/**
 * `keep` stores a sheet and seals it in one transaction. `sealCorrected` seals again, unchanged, what was sealed with a slug
 * or time zone that a track registered by a file no longer has; `sealOlder` does so too, and seals what was stored before
 * there was a chain.
 */
export function makeSealResults({ results, chain, digest, clock, withLock }: SealResultsDeps) {
  const keep: ResultStore['keep'] = (sheet, contentHash, knownAt) =>
    withLock(CHAIN, async () => {
      const [, head] = await Promise.all([results.keep(sheet, contentHash, knownAt), chain.head()]);
      const content = resultsContent(sheet, await clock(), digest);
      await chain.append(linkedRows([content], head, digest));
    });

  const sealSome = (find: FindPlaces) =>
    withLock(CHAIN, async () => {
      const places = await find(AT_ONCE);
      if (places.length === 0) return { sealed: 0, hasMore: false };
      const contents: object[] = [];
      const sealed = await clock();
      for (const { track, day, kind } of places) {
        const stored = await results.currentSheet(track, day, kind);
        if (stored !== null) contents.push(resultsContent(stored.sheet, sealed, digest));
      }
      if (contents.length > 0) await chain.append(linkedRows(contents, await chain.head(), digest));
      return { sealed: contents.length, hasMore: places.length === AT_ONCE && contents.length > 0 };
    });

  async function sealAll(find: FindPlaces): Promise<number> {
    let sealed = 0;
    for (let hasMore = true; hasMore; ) {
      const some = await sealSome(find);
      sealed += some.sealed;
      hasMore = some.hasMore;
    }
    return sealed;
  }

  /** Registrations may change between two rounds. */
  async function sealedOtherwise(most: number): Promise<readonly SheetPlace[]> {
    const tracks = registeredCodes().flatMap((code) => trackByCode(code) ?? []);
    return tracks.length === 0 ? [] : chain.sealedOtherwise(tracks, most);
  }

  const sealCorrected = (): Promise<number> => sealAll(sealedOtherwise);

  return {
    keep,
    sealCorrected,
    sealOlder: async (): Promise<number> => (await sealAll(chain.unsealed)) + (await sealCorrected()),
  };
}

export type SealResults = ReturnType<typeof makeSealResults>;
