import { trackOrRefusal } from '#core/card/days-card.ts';
import type { TrackRegister } from '#core/card/ports.ts';
import { recordOf } from '#core/card/track.ts';
import type { TrackRegistration } from '#core/card/tracks/registration.ts';
import { zoneNamed } from '#core/card/tracks/zones.ts';
import type { CorrectTrack } from '#core/card/use-cases/correct-track.ts';
import { toIso } from '#core/kernel/instant.ts';
import type { registeredTracks } from '../contract/registered-tracks.ts';
import type { Handlers } from '../handlers.ts';

export interface RegisteredTrackDeps {
  readonly registrations: TrackRegister['all'];
  readonly correctTrack: CorrectTrack;
}

const present = ({ at: instant, ...registration }: TrackRegistration) => ({
  ...registration,
  timeZone: zoneNamed(registration.zone),
  at: toIso(instant),
});

export const registeredTrackRoutes = (deps: RegisteredTrackDeps): Handlers<typeof registeredTracks> => ({
  list: async () => (await deps.registrations()).map(present),
  record: async ({ params }) => {
    const { slug, displayName } = trackOrRefusal(params.slug);
    return { slug, displayName, facts: recordOf(slug)?.map((fact) => ({ ...fact })) ?? null };
  },
  correct: async ({ params, body }) => {
    const { after, racesMoved } = await deps.correctTrack({ track: params.slug, ...body });
    return { track: present(after), racesMoved };
  },
});
