import type { PedigreeRating, Record4, Runner } from '../../card/runner.ts';
import { courseOf, isTurf } from '../../card/surface.ts';
import type { Evidence } from '../evidence.ts';
import { type Angle, amongField, eachAlone } from './angle.ts';

const FULL = 16;
/** A pedigree rating that promises nothing in particular, and points above it that are full marks. */
const ORDINARY = 105;
const FULL_PEDIGREE = 25;

interface OnToday {
  readonly best: number | null;
  readonly record: Record4;
  readonly pedigree: PedigreeRating | null;
}

/** Null where the card keeps no best figure and no pedigree rating: on synthetic tracks and over jumps. */
function onToday({ ratings, records, pedigree }: Runner, { race }: Evidence): OnToday | null {
  const { footing } = courseOf(race.surface);
  if (footing === 'turf') return { best: ratings.bestTurf, record: records.turf, pedigree: pedigree.turf };
  if (footing !== 'dirt') return null;
  return { best: ratings.bestFast, record: records.fastDirt, pedigree: pedigree.fast };
}

const proven = amongField('surfaceFit', FULL, (runner, evidence) => {
  const today = onToday(runner, evidence);
  if (today === null || today.best === null || today.record.starts === 0) return null;
  const { best, record } = today;
  const surface = isTurf(evidence.race.surface) ? 'turf' : 'fast dirt';
  return {
    measure: best,
    says: ({ isBest }) =>
      `${record.wins} for ${record.starts} on ${surface}, best figure on it ${best}${isBest ? ', the highest here' : ''}`,
  };
});

const bred = eachAlone('surfaceFit', (runner, evidence) => {
  const today = onToday(runner, evidence);
  if (today === null || today.record.starts > 0) return null;
  const { pedigree } = today;
  if (pedigree === null || pedigree.thin) return null;
  const surface = courseOf(evidence.race.surface).footing;
  return {
    value: (pedigree.value - ORDINARY) / FULL_PEDIGREE,
    says: `${runner.records.life.starts === 0 ? 'unraced' : `never raced on ${surface}`}; pedigree rating for ${surface} ${pedigree.value}`,
  };
});

/** Best figure on today's surface; for a horse new to it, what the pedigree promises. */
export const surfaceFit: Angle = {
  name: 'surfaceFit',
  findings: (evidence) => new Map([...bred.findings(evidence), ...proven.findings(evidence)]),
};
