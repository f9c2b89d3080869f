import type { TrackRegistration } from '#core/card/tracks/registration.ts';
import { knowRegistrations } from '#core/card/tracks/registrations.ts';
import { instant } from '#core/kernel/instant.ts';

/** An invented track QQQ that its first card registered on mountain time. */
export const aRegistration = (change: Partial<TrackRegistration> = {}): TrackRegistration => ({
  code: 'QQQ',
  slug: 'qqq-mountain',
  name: null,
  zone: 'mountain',
  zoneOrigin: 'post-times',
  registeredBy: 'card',
  firstFile: 'Brisnet card QQQ0802.DRF',
  at: instant(1_754_130_000_000),
  isCurrent: true,
  ...change,
});

/** Runs the work while this process knows these registered tracks, and none afterwards, even if it fails. */
export function withRegistrations<T>(registrations: readonly TrackRegistration[], work: () => T): T {
  const forget = () => knowRegistrations([]);
  knowRegistrations(registrations);
  try {
    const done = work();
    if (done instanceof Promise) return done.finally(forget) as T;
    forget();
    return done;
  } catch (error) {
    forget();
    throw error;
  }
}
