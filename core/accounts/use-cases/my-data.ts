import { toIso, toIsoOrNull } from '../../kernel/instant.ts';
import { signedInMember } from '../known-member.ts';
import type { Member, MemberId } from '../member.ts';
import type { ActivityStore, MachineClock, MemberSessions, MemberStore } from '../ports.ts';
import type { OpenSession } from '../session.ts';

/** What another room knows about a member, for their download. */
export interface DataChapter {
  readonly name: string;
  of(memberId: MemberId): Promise<unknown>;
}

export interface MyDataDeps {
  readonly members: MemberStore;
  readonly activity: ActivityStore;
  readonly sessions: MemberSessions;
  readonly clock: MachineClock;
  readonly chapters: readonly DataChapter[];
}

function accountOf({ passwordHash, createdAt, ...rest }: Member) {
  return { ...rest, createdAt: toIso(createdAt), hasPassword: passwordHash !== null };
}

function sessionOf({ id: _id, signedInAt, lastUsedAt, endsAt, ...origin }: OpenSession) {
  return {
    ...origin,
    signedInAt: toIsoOrNull(signedInAt),
    lastUsedAt: toIsoOrNull(lastUsedAt),
    endsAt: toIso(endsAt),
  };
}

/**
 * Everything stored about a member, as plain values with ISO times; never the password's hash or the key of a session.
 */
export const makeMyData = (deps: MyDataDeps) =>
  async function myData(id: MemberId): Promise<Readonly<Record<string, unknown>>> {
    const member = signedInMember(await deps.members.find({ id }));
    const entries = (await deps.activity.everythingOf(id)).map((entry) => ({
      ...entry,
      at: toIso(entry.at),
    }));
    const open = await deps.sessions.openOf(id, deps.clock());
    const chapters: Record<string, unknown> = {};
    for (const chapter of deps.chapters) chapters[chapter.name] = await chapter.of(id);
    return {
      account: accountOf(member),
      sessions: open.map(sessionOf),
      totals: await deps.activity.totalsOf(id),
      visits: entries.filter((entry) => entry.kind === 'visit'),
      queries: entries.filter((entry) => entry.kind === 'query'),
      ...chapters,
    };
  };
