import type { TrackRegister } from '#core/card/ports.ts';
import type { TrackRegistration } from '#core/card/tracks/registration.ts';

const byCode = (a: TrackRegistration, b: TrackRegistration): number =>
  a.code.localeCompare(b.code, 'en') || Number(b.isCurrent) - Number(a.isCurrent);

/** A track register in memory. It has no cards, so a corrected time zone moves no post times. */
export function makeMemoryTrackRegister(): TrackRegister {
  const registrations = new Map<string, TrackRegistration>();
  return {
    all: async () => [...registrations.values()].toSorted(byCode),
    async register(registration) {
      const stored = [...registrations.values()].find(
        ({ code, isCurrent }) => code === registration.code && isCurrent,
      );
      const isCard = [stored?.registeredBy, registration.registeredBy].includes('card');
      const merged: TrackRegistration =
        stored === undefined
          ? registration
          : {
              ...stored,
              name: stored.name ?? registration.name,
              registeredBy: isCard ? 'card' : 'chart',
            };
      registrations.set(merged.slug, merged);
      return { registration: merged, isNew: stored === undefined };
    },
    async correct(slug, known) {
      const before = registrations.get(slug);
      if (before === undefined) throw new Error(`${slug} is not registered`);
      const after = { ...before, ...known };
      registrations.set(slug, after);
      return { after, racesMoved: 0 };
    },
  };
}
