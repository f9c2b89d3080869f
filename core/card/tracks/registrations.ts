import { type TrackRegistration, trackOfRegistration } from './registration.ts';
import type { Track } from './track-facts.ts';

interface Registrations {
  readonly bySlug: ReadonlyMap<string, Track>;
  readonly byCode: ReadonlyMap<string, Track>;
  readonly byId: ReadonlyMap<string, Track>;
}

function indexed(registrations: readonly TrackRegistration[]): Registrations {
  const current = registrations.filter(({ isCurrent }) => isCurrent).map(trackOfRegistration);
  return {
    bySlug: new Map(registrations.map(trackOfRegistration).map((track) => [track.slug, track])),
    byCode: new Map(current.map((track) => [track.code, track])),
    byId: new Map(current.map((track) => [String(track.id), track])),
  };
}

/** The registered tracks, as this process last read them from the store. */
let registrations = indexed([]);

/** Replaces the registrations of this process. */
export function knowRegistrations(stored: readonly TrackRegistration[]): void {
  registrations = indexed(stored);
}

/** A text that is another one when a track is registered, or registered otherwise. */
export const registrationsText = (): string =>
  [...registrations.byCode.values()]
    .map(({ code, slug, timeZone }) => `${code} ${slug} ${timeZone}`)
    .sort()
    .join(', ');

/** The codes that registered tracks now have. */
export const registeredCodes = (): readonly string[] => [...registrations.byCode.keys()];

export const registeredBySlug = (slug: string): Track | null => registrations.bySlug.get(slug) ?? null;
export const registeredByCode = (code: string): Track | null => registrations.byCode.get(code) ?? null;
export const registeredById = (id: string): Track | null => registrations.byId.get(id) ?? null;
