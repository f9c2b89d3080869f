import { type ChooseTracks, makeChooseTracks } from '#core/accounts/use-cases/choose-tracks.ts';
import { makeShowMyTracks, type ShowMyTracks } from '#core/accounts/use-cases/show-my-tracks.ts';
import { type ListTracks, makeListTracks } from '#core/results/use-cases/list-tracks.ts';
import { type Get, wiring } from './provide.ts';

declare module './provide.ts' {
  interface Bindings {
    readonly listTracks: ListTracks;
    readonly showMyTracks: ShowMyTracks;
    readonly chooseTracks: ChooseTracks;
  }
}

/** Which tracks there are to choose from, and which a member chose. */
export const trackWiring = () =>
  wiring({
    listTracks: (get) =>
      makeListTracks({
        cards: get('cards'),
        results: get('results'),
        racingNow: get('racingNow'),
        sourceTracks: get('sourceTracks'),
      }),
    showMyTracks: (get) => makeShowMyTracks({ trackChoices: get('trackChoices') }),
    chooseTracks: (get) => makeChooseTracks({ trackChoices: get('trackChoices') }),
  });

/** What the HTTP calls about tracks need. */
export const trackDeps = (get: Get) => ({
  listTracks: get('listTracks'),
  myTracks: { showMyTracks: get('showMyTracks'), chooseTracks: get('chooseTracks') },
});
