import { amongField, isNoReason } from './angle.ts';

const FULL = 16;

/** Best figure at today's distance among the horses that have tried it. */
export const distanceFit = amongField('distanceFit', FULL, ({ ratings, records }) => {
  const best = ratings.bestDistance;
  const record = records?.distance ?? null;
  if (best === null || record === null || record.starts === 0) return null;
  const { starts, wins } = record;
  return {
    measure: best,
    isAgainst: (rank) => isNoReason(record, rank),
    says: ({ isBest, best: most }) => {
      if (isBest && wins === 0)
        return `best figure ${best} tops in the field, though 0 for ${starts} at the distance`;
      if (isBest) return `${wins} for ${starts} at the distance, best figure ${best}, tops in the field`;
      return `${wins} for ${starts} at the distance, best figure ${best} against ${most} in the field`;
    },
  };
});
