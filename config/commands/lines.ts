import type { LineShare } from '#core/notebook/line-shares.ts';
import { type LineStartName, sharesFrom } from '#core/notebook/line-starts.ts';
import { commands, reads, writes } from './command.ts';
import { memberOfEmail } from './member-of-email.ts';
import type { Tools } from './tools.ts';

/** What `racing-cli book line` does, for the member of an email. */
export const lineCommands = ({ get }: Tools) =>
  commands({
    scoreMyLines: reads(async (email: string) => get('scoreMyLines')(await memberOfEmail(get, email))),
    showMyLine: reads(async (email: string, raceId: string) =>
      get('showMyLine')(await memberOfEmail(get, email), raceId),
    ),
    writeMyLine: writes(
      get,
      'book line --odds, --from',
      async (
        email: string,
        raceId: string,
        from: LineStartName | null,
        held: readonly Omit<LineShare, 'isFixed'>[],
      ) => {
        const memberId = await memberOfEmail(get, email);
        const shares = sharesFrom(from, held, await get('showMyLine')(memberId, raceId));
        await get('writeMyLine')(memberId, { raceId, shares, changedAt: null });
        return get('showMyLine')(memberId, raceId);
      },
    ),
    removeMyLine: writes(get, 'book line --remove', async (email: string, raceId: string) =>
      get('removeMyLine')(await memberOfEmail(get, email), raceId),
    ),
  });
