import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ask, shownMoment } from '#api/api.ts';

const heartbeatMs = 10_000;
const clockQuery = {
  ...ask('GET /api/racing/clock'),
  staleTime: 5 * 60_000,
  gcTime: 10 * 60_000,
} as const;

const knownOrNull = (value: number): number | null => (Number.isNaN(value) ? null : value);

/** By how many milliseconds the racing clock is ahead of the machine's; null until it is known. */
export function useRacingOffset(): number | null {
  const { data, dataUpdatedAt } = useQuery(clockQuery);
  return data ? knownOrNull(Date.parse(data.now) - dataUpdatedAt) : null;
}

/** The earlier moment that is shown; null for now, and until it is known. */
export function useShownInstant(): number | null {
  const { data } = useQuery(clockQuery);
  return data && shownMoment() !== null ? knownOrNull(Date.parse(data.now)) : null;
}

/** The instant the racing clock shows, every ten seconds, or the earlier moment that is shown; null until it is known. The machine only measures how much has passed. */
export function useRacingNow(): number | null {
  const clock = useQuery(clockQuery);
  const [machine, setMachine] = useState(Date.now);
  useEffect(() => {
    const beat = setInterval(() => setMachine(Date.now()), heartbeatMs);
    return () => clearInterval(beat);
  }, []);
  if (!clock.data) return null;
  const passed = shownMoment() === null ? Math.max(0, machine - clock.dataUpdatedAt) : 0;
  return knownOrNull(Date.parse(clock.data.now) + passed);
}
