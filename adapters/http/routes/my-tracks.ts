import type { ChooseTracks } from '#core/accounts/use-cases/choose-tracks.ts';
import type { ShowMyTracks } from '#core/accounts/use-cases/show-my-tracks.ts';
import type { myTracks } from '../contract/my-tracks.ts';
import type { Handlers } from '../handlers.ts';

export interface MyTrackDeps {
  readonly showMyTracks: ShowMyTracks;
  readonly chooseTracks: ChooseTracks;
}

export const myTrackRoutes = ({ showMyTracks, chooseTracks }: MyTrackDeps): Handlers<typeof myTracks> => ({
  show: ({ member }) => showMyTracks(member.id),
  choose: ({ member, body }) => chooseTracks({ memberId: member.id, ...body }),
});
