import type { ChosenRace } from './race-address.ts';

const key = 'chosenRace';
const today = (): string => new Date().toDateString();

/** Notes the race chosen last in this tab, so that a reload keeps it for the day. */
export function noteRace(race: ChosenRace | null): void {
  try {
    sessionStorage.setItem(key, JSON.stringify([today(), race]));
  } catch {
    // Without storage a reload begins at the next race.
  }
}

/** The race chosen last in this tab today; null without one. */
export function raceBefore(): ChosenRace | null {
  try {
    const [day, race] = JSON.parse(sessionStorage.getItem(key) ?? '[]') as [string?, ChosenRace?];
    return day === today() ? (race ?? null) : null;
  } catch {
    return null;
  }
}
