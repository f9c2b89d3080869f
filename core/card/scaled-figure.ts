import type { Tier } from '../kernel/provenance.ts';
import type { FigureScale, PastPerformance } from './past-performance.ts';

/** A speed figure and its scale; figures on different scales cannot be compared. */
export interface ScaledFigure {
  readonly points: number;
  readonly scale: FigureScale | 'Brisnet' | 'Demo';
}

/** The speed figure of a race; null where it has none. `tier` is the card's. */
export function figureOf(
  { speedFigure, figureScale }: Pick<PastPerformance, 'speedFigure' | 'figureScale'>,
  tier: Tier,
): ScaledFigure | null {
  if (speedFigure === null) return null;
  return { points: speedFigure, scale: figureScale ?? (tier === 'demo' ? 'Demo' : 'Brisnet') };
}
