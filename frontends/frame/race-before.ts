import type { ChosenRace } from './race-address.ts';

const key = 'chosenRace';

/** A race is noted with its day: tomorrow begins at the next race again. */
const today = (): string => new Date().toDateString();

/** Notes the race chosen last in this tab, so that a reload keeps it for the day. */
export function noteRace(race: ChosenRace | null): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ on: today(), race }));
  } catch {
    // Without storage a reload begins at the next race.
  }
}

type Noted = { readonly on?: unknown; readonly race?: Partial<ChosenRace> | null };

/** The race chosen last in this tab today; null without one. */
export function raceBefore(): ChosenRace | null {
  try {
    const { on, race } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Noted;
    const isRead = typeof race?.slug === 'string' && typeof race.raceNumber === 'string';
    return isRead && on === today() ? (race as ChosenRace) : null;
  } catch {
    return null;
  }
}
