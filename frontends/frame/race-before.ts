import type { ChosenRace } from './race-address.ts';

/** A race is noted under its day: tomorrow begins at the next race again. */
const key = (): string => new Date().toDateString();

/** Notes the race chosen last in this tab, so that a reload keeps it for the day. */
export function noteRace(race: ChosenRace | null): void {
  try {
    sessionStorage.setItem(key(), JSON.stringify(race));
  } catch {
    // Without storage a reload begins at the next race.
  }
}

/** The race chosen last in this tab today; null without one. */
export function raceBefore(): ChosenRace | null {
  try {
    return JSON.parse(sessionStorage.getItem(key()) ?? 'null') as ChosenRace | null;
  } catch {
    return null;
  }
}
