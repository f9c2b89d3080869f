import type { MemberId } from '#core/accounts/member.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { CardOfDay, DayMailLog, DayMailStore } from '#core/notebook/ports.ts';

const keyOf = (memberId: MemberId, { trackSlug, day }: CardOfDay): string =>
  `${memberId} ${trackSlug} ${day}`;

/** Choices of mails about how a card went and the mails sent, in memory. */
export function makeMemoryDayMailStore(): DayMailStore & DayMailLog {
  const wanted = new Map<MemberId, RaceDay>();
  const sent = new Map<string, { readonly memberId: MemberId; readonly stopDigest: string }>();
  return {
    wantsDayMail: async (memberId) => wanted.has(memberId),
    async chooseDayMail(memberId, from) {
      if (from === null) wanted.delete(memberId);
      else if (!wanted.has(memberId)) wanted.set(memberId, from);
    },
    dayMailReaders: async (card) =>
      [...wanted]
        .filter(([memberId, from]) => from <= card.day && !sent.has(keyOf(memberId, card)))
        .map(([memberId]) => memberId)
        .sort(),
    async stopDayMail(stopDigest) {
      const mail = [...sent.values()].find((entry) => entry.stopDigest === stopDigest);
      if (mail !== undefined) wanted.delete(mail.memberId);
      return mail !== undefined;
    },
    async forgetDayMail(memberId) {
      wanted.delete(memberId);
      for (const [key, mail] of sent) if (mail.memberId === memberId) sent.delete(key);
    },
    async claimDayMail(memberId, card, stopDigest) {
      const key = keyOf(memberId, card);
      if (sent.has(key)) return false;
      sent.set(key, { memberId, stopDigest });
      return true;
    },
    async releaseDayMail(memberId, card) {
      sent.delete(keyOf(memberId, card));
    },
  };
}
