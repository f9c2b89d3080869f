import type { Log, RecordClock } from '../../kernel/functions.ts';
import { HOUR, type Instant, parseInstant, shift, toIso } from '../../kernel/instant.ts';
import { CLOCKS_APART } from '../../kernel/row-times.ts';
import type { HeadStore } from './ports.ts';
import { publishedAt } from './published-heads.ts';
import type { RecordChains } from './read-heads.ts';

/** What claims to be of more than an hour ahead is not the work of a clock that was set back. */
const SET_BACK = HOUR;

/** Heads read to find the last that says when it was published. */
const LOOKED_AT = 20;

export interface RecordClockDeps {
  readonly heads: Pick<HeadStore, 'latest'>;
  readonly chains: Pick<RecordChains, 'picks' | 'results'>;
  /** One clock for all servers: the database's. */
  readonly clock: () => Promise<Instant>;
  readonly warn: Log;
}

async function lastSealed({ head, after }: RecordChains['picks']): Promise<readonly Instant[]> {
  const last = await head();
  const rows = last === null ? [] : await after(last.seq - 1, 1);
  return rows.flatMap(({ text }) => {
    const { sealedAt } = JSON.parse(text) as { readonly sealedAt?: string };
    return parseInstant(sealedAt ?? '') ?? [];
  });
}

/**
 * The clock of the record never goes back by more than a minute. It is the database's; while that is behind the last row or
 * the last head, by up to an hour, it stands at the moment of these, and says so once.
 */
export function makeRecordClock({ heads, chains, clock, warn }: RecordClockDeps): RecordClock {
  let isBehind = false;
  return async () => {
    const now = await clock();
    const moments = [
      ...(await heads.latest(LOOKED_AT)).flatMap((published) => publishedAt(published) ?? []),
      ...(await lastSealed(chains.picks)),
      ...(await lastSealed(chains.results)),
    ].filter((moment) => moment <= shift(now, SET_BACK));
    const last = moments.toSorted((a, b) => b - a)[0] ?? now;
    const wasBehind = isBehind;
    isBehind = now < last - CLOCKS_APART;
    if (!isBehind) return now;
    if (!wasBehind)
      warn(
        `the clock is behind the record: it shows ${toIso(now)}, and the last entry or head is dated ${toIso(last)}`,
      );
    return last;
  };
}
