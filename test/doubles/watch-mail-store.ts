import type { MemberId } from '#core/accounts/member.ts';
import type { EnteredStore, WatchMailLog, WatchMailStore } from '#core/notebook/ports.ts';

/** Choices of mail and mails sent, in memory; the entries are those of a watch store. */
export function makeMemoryWatchMailStore(
  watch: Pick<EnteredStore, 'enteredSince'>,
): WatchMailStore & WatchMailLog {
  const wanted = new Map<MemberId, boolean>();
  const sent = new Map<MemberId, Set<string>>();
  const sentTo = (memberId: MemberId) => sent.get(memberId) ?? new Set<string>();
  return {
    wantsMail: async (memberId) => wanted.get(memberId) ?? false,
    async chooseMail(memberId, isWanted) {
      wanted.set(memberId, isWanted);
    },
    async mailReaders(trackSlug, day) {
      const readers: MemberId[] = [];
      for (const [memberId, isWanted] of wanted) {
        const entries = await watch.enteredSince(memberId, day);
        const isFound = entries.some((entry) => entry.trackSlug === trackSlug && entry.day === day);
        if (isWanted && isFound && !sentTo(memberId).has(`${trackSlug} ${day}`)) readers.push(memberId);
      }
      return readers.sort();
    },
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
