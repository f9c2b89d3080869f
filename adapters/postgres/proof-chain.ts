import type { ChainRow, UnsealedProof } from '#core/compliance/chain/proof-chain.ts';
import type { ProofChain, StoredProof } from '#core/compliance/ports.ts';
import { type AcceptanceRow, type SealColumns, toAcceptance } from './acceptance-store.ts';
import type { Database } from './database.ts';

type ProofRow = AcceptanceRow & SealColumns;

/**
 * A proof that another unit of work is changing is sealed when that one ends. Its wording is long and the chain holds only
 * its hash, so the wording is not read.
 */
const UNSEALED = `
  select id, member_id, disclaimer_type, disclaimer_version, '' as disclaimer_text, content_hash, accepted_at_ms,
    received_at_ms, method, ip_address, user_agent, language, referrer, session_ref, screen_resolution, timezone,
    scroll_depth_percent, time_on_page_seconds, fingerprint, geolocation, checkboxes, unsealed, salt
  from compliance.acceptances where unsealed is not null
  order by received_at_ms, id limit :most for update skip locked`;

const APPEND = `
  insert into compliance.chain (seq, hash, content)
  select * from unnest(cast(:seqs as bigint[]), cast(:hashes as text[]), cast(:texts as text[]))`;

const NOTE = `
  update compliance.acceptances a set unsealed = null, sealed_as = s.seq, salt = s.salt
  from unnest(cast(:ids as text[]), cast(:seqs as bigint[]), cast(:salts as text[])) as s (id, seq, salt)
  where a.id = s.id`;

const HEAD = 'select seq, hash from compliance.chain order by seq desc limit 1';

const AFTER =
  'select seq, hash, content as text from compliance.chain where seq > :seq order by seq limit :most';

const PROOFS = `
  select * from compliance.acceptances
  where id collate "C" > :after and (cast(:memberId as text) is null or member_id = :memberId)
  order by id collate "C" limit :most`;

const stored = (row: ProofRow): StoredProof => ({
  acceptance: toAcceptance(row),
  salt: row.salt,
  sealedAs: row.sealed_as,
  isUnsealed: row.unsealed !== null,
});

/** The chain of proofs in PostgreSQL; the database itself refuses changes to it. */
export function makePostgresProofChain(db: Database): ProofChain {
  const rowsOf = async <Row>(statement: string, values: object): Promise<readonly Row[]> =>
    (await db.sql().raw<{ rows: Row[] }>(statement, { ...values })).rows;
  return {
    unsealed: async (most) =>
      (await rowsOf<ProofRow>(UNSEALED, { most })).flatMap((row): UnsealedProof[] => {
        const { disclaimerText: _unread, ...acceptance } = toAcceptance(row);
        return row.unsealed === null ? [] : [{ acceptance, change: row.unsealed, salt: row.salt }];
      }),
    seal: async (seals) => {
      const seqs = seals.map(({ seq }) => seq);
      await db.sql().raw(APPEND, {
        seqs,
        hashes: seals.map(({ hash }) => hash),
        texts: seals.map(({ text }) => text),
      });
      await db.sql().raw(NOTE, {
        seqs,
        ids: seals.map(({ acceptanceId }) => acceptanceId),
        salts: seals.map(({ salt }) => salt),
      });
    },
    head: async () => (await rowsOf<Pick<ChainRow, 'seq' | 'hash'>>(HEAD, {}))[0] ?? null,
    after: (seq, most) => rowsOf<ChainRow>(AFTER, { seq, most }),
    proofs: async (request) => (await rowsOf<ProofRow>(PROOFS, request)).map(stored),
  };
}
