import { useState } from 'react';
import { lazyPart } from '#frame/frame.ts';
import { statusAt } from '#frame/races/races.ts';
import type { Race } from '#kit/kit.ts';
import { Button } from '#kit/kit.ts';
import { isAnySwitched, useSwitches } from './switches.ts';

const Panel = lazyPart(async () => (await import('./what-if-panel.tsx')).WhatIfPanel);

type WhatIfBarProps = { readonly slug: string; readonly race: Race; readonly now: number | null };

/** Whether it is open, and which horses are left out. */
type Pressed = { readonly isOpen: boolean; readonly scratch: string | null };

/**
 * The button that opens the switches of a race. They open by themselves when the address or a cloth in the field switches
 * something. Hidden once the race is off or called off, unless they are open.
 */
export function WhatIfBar({ slug, race, now }: WhatIfBarProps) {
  const { switches } = useSwitches();
  const { scratch } = switches;
  const [pressed, setPressed] = useState<Pressed>(() => ({ isOpen: isAnySwitched(switches), scratch }));
  if (pressed.scratch !== scratch) setPressed({ isOpen: pressed.isOpen || isAnySwitched(switches), scratch });
  const { isOpen } = pressed;
  if (statusAt(race, now) !== 'upcoming' && !isOpen) return null;
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
