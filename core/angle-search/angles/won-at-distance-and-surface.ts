import { FURLONG } from '../../card/distance.ts';
import { isSameFooting } from '../../card/surface.ts';
import type { CardAngle } from '../angle.ts';
import { hasWon, showsWholeLife, startsOf } from '../starter.ts';

export const wonAtDistanceAndSurface: CardAngle = {
  name: 'won-at-distance-and-surface',
  title: 'Won at distance and surface',
  sentence: 'Has won within half a furlong of this distance on this surface',
  parameters: [],
  holds: ({ runner, evidence: { race } }) => {
    const { distanceYards, surface } = race;
    if (startsOf(runner) === 0) return false;
    if (distanceYards === null || surface === null) return null;
    const isLikeToday = (line: { readonly distanceYards: number | null }): boolean =>
      line.distanceYards !== null && Math.abs(line.distanceYards - distanceYards) <= FURLONG / 2;
    const wins = runner.pastPerformances?.filter(({ official }) => official === 1) ?? [];
    if (wins.some((line) => isLikeToday(line) && isSameFooting(line.surface, surface))) return true;
    return showsWholeLife(runner) || hasWon(runner.records?.life) === false ? false : null;
  },
};
