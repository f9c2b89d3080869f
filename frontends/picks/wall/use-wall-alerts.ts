import { useEffect, useRef, useState } from 'react';
import { count } from '#kit/kit.ts';
import type { SignalName } from './signals.ts';
import { signal } from './signals.ts';
import type { WallAlert, WallRace } from './wall-race.ts';
import { alertsBetween, remembered } from './wall-race.ts';

/** An alert and the racing clock's instant at which this page saw it. */
export type SeenAlert = WallAlert & { readonly seenAt: number };

const most = 20;

/** A horse whose price goes back and forth over its price to take is announced once. */
const nameOf = ({ kind, raceNumber, programNumber }: WallAlert): string =>
  `${kind} ${raceNumber} ${programNumber}`;

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
  const alerted = useRef(new Set<string>());
  const [seen, setSeen] = useState<readonly SeenAlert[]>([]);
  useEffect(() => {
    if (races === null || now === null) return;
    const earlier = before.current ?? [];
    const alerts = alertsBetween(earlier, races).filter((alert) => !alerted.current.has(nameOf(alert)));
    before.current = remembered(earlier, races);
    for (const alert of alerts) alerted.current.add(nameOf(alert));
    if (alerts.length === 0) return;
    for (const { raceNumber, text } of alerts)
      signal(signals, `${trackName}, race ${count(raceNumber)}`, text);
    setSeen((earlier) => [...alerts.map((alert) => ({ ...alert, seenAt: now })), ...earlier].slice(0, most));
  }, [races, now, trackName, signals]);
  return seen;
}
