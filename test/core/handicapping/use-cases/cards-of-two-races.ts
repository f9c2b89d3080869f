import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import type { Card } from '#core/card/race.ts';
import type { Runner } from '#core/card/runner.ts';
import { addDays, instantOn, type RaceDay } from '#core/kernel/race-day.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPastRace, aRunner } from '#test/support/a-runner.ts';

export const DAY = '2025-08-02' as RaceDay;

/** Half past ten in the morning of the race day at Saratoga; race 1 is off at 1:05 PM. */
export const MORNING = instantOn(DAY, 630, 'America/New_York');
export const EVENING = instantOn(DAY, 1_200, 'America/New_York');

const racedWith = (speedFigure: number, days: number) => aPastRace({ day: addDays(DAY, -days), speedFigure });

/** A runner with a race of 90 ten days ago, and one of this figure on the race day itself. */
export const ranToday = (programNumber: string, figure: number, change: Partial<Runner> = {}): Runner =>
  aRunner({
    programNumber,
    ...change,
    pastPerformances: [racedWith(figure, 0), racedWith(90, 10)],
  });

/** A store with one card of two races. */
export async function storeWith(change: Partial<Card> = {}) {
  const store = makeMemoryCardStore();
  const races = [1, 2].map((number) => aRace({ number, runners: [ranToday('1', 120), ranToday('2', 40)] }));
  await store.keep(aCard({ races, ...change }), 'hash');
  return store;
}
