import { amongField } from './angle.ts';

const FULL = 12;

/** The card producer's own composite rating. */
export const primePower = amongField('primePower', FULL, ({ ratings }) => {
  const power = ratings.primePower;
  if (power === null) return null;
  return {
    measure: power,
    says: ({ lead, best }) =>
      lead === null
        ? `power rating ${power.toFixed(1)}, the best here has ${best.toFixed(1)}`
        : `power rating ${power.toFixed(1)}, best here by ${lead.toFixed(1)}`,
  };
});
