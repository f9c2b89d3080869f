import { useEffect, useRef, useState } from 'react';
import type { SignalName } from './signals.ts';
import { signal } from './signals.ts';
import type { WallAlert, WallRace } from './wall-race.ts';
import { alertsBetween } from './wall-race.ts';

/** An alert and the racing clock's instant at which this page saw it. */
export type SeenAlert = WallAlert & { readonly seenAt: number };

const most = 20;

/** The alerts since the page was opened, newest first; each is signaled once. Null races are not known yet. */
export function useWallAlerts(
  races: readonly WallRace[] | null,
  {
    now,
    trackName,
    signals,
  }: { readonly now: number | null; readonly trackName: string; readonly signals: readonly SignalName[] },
): readonly SeenAlert[] {
  const before = useRef<readonly WallRace[] | null>(null);
  const [seen, setSeen] = useState<readonly SeenAlert[]>([]);
  useEffect(() => {
    if (races === null || now === null) return;
    const alerts = before.current === null ? [] : alertsBetween(before.current, races);
    before.current = races;
    if (alerts.length === 0) return;
    for (const { raceNumber, text } of alerts) signal(signals, `${trackName}, race ${raceNumber}`, text);
    setSeen((earlier) => [...alerts.map((alert) => ({ ...alert, seenAt: now })), ...earlier].slice(0, most));
  }, [races, now, trackName, signals]);
  return seen;
}
