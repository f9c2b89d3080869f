import { useState } from 'react';
import type { Race } from '#kit/kit.ts';

/** The race a screen opens on: the next one to run, else the one being run, else the first. Null without races. */
export function openingRace(races: readonly Race[]): Race | null {
  const first = (wanted: Race['status']) =>
    races.find(({ status, isCancelled }) => status === wanted && !isCancelled);
  return first('upcoming') ?? first('live') ?? races[0] ?? null;
}

/** The race a screen opens on; it stays while the screen is open, also when it goes off. */
export function useOpeningRace(races: readonly Race[]): Race | null {
  const [openedId, setOpenedId] = useState<string | null>(null);
  const race = races.find(({ id }) => id === openedId) ?? openingRace(races);
  if (race !== null && race.id !== openedId) setOpenedId(race.id);
  return race;
}
