import type { makeAdmitQuery } from '#core/accounts/use-cases/admit-query.ts';
import type { makeNoteQuery } from '#core/accounts/use-cases/note-query.ts';
import type { HoldDebate } from '#core/assistant/use-cases/hold-debate.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import type { RefuseInPause } from '#core/notebook/use-cases/refuse-in-pause.ts';
import { chosenTrack } from '../chosen-track.ts';
import type { debate } from '../contract/debate.ts';
import type { Handlers } from '../handlers.ts';

export interface DebateDeps {
  readonly holdDebate: HoldDebate;
  readonly admitQuery: ReturnType<typeof makeAdmitQuery>;
  readonly noteQuery: ReturnType<typeof makeNoteQuery>;
  readonly refuseInPause: RefuseInPause;
}

/** Races that may be asked for whatever the card has; a later one has to be on it. */
const ALWAYS_ASKABLE = 12;

/** A number after 12 that is not on the card is a wrong number (400); one of 1 to 12 is not found (404). */
const refusalAt = (raceNumber: number) => (error: unknown) => {
  const isOffCard = error instanceof Refusal && error.code === 'card.unknown-race';
  if (!isOffCard || raceNumber <= ALWAYS_ASKABLE) throw error;
  throw new Refusal('invalid', 'debate.no-such-race', `${error.message} Choose one of its races.`);
};

export const debateRoutes = ({
  holdDebate,
  admitQuery,
  noteQuery,
  refuseInPause,
}: DebateDeps): Handlers<typeof debate> => ({
  hold: async ({ params: { raceNumber }, query, member, visit }) => {
    await refuseInPause(member.id, 'The debate is closed');
    await admitQuery(member.id);
    const request = { track: chosenTrack(query), raceNumber, askedBy: member.id, asker: visit.asker };
    const { run } = await holdDebate(request).catch(refusalAt(raceNumber));
    return {
      send: async (onPiece) => {
        const { tokens, ...held } = await run(onPiece);
        await noteQuery({ memberId: member.id, what: 'debate', tokens });
        return held;
      },
    };
  },
});
