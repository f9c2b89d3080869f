import { amongField } from './angle.ts';

const FULL = 0.4;
const ENOUGH = 5;

/** How often the horse is in the first three, from five starts on. */
export const consistency = amongField('consistency', FULL, ({ records }) => {
  const life = records?.life ?? null;
  if (life === null || life.starts < ENOUGH) return null;
  const inMoney = life.wins + life.places + life.shows;
  return {
    measure: inMoney / life.starts,
    says: () => `in the first three in ${inMoney} of ${life.starts} starts (${life.wins} won)`,
  };
});
