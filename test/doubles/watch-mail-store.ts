import type { MemberId } from '#core/accounts/member.ts';
import type { WatchMailLog, WatchMailStore } from '#core/notebook/ports.ts';

/** Choices of mail and mails sent, in memory. */
export function makeMemoryWatchMailStore(): WatchMailStore & WatchMailLog {
  const wanted = new Map<MemberId, boolean>();
  const sent = new Map<MemberId, Set<string>>();
  const sentTo = (memberId: MemberId) => sent.get(memberId) ?? new Set<string>();
  return {
    wantsMail: async (memberId) => wanted.get(memberId) ?? false,
    async chooseMail(memberId, isWanted) {
      wanted.set(memberId, isWanted);
    },
    mailReaders: async () =>
      [...wanted].flatMap(([memberId, isWanted]) => (isWanted ? [memberId] : [])).sort(),
    async claimMail(memberId, trackSlug, day) {
      const mails = sentTo(memberId);
      const isFirst = !mails.has(`${trackSlug} ${day}`);
      sent.set(memberId, mails.add(`${trackSlug} ${day}`));
      return isFirst;
    },
    async releaseMail(memberId, trackSlug, day) {
      sentTo(memberId).delete(`${trackSlug} ${day}`);
    },
    async forgetMail(memberId) {
      wanted.delete(memberId);
      sent.delete(memberId);
    },
  };
}
