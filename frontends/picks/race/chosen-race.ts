import { useCallback, useLayoutEffect, useRef } from 'react';
import { useRequestedRace } from '#frame/races/races.ts';
import type { DayOfRaces } from '#kit/kit.ts';
import { raceElementId } from './race-element.ts';

function scrollToRace(raceNumber: number): void {
  const card = document.getElementById(raceElementId(raceNumber));
  card?.scrollIntoView({ block: 'start' });
  card?.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true });
}

/**
 * The race in the address, and how to choose one: it is marked everywhere and its card comes into view. A visitor who
 * comes for a race is led to it when the picks are drawn, so that nothing moves afterwards.
 */
export function useChosenRace(races: DayOfRaces['races'], isDrawn: boolean) {
  const { requested: chosen, choose: request } = useRequestedRace(races);
  const arrived = useRef(chosen === null);
  useLayoutEffect(() => {
    if (arrived.current || chosen === null || !isDrawn) return;
    arrived.current = true;
    scrollToRace(chosen.raceNumber);
  }, [chosen, isDrawn]);
  const mark = useCallback(
    (raceNumber: number) => {
      arrived.current = true;
      request(raceNumber);
    },
    [request],
  );
  const choose = useCallback(
    (raceNumber: number) => {
      arrived.current = true;
      scrollToRace(raceNumber);
      const { pathname } = location;
      // After the frame that shows the race: what follows the address would make the press wait.
      requestAnimationFrame(() => setTimeout(() => location.pathname === pathname && request(raceNumber)));
    },
    [request],
  );
  return { chosen, mark, choose };
}
