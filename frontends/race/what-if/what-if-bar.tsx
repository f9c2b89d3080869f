import { useState } from 'react';
import { lazyPart } from '#frame/frame.ts';
import { isRun } from '#frame/races/races.ts';
import type { Race } from '#kit/kit.ts';
import { Button } from '#kit/kit.ts';
import { isAnySwitched, useSwitches } from './switches.ts';

const Panel = lazyPart(async () => (await import('./what-if-panel.tsx')).WhatIfPanel);

type WhatIfBarProps = { readonly slug: string; readonly race: Race; readonly now: number | null };

/** Opens the switches of a race; open from the start where the address switches something. Nothing once the race is off. */
export function WhatIfBar({ slug, race, now }: WhatIfBarProps) {
  const { switches } = useSwitches();
  const [isOpen, setOpen] = useState(() => isAnySwitched(switches));
  if (isRun(race, now) && !isOpen) return null;
  return (
    <section className="what-if-bar" aria-label="What if">
      <Button
        tone="quiet"
        aria-expanded={isOpen}
        onPointerEnter={Panel.preload}
        onFocus={Panel.preload}
        onClick={() => setOpen(!isOpen)}
      >
        What if: scratches, off the turf, wet, pace
      </Button>
      {isOpen && <Panel slug={slug} date={race.day} raceNumber={race.raceNumber} />}
    </section>
  );
}
