import { amongField } from './angle.ts';

const FULL = 12;

/** The card producer's composite rating. */
export const primePower = amongField('primePower', FULL, ({ ratings }) => {
  const power = ratings.primePower;
  if (power === null) return null;
  return {
    measure: power,
    says: ({ lead, best }) =>
      lead === null
        ? `Prime Power ${power.toFixed(1)}, best in the field ${best.toFixed(1)}`
        : `Prime Power ${power.toFixed(1)}, top by ${lead.toFixed(1)}`,
  };
});
