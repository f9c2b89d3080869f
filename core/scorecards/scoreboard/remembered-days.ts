import type { RaceDay } from '../../kernel/race-day.ts';
import type { SettledRace } from './settled-entries.ts';

interface DayOf {
  readonly day: RaceDay;
  readonly from: string;
}

interface RememberedDay {
  readonly from: string;
  readonly races: readonly SettledRace[];
}

/** A day without races takes room, too. */
const roomOf = ({ races }: RememberedDay): number => 1 + races.length;

/** The settled days that were asked for last, up to a number of races. */
export function rememberedDays(mostRaces: number) {
  const days = new Map<string, RememberedDay>();
  let room = 0;
  const keyOf = (isDemo: boolean, day: RaceDay): string => `${isDemo} ${day}`;
  function forget(key: string): void {
    const day = days.get(key);
    if (day === undefined) return;
    days.delete(key);
    room -= roomOf(day);
  }
  return {
    /** The races of a day as settled from just that; null where they are not remembered. */
    racesOf(isDemo: boolean, { day, from }: DayOf): readonly SettledRace[] | null {
      const key = keyOf(isDemo, day);
      const remembered = days.get(key);
      if (remembered?.from !== from) return null;
      days.delete(key);
      days.set(key, remembered);
      return remembered.races;
    },
    remember(isDemo: boolean, { day, from }: DayOf, races: readonly SettledRace[]): void {
      const key = keyOf(isDemo, day);
      forget(key);
      days.set(key, { from, races });
      room += roomOf({ from, races });
      for (const oldest of days.keys()) {
        if (room <= mostRaces) break;
        forget(oldest);
      }
    },
  };
}
