import { courseOf, type Surface } from '../../card/surface.ts';

/** Surfaces that share a track variant on a day. */
export type SurfaceGroup = 'main track' | 'inner dirt' | 'synthetic' | 'turf' | 'inner turf';

/** The group of a surface; null over jumps, where no figures are made. */
export function surfaceGroupOf(surface: Surface): SurfaceGroup | null {
  if (courseOf(surface).footing === 'jumps') return null;
  if (surface === 'dirt') return 'main track';
  if (surface === 'inner-dirt') return 'inner dirt';
  if (surface === 'inner-turf') return 'inner turf';
  return surface === 'turf' ? 'turf' : 'synthetic';
}
