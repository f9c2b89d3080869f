import type { TrackRegister } from '#core/card/ports.ts';
import type { TrackRegistration } from '#core/card/tracks/registration.ts';

const byCode = (a: TrackRegistration, b: TrackRegistration): number =>
  a.code < b.code ? -1 : a.code > b.code ? 1 : Number(b.isCurrent) - Number(a.isCurrent);

/** Tracks registered by files in memory, without cards whose post times could be moved. */
export function makeMemoryTrackRegister(): TrackRegister {
  const registrations = new Map<string, TrackRegistration>();
  return {
    all: async () => [...registrations.values()].toSorted(byCode),
    async register(registration) {
      const stored = [...registrations.values()].find(
        ({ code, isCurrent }) => code === registration.code && isCurrent,
      );
      const isCard = [stored?.registeredBy, registration.registeredBy].includes('card');
      const kept: TrackRegistration =
        stored === undefined
          ? registration
          : {
              ...stored,
              name: stored.name ?? registration.name,
              registeredBy: isCard ? 'card' : 'chart',
            };
      registrations.set(kept.slug, kept);
      return { registration: kept, isNew: stored === undefined };
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
