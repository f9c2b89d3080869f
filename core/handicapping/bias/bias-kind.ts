import { MILE } from '../../card/distance.ts';
import type { SurfaceGroup } from '../figures/surface-group.ts';
import type { RunRace } from './run-race.ts';

type BiasSurface = 'dirt' | 'turf' | 'synthetic';
/** On the hedge, up to 10 feet out, farther out. */
type Rail = 'hedge' | 'near' | 'far';

/** Which races bias is read from; an omitted filter matches every race. */
export interface BiasKind {
  readonly surface?: BiasSurface | undefined;
  /** Under a mile, or a mile and more. */
  readonly distance?: 'sprint' | 'route' | undefined;
  /** Where the temporary rail was; races whose rail is not reported are then left out. */
  readonly rail?: Rail | undefined;
}

const NEAR_FEET = 10;

const SURFACE_OF: Readonly<Record<SurfaceGroup, BiasSurface>> = {
  'main track': 'dirt',
  'inner dirt': 'dirt',
  synthetic: 'synthetic',
  turf: 'turf',
  'inner turf': 'turf',
};

function railOf({ railFeet }: Pick<RunRace, 'railFeet'>): Rail | null {
  if (railFeet === undefined) return null;
  if (railFeet <= 0) return 'hedge';
  return railFeet <= NEAR_FEET ? 'near' : 'far';
}

/** Whether a race as it was run is of a kind; a race with an unknown fact matches no filter on it. */
export const isOfBiasKind = (
  { surface, distance, rail }: BiasKind,
  race: Pick<RunRace, 'group' | 'distanceYards' | 'railFeet'>,
): boolean =>
  (surface === undefined || SURFACE_OF[race.group] === surface) &&
  (distance === undefined || (race.distanceYards < MILE ? 'sprint' : 'route') === distance) &&
  (rail === undefined || railOf(race) === rail);
