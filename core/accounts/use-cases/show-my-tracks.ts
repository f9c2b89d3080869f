import type { MemberId } from '../member.ts';
import type { TrackChoiceStore } from '../ports.ts';
import { type MyTracks, NO_CHOICE, shownTracks } from '../track-choice.ts';

/** The tracks of a member. */
export const makeShowMyTracks = (deps: { readonly trackChoices: Pick<TrackChoiceStore, 'choiceOf'> }) =>
  async function showMyTracks(memberId: MemberId): Promise<MyTracks> {
    return shownTracks((await deps.trackChoices.choiceOf(memberId)) ?? NO_CHOICE);
  };

export type ShowMyTracks = ReturnType<typeof makeShowMyTracks>;
