import { canonicalText } from '../kernel/canonical-text.ts';
import type { ChainRow } from '../kernel/chain.ts';
import type { Digest } from '../kernel/functions.ts';
import { type Instant, parseInstant, toIso } from '../kernel/instant.ts';
import type { AuditEntry } from './audit-entry.ts';

/** An entry of the audit log with its place, and the salt that is deleted with it. */
export interface StoredAct extends AuditEntry {
  readonly id: number;
  readonly salt: string;
}

/** What the chain holds of an entry: no text of it, which may name people. */
export interface SealedAct {
  readonly format: 1;
  readonly id: number;
  readonly at: string;
  /** Hash of the entry under its salt: without the salt nobody can find out by trying what it said. */
  readonly seal: string;
}

const sealOf = ({ at: instant, act, change, salt }: StoredAct, digest: Digest): string =>
  digest(`${salt}\n${canonicalText({ at: instant, act, change })}`);

/** The content of an entry's row, without its place in the chain. */
export const actContent = (entry: StoredAct, digest: Digest): SealedAct => ({
  format: 1,
  id: entry.id,
  at: toIso(entry.at),
  seal: sealOf(entry, digest),
});

/** The content of a row. Only for rows whose hash is right. */
export const actIn = ({ text }: Pick<ChainRow, 'text'>): SealedAct => JSON.parse(text) as SealedAct;

/** What a stored entry says against its row, in a sentence; null when they agree. Entries before `horizon` may be gone. */
export function actFault(
  sealed: SealedAct,
  stored: StoredAct | undefined,
  horizon: Instant,
  digest: Digest,
): string | null {
  if (stored !== undefined)
    return sealOf(stored, digest) === sealed.seal
      ? null
      : `audit entry ${sealed.id} is not stored as it was sealed`;
  const instant = parseInstant(sealed.at);
  return instant !== null && instant < horizon
    ? null
    : `audit entry ${sealed.id} was sealed and is gone before its retention period ended`;
}
