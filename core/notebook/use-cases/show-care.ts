import type { MemberId } from '../../accounts/member.ts';
import type { Care } from '../care.ts';
import type { CareStore } from '../ports.ts';

/** A member's own limits and pause alone, without settling a ticket. */
export const makeShowCare = ({ book }: { readonly book: CareStore }) =>
  async function showCare(memberId: MemberId): Promise<Care> {
    return book.careOf(memberId);
  };

export type ShowCare = ReturnType<typeof makeShowCare>;
