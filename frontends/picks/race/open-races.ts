import { useCallback, useState } from 'react';
import type { Race } from '#kit/kit.ts';

const none: ReadonlySet<number> = new Set();

const toggled = (open: ReadonlySet<number>, raceNumber: number): ReadonlySet<number> => {
  const after = new Set(open);
  if (!after.delete(raceNumber)) after.add(raceNumber);
  return after;
};

/** Which races of the board are open: the chosen one from when it is chosen, and those the member opens. */
export function useOpenRaces(races: readonly Race[], chosen: Race | null) {
  const [open, setOpen] = useState(none);
  const [followed, setFollowed] = useState<number | null>(null);
  const number = chosen?.raceNumber ?? null;
  if (number !== followed) {
    setFollowed(number);
    if (number !== null) setOpen(new Set([...open, number]));
  }
  const areAllOpen = races.every(({ raceNumber }) => open.has(raceNumber));
  return {
    open,
    areAllOpen,
    show: useCallback((raceNumber: number) => setOpen((now) => new Set([...now, raceNumber])), []),
    toggle: useCallback((raceNumber: number) => setOpen((now) => toggled(now, raceNumber)), []),
    toggleAll: () => setOpen(areAllOpen ? none : new Set(races.map(({ raceNumber }) => raceNumber))),
  };
}
