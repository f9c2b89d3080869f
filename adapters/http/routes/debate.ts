import type { makeAdmitQuery } from '#core/accounts/use-cases/admit-query.ts';
import type { makeNoteQuery } from '#core/accounts/use-cases/note-query.ts';
import type { HoldDebate } from '#core/assistant/use-cases/hold-debate.ts';
import { chosenTrack } from '../chosen-track.ts';
import type { debate } from '../contract/debate.ts';
import type { Handlers } from '../handlers.ts';

export interface DebateDeps {
  readonly holdDebate: HoldDebate;
  readonly admitQuery: ReturnType<typeof makeAdmitQuery>;
  readonly noteQuery: ReturnType<typeof makeNoteQuery>;
}

export const debateRoutes = ({ holdDebate, admitQuery, noteQuery }: DebateDeps): Handlers<typeof debate> => ({
  hold: async ({ params: { raceNumber }, query, member, visit }) => {
    await admitQuery(member.id);
    const request = { track: chosenTrack(query), raceNumber, askedBy: member.id, asker: visit.asker };
    const { run } = await holdDebate(request);
    return {
      send: async (onPiece) => {
        const { tokens, ...held } = await run(onPiece);
        await noteQuery({ memberId: member.id, what: 'debate', tokens });
        return held;
      },
    };
  },
});
