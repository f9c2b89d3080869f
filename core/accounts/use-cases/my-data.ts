import { toIso } from '../../kernel/instant.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Member, MemberId } from '../member.ts';
import type { ActivityShelf, MachineClock, MemberShelf, SessionShelf } from '../ports.ts';

/** What another room knows about a member, for their download. */
export interface DataChapter {
  readonly name: string;
  of(memberId: MemberId): Promise<unknown>;
}

export interface MyDataDoors {
  readonly members: MemberShelf;
  readonly activity: ActivityShelf;
  readonly sessions: SessionShelf;
  readonly clock: MachineClock;
  readonly chapters: readonly DataChapter[];
}

function accountOf({ passwordHash, createdAt, ...rest }: Member) {
  return { ...rest, createdAt: toIso(createdAt), hasPassword: passwordHash !== null };
}

/** Everything the house knows about a member, as plain values with ISO times; never the password's hash or the key of a
 * session. */
export const makeMyData = (doors: MyDataDoors) =>
  async function myData(id: MemberId): Promise<Readonly<Record<string, unknown>>> {
    const member = await doors.members.find({ id });
    if (member === null) throw new Refusal('signed-out', 'accounts.signed-out', 'You are not signed in.');
    const entries = (await doors.activity.everythingOf(id)).map((entry) => ({
      ...entry,
      at: toIso(entry.at),
    }));
    const ends = await doors.sessions.endsOf(id, doors.clock());
    const chapters: Record<string, unknown> = {};
    for (const chapter of doors.chapters) chapters[chapter.name] = await chapter.of(id);
    return {
      account: accountOf(member),
      sessions: ends.map((at) => ({ endsAt: toIso(at) })),
      totals: await doors.activity.totalsOf(id),
      visits: entries.filter((entry) => entry.kind === 'visit'),
      queries: entries.filter((entry) => entry.kind === 'query'),
      ...chapters,
    };
  };
