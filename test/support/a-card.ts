import type { Card } from '#core/card/race.ts';
import { runnerOn } from '#core/card/runner-as-read.ts';
import { instant } from '#core/kernel/instant.ts';
import type { Provenance, Tier } from '#core/kernel/provenance.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { aRace } from './a-race.ts';

const SOURCES: Readonly<Record<Tier, string>> = {
  live: 'Entries',
  imported: 'Brisnet card SAR0802.DRF',
  derived: 'Calculation',
  demo: 'Demo generator (seed 7)',
};

export const aProvenance = (tier: Tier = 'imported'): Provenance => ({
  tier,
  source: SOURCES[tier],
  at: instant(1_754_130_000_000),
});

/** An invented Saratoga card of two races, whose lines are its own; `tier: 'demo'` makes it a demo card with demo race ids. */
export function aCard(change: Partial<Card> & { readonly tier?: Tier } = {}): Card {
  const { tier = 'imported', ...rest } = change;
  const trackSlug = rest.trackSlug ?? 'saratoga';
  const day = rest.day ?? ('2025-08-02' as RaceDay);
  const isDemo = tier === 'demo';
  const {
    provenance = aProvenance(tier),
    races = [1, 2].map((number) => aRace({ trackSlug, day, number, isDemo })),
  } = rest;
  const ownRaces = races.map((race) => ({
    ...race,
    runners: race.runners.map((runner) => runnerOn(runner, provenance)),
  }));
  return { trackSlug, day, ...rest, provenance, races: ownRaces };
}
