import type { MemberId } from '#core/accounts/member.ts';
import type { Authenticator } from '#core/accounts/second-factor.ts';
import type { AuthenticatorStore, SealedSecrets, SpentCodes } from '#core/accounts/second-factor-ports.ts';
import type { Instant } from '#core/kernel/instant.ts';
import type { Database } from './database.ts';
import { refuseGone } from './refuse-gone.ts';

interface AuthenticatorRow {
  readonly member_id: string;
  readonly sealed_secret: string;
  readonly confirmed_at_ms: number | null;
  readonly last_step: number | null;
}

interface RecoveryRow {
  readonly member_id: string;
  readonly digest: string;
}

const authenticatorOf = (row: AuthenticatorRow): Authenticator => ({
  memberId: row.member_id as MemberId,
  sealedSecret: row.sealed_secret,
  confirmedAt: row.confirmed_at_ms as Instant | null,
  lastStep: row.last_step,
});

const rowOf = ({ memberId, sealedSecret, confirmedAt, lastStep }: Authenticator): AuthenticatorRow => ({
  member_id: memberId,
  sealed_secret: sealedSecret,
  confirmed_at_ms: confirmedAt,
  last_step: lastStep,
});

const apps = (db: Database) => db.sql()<AuthenticatorRow>('accounts.authenticators');
const recoveryCodes = (db: Database) => db.sql()<RecoveryRow>('accounts.recovery_codes');

const spentCodes = (db: Database): SpentCodes => ({
  spendStep: async (memberId, step) =>
    (await apps(db)
      .where({ member_id: memberId })
      .whereRaw('(last_step is null or last_step < ?)', [step])
      .update({ last_step: step })) > 0,
  spendRecoveryCode: async (memberId, digest) =>
    (await recoveryCodes(db).where({ member_id: memberId, digest }).delete()) > 0,
});

const sealedSecrets = (db: Database): SealedSecrets => ({
  all: async () => (await apps(db).select('*')).map(authenticatorOf),
  reseal: async (memberId, { from, to }) => {
    await apps(db).where({ member_id: memberId, sealed_secret: from }).update({ sealed_secret: to });
  },
});

/** Authenticator apps in PostgreSQL. */
export const makePostgresAuthenticatorStore = (
  db: Database,
): AuthenticatorStore & SpentCodes & SealedSecrets => ({
  ...spentCodes(db),
  ...sealedSecrets(db),
  find: async (memberId) => {
    const row = await apps(db).where({ member_id: memberId }).first();
    return row === undefined ? null : authenticatorOf(row);
  },
  recoveryCodesLeft: async (memberId) => {
    const rows = await recoveryCodes(db).where({ member_id: memberId }).select('digest');
    return rows.length;
  },
  keep: (authenticator, digests) =>
    db.allOrNothing(async () => {
      const row = rowOf(authenticator);
      await apps(db).insert(row).onConflict('member_id').merge().catch(refuseGone('authenticators_member'));
      await recoveryCodes(db).where({ member_id: row.member_id }).delete();
      const rows = digests.map((digest) => ({ member_id: row.member_id, digest }));
      if (rows.length > 0) await recoveryCodes(db).insert(rows);
    }),
  remove: async (memberId) => (await apps(db).where({ member_id: memberId }).delete()) > 0,
});
