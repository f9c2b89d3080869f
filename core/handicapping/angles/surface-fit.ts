import type { PedigreeRating, Record4, Runner } from '../../card/runner.ts';
import { courseOf } from '../../card/surface.ts';
import type { Evidence } from '../evidence.ts';
import { type Angle, amongField, eachAlone, isNoReason } from './angle.ts';

const FULL = 16;
/** A pedigree rating that promises nothing in particular, and points above it that are full marks. */
const ORDINARY = 105;
const FULL_PEDIGREE = 25;

interface OnToday {
  readonly footing: 'turf' | 'dirt';
  readonly isUnraced: boolean;
  readonly best: number | null;
  readonly record: Record4;
  readonly pedigree: PedigreeRating | null;
}

/** Null without a record, and where the card has no figure or pedigree rating: on synthetic tracks and over jumps. */
function onToday({ ratings, records, pedigree }: Runner, { race }: Evidence): OnToday | null {
  if (race.surface === null || records === null) return null;
  const { footing } = courseOf(race.surface);
  const isUnraced = records.life?.starts === 0;
  const { turf, fastDirt } = records;
  if (footing === 'turf')
    return turf && { footing, isUnraced, best: ratings.bestTurf, record: turf, pedigree: pedigree.turf };
  if (footing !== 'dirt' || fastDirt === null) return null;
  return { footing, isUnraced, best: ratings.bestFast, record: fastDirt, pedigree: pedigree.fast };
}

const proven = amongField('surfaceFit', FULL, (runner, evidence) => {
  const today = onToday(runner, evidence);
  if (today === null || today.best === null || today.record.starts === 0) return null;
  const { best, record, footing } = today;
  const surface = footing === 'turf' ? 'turf' : 'fast dirt';
  return {
    measure: best,
    isAgainst: (rank) => isNoReason(record, rank),
    says: ({ isBest, best: most }) => {
      const { starts, wins } = record;
      if (isBest && wins === 0)
        return `best figure ${best} tops in the field, though 0 for ${starts} on ${surface}`;
      if (isBest) return `${wins} for ${starts} on ${surface}, best figure ${best}, tops in the field`;
      return `${wins} for ${starts} on ${surface}, best figure ${best} against ${most} in the field`;
    },
  };
});

const bred = eachAlone('surfaceFit', (runner, evidence) => {
  const today = onToday(runner, evidence);
  if (today === null || today.record.starts > 0) return null;
  const { pedigree, footing, isUnraced } = today;
  if (pedigree === null || pedigree.thin) return null;
  return {
    value: (pedigree.value - ORDINARY) / FULL_PEDIGREE,
    says: `${isUnraced ? 'unraced' : `never raced on ${footing}`}; pedigree rating for ${footing} ${pedigree.value}`,
  };
});

/** Best figure on today's surface; for a horse new to it, what the pedigree promises. */
export const surfaceFit: Angle = {
  name: 'surfaceFit',
  findings: (evidence) => new Map([...bred.findings(evidence), ...proven.findings(evidence)]),
};
