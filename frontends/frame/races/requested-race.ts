import { useCallback } from 'react';
import type { Race } from '#kit/kit.ts';
import { findRace } from '#kit/kit.ts';
import { useQueryValue } from '../frame.ts';

/** The race the address asks for, by number or id, and how to ask for another. An address of another day asks for none of these. */
export function useRequestedRace(races: readonly Race[]) {
  const [inAddress, setInAddress] = useQueryValue('race');
  const [date, setDate] = useQueryValue('date');
  const isOtherDay = date !== null && races.every(({ day }) => day !== date);
  const choose = useCallback(
    (raceNumber: number) => {
      if (isOtherDay) setDate(null);
      setInAddress(String(raceNumber));
    },
    [isOtherDay, setDate, setInAddress],
  );
  return { requested: isOtherDay ? null : findRace(races, inAddress), choose };
}
