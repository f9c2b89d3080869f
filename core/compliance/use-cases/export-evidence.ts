import type { MemberId } from '../../accounts/member.ts';
import type { MachineClock, MemberStore } from '../../accounts/ports.ts';
import type { Digest } from '../../kernel/functions.ts';
import { type Instant, toIso } from '../../kernel/instant.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { personOf } from '../chain/person-seal.ts';
import { type ChainHead, type ChainRow, chainEntryIn, sealedProof } from '../chain/proof-chain.ts';
import { makeRowWriter, type PackRow, type PackScope, READ_ME } from '../pack/pack-rows.ts';
import type { ProofChain, SealProofs, StoredProof } from '../ports.ts';

export interface ExportEvidenceDeps {
  readonly members: Pick<MemberStore, 'find'>;
  readonly chain: ProofChain;
  readonly sealProofs: SealProofs;
  readonly digest: Digest;
  readonly clock: MachineClock;
  /** Of the product. */
  readonly product: string;
}

/** Whose proofs; null: everybody's. */
export type EvidenceRequest = { readonly id: MemberId } | { readonly email: string } | null;

/** A pack that is about to be written: its rows come as they are read. */
export interface EvidencePack {
  readonly writtenAt: Instant;
  readonly scope: PackScope | null;
  readonly head: ChainHead | null;
  readonly rows: AsyncIterable<string>;
}

/** Read at a time. */
const PAGE = 500;

const proofRow = ({ acceptance, sealedAs, salt }: StoredProof, words: string | null): PackRow => ({
  kind: 'proof',
  proof: sealedProof(acceptance),
  sealedAs,
  person: personOf(acceptance),
  salt,
  words,
});

/**
 * Every proof as it is stored, with the chain that seals it, as rows of text that verify without a database: of one
 * member or of all. Of one member's, other people's lines of the chain appear as hashes only. Refuses ('not-found',
 * `accounts.unknown-member`).
 */
export function makeExportEvidence(deps: ExportEvidenceDeps) {
  const { members, chain, sealProofs, digest, clock, product } = deps;

  async function scopeOf(request: EvidenceRequest): Promise<PackScope | null> {
    if (request === null) return null;
    const member = await members.find(request);
    if (member !== null) return { memberId: member.id, email: member.email };
    throw new Refusal('not-found', 'accounts.unknown-member', 'There is no such user.');
  }

  async function* proofsOf(memberId: string | null): AsyncGenerator<StoredProof> {
    let after = '';
    for (;;) {
      const page = await chain.proofs({ after, most: PAGE, memberId });
      yield* page;
      const last = page.at(-1);
      if (last === undefined || page.length < PAGE) return;
      after = last.acceptance.id;
    }
  }

  async function* linesAfter(start: number, end: number): AsyncGenerator<ChainRow> {
    let seq = start;
    while (seq < end) {
      const page = await chain.after(seq, Math.min(PAGE, end - seq));
      yield* page;
      const last = page.at(-1);
      if (last === undefined) return;
      seq = last.seq;
    }
  }

  async function* chainTo(end: number, ownIds: ReadonlySet<string> | null): AsyncGenerator<PackRow> {
    for await (const { seq, hash, text } of linesAfter(0, end)) {
      const isReported = ownIds === null || ownIds.has(chainEntryIn(text)?.proof.id ?? '');
      if (isReported) yield { kind: 'entry', seq, hash, text };
      else yield { kind: 'link', seq, hash, textHash: digest(text) };
    }
  }

  /** Whether a line after `end` is about the proof: what it says of itself is only believed where the chain does too. */
  async function isSealedLater({ acceptance, sealedAs }: StoredProof, end: number): Promise<boolean> {
    if (sealedAs === null || sealedAs <= end) return false;
    const [line] = await chain.after(sealedAs - 1, 1);
    return line?.seq === sealedAs && chainEntryIn(line.text)?.proof.id === acceptance.id;
  }

  async function* storedProofs(memberId: string | null, end: number): AsyncGenerator<PackRow> {
    const knownWords = new Set<string>();
    for await (const stored of proofsOf(memberId)) {
      const { disclaimerText, id } = stored.acceptance;
      if (stored.isUnsealed || (await isSealedLater(stored, end))) {
        yield { kind: 'changed', id };
        continue;
      }
      const hash = disclaimerText === '' ? null : digest(disclaimerText);
      if (hash !== null && !knownWords.has(hash)) {
        knownWords.add(hash);
        yield { kind: 'words', hash, words: disclaimerText };
      }
      yield proofRow(stored, hash);
    }
  }

  /** Those of a member that lost them while the pack was written. */
  async function* lostMeanwhile(missed: Set<string>, end: number): AsyncGenerator<PackRow> {
    if (missed.size === 0) return;
    await sealProofs();
    for await (const { text } of linesAfter(end, Number.POSITIVE_INFINITY)) {
      const id = chainEntryIn(text)?.proof.id ?? '';
      if (missed.delete(id)) yield { kind: 'changed', id };
    }
  }

  /** Ids of a member's proofs. */
  async function ownProofs({ memberId }: PackScope): Promise<Set<string>> {
    const ids = new Set<string>();
    for await (const { acceptance } of proofsOf(memberId)) ids.add(acceptance.id);
    return ids;
  }

  async function* rowsOf(pack: Omit<EvidencePack, 'rows'>): AsyncGenerator<PackRow> {
    const { head, scope, writtenAt } = pack;
    yield { kind: 'head', format: 1, product, writtenAt: toIso(writtenAt), scope, head, readMe: READ_ME };
    const end = head?.seq ?? 0;
    let [entries, proofs] = [0, 0];
    const ownIds = scope === null ? null : await ownProofs(scope);
    for await (const row of chainTo(end, ownIds)) {
      entries += 1;
      yield row;
    }
    for await (const row of storedProofs(scope?.memberId ?? null, end)) {
      if (row.kind === 'proof') {
        proofs += 1;
        ownIds?.delete(row.proof.id);
      }
      if (row.kind === 'changed') ownIds?.delete(row.id);
      yield row;
    }
    yield* lostMeanwhile(ownIds ?? new Set(), end);
    yield { kind: 'end', entries, proofs };
  }

  async function* written(rows: AsyncIterable<PackRow>): AsyncGenerator<string> {
    const write = makeRowWriter(digest);
    for await (const row of rows) yield write(row);
  }

  return async function exportEvidence(request: EvidenceRequest): Promise<EvidencePack> {
    const scope = await scopeOf(request);
    await sealProofs();
    const pack = { writtenAt: clock(), scope, head: await chain.head() };
    return { ...pack, rows: written(rowsOf(pack)) };
  };
}

export type ExportEvidence = ReturnType<typeof makeExportEvidence>;
