import { useLayoutEffect } from 'react';
import { navigate } from '#frame/frame.ts';
import type { Race } from '#kit/kit.ts';
import { links } from '#kit/kit.ts';
import { raceAddressOf } from './race-address.ts';

const steps: Readonly<Record<string, number>> = { '[': -1, ArrowLeft: -1, ']': 1, ArrowRight: 1 };

const fields = 'input, textarea, select, dialog, [contenteditable]';
/** What uses the arrows itself: tabs, numbers that show their source, parts that scroll. */
const withArrows = '[role=tab], [tabindex="0"], .data-table';

const isIn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** Whether a key belongs to what has the focus. */
const isTaken = ({ key, target }: KeyboardEvent): boolean =>
  isIn(target, fields) || (key.startsWith('Arrow') && isIn(target, withArrows));

const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

/** The race a key leads to from another; null for a key that leads nowhere. */
export function raceAfter(key: string, race: Race, races: readonly Race[]): Race | null {
  const step = steps[key];
  return step === undefined ? null : (races[races.indexOf(race) + step] ?? null);
}

/** The race of the address, which is ahead of the screen while another one is drawn. */
function raceInAddress(races: readonly Race[]): Race | undefined {
  const address = raceAddressOf(location.pathname);
  if (address.kind !== 'race') return undefined;
  return races.find(({ day, raceNumber }) => day === address.date && raceNumber === address.raceNumber);
}

/** `[` and `]`, or the left and right arrows, lead to the race before and after. */
export function useRaceKeys(slug: string, race: Race, races: readonly Race[]): void {
  useLayoutEffect(() => {
    function follow(event: KeyboardEvent): void {
      if (event.defaultPrevented || hasModifier(event) || isTaken(event)) return;
      const next = raceAfter(event.key, raceInAddress(races) ?? race, races);
      if (next === null) return;
      event.preventDefault();
      const tab = new URLSearchParams(location.search).get('tab') ?? undefined;
      navigate(links.race(slug, next.day, next.raceNumber, tab));
    }
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  }, [slug, race, races]);
}
