import type { MemberId } from '../../accounts/member.ts';
import type { LineOnRace } from '../../tickets/line-for-tickets.ts';
import { onField } from '../line-shares.ts';
import type { LineStore } from '../ports.ts';

/** A member's own lines as tickets are built from them: on the field as it is now, what is left after a scratch scaled. */
export const makeReadLinesForTickets =
  ({ lines }: { readonly lines: Pick<LineStore, 'lineOn'> }) =>
  (memberId: MemberId): LineOnRace =>
  async (race, interests) => {
    const stored = await lines.lineOn(memberId, race.id);
    if (stored === null) return null;
    const { shares, added } = onField(stored.rows, interests);
    return { chances: shares.map(({ chance }) => chance), madeAt: stored.madeAt, added };
  };

export type ReadLinesForTickets = ReturnType<typeof makeReadLinesForTickets>;
