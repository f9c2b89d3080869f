import { useState } from 'react';
import { lazyPart } from '#frame/frame.ts';
import { isRun } from '#frame/races/races.ts';
import type { Race } from '#kit/kit.ts';
import { Button } from '#kit/kit.ts';
import { isAnySwitched, useSwitches } from './switches.ts';

const Panel = lazyPart(async () => (await import('./what-if-panel.tsx')).WhatIfPanel);

type WhatIfBarProps = { readonly slug: string; readonly race: Race; readonly now: number | null };

/** Whether it was opened or closed by hand, and which horses were out on trial then. */
type Pressed = { readonly isOpen: boolean; readonly scratch?: string | null };

/** Opens the switches of a race; open by itself where the address or a cloth of the field switches something. Nothing once the race is off. */
export function WhatIfBar({ slug, race, now }: WhatIfBarProps) {
  const { switches } = useSwitches();
  const { scratch } = switches;
  const [pressed, setPressed] = useState<Pressed>(() => ({ isOpen: isAnySwitched(switches) }));
  const isOpen = pressed.isOpen || (pressed.scratch !== scratch && isAnySwitched(switches));
  if (isRun(race, now) && !isOpen) return null;
  return (
    <section className="what-if-bar" aria-label="What if">
      <Button
        tone="quiet"
        aria-expanded={isOpen}
        onPointerEnter={Panel.preload}
        onFocus={Panel.preload}
        onClick={() => setPressed({ isOpen: !isOpen, scratch })}
      >
        What if: scratches, off the turf, wet, pace
      </Button>
      {isOpen && <Panel slug={slug} date={race.day} raceNumber={race.raceNumber} />}
    </section>
  );
}
