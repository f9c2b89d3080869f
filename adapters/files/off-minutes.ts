import { NOON } from '#core/kernel/race-day.ts';

function minutes(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return (hour % 12) * 60 + minute;
}

/**
 * Minutes since midnight for times printed without AM or PM, in race order. The first race of a card is
 * before noon at 9, 10 and 11, otherwise after noon; each later race is at the next time the clock shows that hour.
 */
export function offMinutes(clocks: readonly (string | null)[]): readonly (number | null)[] {
  let before: number | null = null;
  return clocks.map((clock) => {
    if (clock === null) return null;
    const morning = minutes(clock);
    const isMorning: boolean = before === null ? morning >= 540 : morning >= before;
    const minute: number = isMorning ? morning : morning + NOON;
    before = minute;
    return minute;
  });
}
