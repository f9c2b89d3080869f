import { amongField } from './angle.ts';

const FULL = 16;

/** Best figure at today's distance among the horses that have tried it. */
export const distanceFit = amongField('distanceFit', FULL, ({ ratings, records }) => {
  const best = ratings.bestDistance;
  const { starts, wins } = records.distance;
  if (best === null || starts === 0) return null;
  const tried = `${wins} for ${starts} at the distance`;
  return {
    measure: best,
    says: ({ isBest }) => `${tried}, best figure there ${best}${isBest ? ', the highest here' : ''}`,
  };
});
