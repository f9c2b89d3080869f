import { type ChooseTracks, makeChooseTracks } from '#core/accounts/use-cases/choose-tracks.ts';
import { type FindFollowers, makeFindFollowers } from '#core/accounts/use-cases/find-followers.ts';
import { makeShowMyTracks, type ShowMyTracks } from '#core/accounts/use-cases/show-my-tracks.ts';
import { knowRegistrations } from '#core/card/tracks/registrations.ts';
import { type CorrectTrack, makeCorrectTrack } from '#core/card/use-cases/correct-track.ts';
import { makeRegisterTrack, type RegisterTrack } from '#core/card/use-cases/register-track.ts';
import { type ListTracks, makeListTracks } from '#core/results/use-cases/list-tracks.ts';
import { audited } from './administration.ts';
import { type Get, wiring } from './provide.ts';

declare module './provide.ts' {
  interface Bindings {
    readonly listTracks: ListTracks;
    readonly showMyTracks: ShowMyTracks;
    readonly chooseTracks: ChooseTracks;
    readonly findFollowers: FindFollowers;
    /** Reloads the registered tracks into this process. */
    readonly readRegistrations: () => Promise<void>;
    readonly registerTrack: RegisterTrack;
    readonly correctTrack: CorrectTrack;
    readonly 'administrator.correctTrack': CorrectTrack;
  }
}

/** Reloads the registered tracks; a failure leaves those of before and is logged. */
const rereadRegistrations = (get: Get): Promise<void> =>
  get('readRegistrations')().catch((error: unknown) =>
    get('log').warn({ err: error }, 'the registered tracks could not be read'),
  );

/** Seals results again on a corrected clock; a failure is logged, and the next round or start seals them. */
export const sealCorrected = async (get: Get): Promise<void> => {
  await get('sealResults')
    .sealCorrected()
    .catch((error: unknown) =>
      get('log').warn({ err: error }, 'results could not be sealed again on the corrected clock'),
    );
};

/** The tracks to choose from, and those a member chose. */
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
    findFollowers: (get) => makeFindFollowers({ trackChoices: get('trackChoices') }),
    readRegistrations: (get) => async () => knowRegistrations(await get('trackRegister').all()),
    registerTrack: (get) =>
      makeRegisterTrack({
        tracks: get('trackRegister'),
        announce: get('announce'),
        clock: get('machineClock'),
        racingClock: get('racingClock'),
      }),
    correctTrack: (get) =>
      makeCorrectTrack({
        tracks: get('trackRegister'),
        announce: get('announce'),
        racingClock: get('racingClock'),
      }),
    'administrator.correctTrack': (get) => {
      const correct = audited(get, get('correctTrack'), ({ before, after }) => ({
        what: 'track corrected',
        subject: `track ${before.code}`,
        before: { name: before.name, zone: before.zone },
        after: { name: after.name, zone: after.zone },
      }));
      return async (correction) => {
        const corrected = await correct(correction);
        await get('database').afterCommit(async () => {
          await rereadRegistrations(get);
          await sealCorrected(get);
        });
        return corrected;
      };
    },
  });

/** Loads the registered tracks, and reloads them whenever any process registers or corrects one. */
export async function followRegistrations(get: Get): Promise<void> {
  get('announcements').listen({
    receive: ({ topic }) => {
      if (topic === 'tracks') void rereadRegistrations(get);
    },
    end: () => undefined,
  });
  await get('announcements').latest();
  await get('readRegistrations')();
}

/** What the HTTP calls about tracks need. */
export const trackDeps = (get: Get) => ({
  listTracks: get('listTracks'),
  registeredTracks: {
    registrations: get('trackRegister').all,
    correctTrack: get('administrator.correctTrack'),
  },
  myTracks: { showMyTracks: get('showMyTracks'), chooseTracks: get('chooseTracks') },
});
