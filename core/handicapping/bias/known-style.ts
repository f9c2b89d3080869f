import { medianOf } from '../../kernel/numbers.ts';
import { styleAt } from '../pace/running-style.ts';
import type { StyledStart } from './bias-groups.ts';
import type { RunRace } from './run-race.ts';

export interface StyledRace extends Omit<RunRace, 'starts'> {
  readonly starts: readonly StyledStart[];
}

const LEAST_RACES = 2;
const MOST_RACES = 10;

const lengthsBehindAtFirstCall = ({ firstCall }: RunRace['starts'][number]): number | null =>
  firstCall?.position === 1 ? 0 : (firstCall?.behind ?? null);

/**
 * Races with the style each horse had shown in races of earlier days, never in the race itself: where a horse ran in
 * a race is partly what it did there, and leaders win more than anybody could know beforehand. Any order is taken.
 */
export function withKnownStyles(races: readonly RunRace[]): readonly StyledRace[] {
  const callsByHorse = new Map<string, { readonly day: string; readonly behind: number }[]>();
  return [...races]
    .sort((a, b) => (a.day === b.day ? a.number - b.number : a.day < b.day ? -1 : 1))
    .map((race) => {
      const starts = race.starts.map((start) => {
        const calls = (callsByHorse.get(start.horse) ?? [])
          .filter(({ day }) => day < race.day)
          .slice(-MOST_RACES);
        const style =
          calls.length < LEAST_RACES ? null : styleAt(medianOf(calls.map(({ behind }) => behind)));
        return { ...start, style };
      });
      for (const start of race.starts) {
        const behind = lengthsBehindAtFirstCall(start);
        if (behind === null) continue;
        callsByHorse.set(start.horse, [...(callsByHorse.get(start.horse) ?? []), { day: race.day, behind }]);
      }
      return { ...race, starts };
    });
}
