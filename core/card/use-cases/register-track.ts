import type { Announce } from '../../kernel/announcement.ts';
import type { Clock } from '../../kernel/functions.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { TrackRegister } from '../ports.ts';
import type { TrackRegistration, UnregisteredTrack } from '../tracks/registration.ts';

export interface RegisterTrackDeps {
  readonly tracks: Pick<TrackRegister, 'register'>;
  readonly announce: Announce;
  /** The machine's clock. */
  readonly clock: Clock;
  readonly racingClock: Clock;
}

/** The file that registers a track. */
export type FirstFile = Pick<TrackRegistration, 'registeredBy' | 'firstFile'>;

/**
 * Registers a file's track in the transaction that stores the file. A track that is already registered keeps its time zone
 * but may gain a name, and counts as racing once a card names it. Refuses ('conflict', `card.track-registered`) a file that
 * was read while another file registered the same code under a different time zone.
 */
export function makeRegisterTrack({ tracks, announce, clock, racingClock }: RegisterTrackDeps) {
  return async function registerTrack(track: UnregisteredTrack, file: FirstFile): Promise<TrackRegistration> {
    const { registration, isNew } = await tracks.register({
      ...track,
      ...file,
      at: clock(),
      isCurrent: true,
    });
    if (registration.slug !== track.slug) {
      throw new Refusal(
        'conflict',
        'card.track-registered',
        `${file.firstFile}: ${track.code} has just been registered by another file, as "${registration.slug}". ` +
          'Import this file again.',
      );
    }
    if (isNew) {
      await announce({ topic: 'tracks', track: track.slug, day: null, raceNumber: null, at: racingClock() });
    }
    return registration;
  };
}

export type RegisterTrack = ReturnType<typeof makeRegisterTrack>;
