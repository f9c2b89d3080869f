import type { Knex } from 'knex';
import type { Member, MemberId } from '#core/accounts/member.ts';
import type { MemberQuery, MemberStore } from '#core/accounts/ports.ts';
import type { Instant } from '#core/kernel/instant.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import type { Database } from './database.ts';
import { violatedConstraint } from './violated-constraint.ts';

interface MemberRow {
  readonly id: string;
  readonly email: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly profile_image_url: string | null;
  readonly is_admin: boolean;
  readonly created_at_ms: number;
  readonly password_hash: string | null;
  readonly identity_issuer: string | null;
  readonly identity_subject: string | null;
}

function toMember(row: MemberRow): Member {
  const { identity_issuer: issuer, identity_subject: subject } = row;
  return {
    id: row.id as MemberId,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    profileImageUrl: row.profile_image_url,
    isAdmin: row.is_admin,
    createdAt: row.created_at_ms as Instant,
    passwordHash: row.password_hash,
    identity: issuer === null || subject === null ? null : { issuer, subject },
  };
}

/** Columns of the given parts; a part that is absent changes nothing. */
function toColumns(part: Partial<Member>): Partial<MemberRow> {
  const columns: { readonly [Name in keyof MemberRow]: MemberRow[Name] | undefined } = {
    id: part.id,
    email: part.email,
    first_name: part.firstName,
    last_name: part.lastName,
    profile_image_url: part.profileImageUrl,
    is_admin: part.isAdmin,
    created_at_ms: part.createdAt,
    password_hash: part.passwordHash,
    identity_issuer: part.identity === null ? null : part.identity?.issuer,
    identity_subject: part.identity === null ? null : part.identity?.subject,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

function refuseTaken(error: unknown): never {
  const constraint = violatedConstraint(error);
  if (constraint === 'members_email_once') {
    throw new Refusal('conflict', 'accounts.email-taken', 'An account with this email already exists.');
  }
  if (constraint === 'members_identity_once') {
    throw new Refusal('conflict', 'accounts.identity-taken', 'That identity belongs to another account.');
  }
  throw error;
}

function narrowed(rows: Knex.QueryBuilder<MemberRow>, by: MemberQuery): Knex.QueryBuilder<MemberRow> {
  if ('id' in by) return rows.where({ id: by.id });
  if ('email' in by)
    return rows.whereRaw('lower(email collate "C") = lower(? collate "C")', [by.email.trim()]);
  return rows.where({ identity_issuer: by.issuer, identity_subject: by.subject });
}

/** Members in PostgreSQL. */
export function makePostgresMemberStore(db: Database): MemberStore {
  const members = () => db.sql()<MemberRow>('accounts.members');
  return {
    add: async (member) => {
      await members().insert(toColumns(member)).catch(refuseTaken);
    },
    find: async (by) => {
      const row = (await narrowed(members(), by).first()) as MemberRow | undefined;
      return row === undefined ? null : toMember(row);
    },
    change: async (id, change) => {
      const columns = toColumns(change);
      if (Object.keys(columns).length > 0) await members().where({ id }).update(columns).catch(refuseTaken);
    },
    remove: async (id) => {
      await members().where({ id }).delete();
    },
    count: async () => {
      const found = await db
        .sql()
        .raw<{ rows: [{ members: number; admins: number }] }>(
          'select count(*) as members, count(*) filter (where is_admin) as admins from accounts.members',
        );
      return found.rows[0];
    },
  };
}
