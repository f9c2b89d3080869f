import type { Instant } from '../kernel/instant.ts';
import { courseOf, type Footing, type Surface } from './surface.ts';

/** What a source posted for a surface, and since when. */
export interface PostedReport {
  readonly source: string;
  readonly surface: Surface;
  readonly condition: string;
  readonly at: Instant;
}

const WET_DIRT = ['Good', 'Muddy', 'Sloppy', 'Frozen'] as const;

/** The conditions a track may post, by footing, from dry to wet; those of a sealed track last. */
const CONDITIONS: Readonly<Record<Footing, readonly string[]>> = {
  dirt: [
    'Fast',
    'Wet Fast',
    ...WET_DIRT,
    'Fast (Sealed)',
    'Good (Sealed)',
    'Muddy (Sealed)',
    'Sloppy (Sealed)',
  ],
  turf: ['Hard', 'Firm', 'Good', 'Yielding', 'Soft', 'Heavy'],
  synthetic: ['Fast', 'Wet Fast', 'Good', 'Frozen'],
  jumps: ['Hard', 'Firm', 'Good', 'Yielding', 'Soft', 'Heavy'],
};

/** The conditions that can be posted for a surface. */
export const conditionsOf = (surface: Surface): readonly string[] => CONDITIONS[courseOf(surface).footing];

/** The condition as printed, matched in any case; null for one the surface cannot have. */
export const conditionNamed = (surface: Surface, text: string): string | null =>
  conditionsOf(surface).find((condition) => condition.toLowerCase() === text.trim().toLowerCase()) ?? null;
