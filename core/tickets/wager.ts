/** Bets on one race, with how many places a ticket names. */
export const PLACES = {
  win: 1,
  place: 1,
  show: 1,
  quinella: 2,
  exacta: 2,
  trifecta: 3,
  superfecta: 4,
} as const;

export type Wager = keyof typeof PLACES;

/** Bets over several races, with how many: each leg names winners. */
export const LEGS = { 'daily double': 2, 'pick 3': 3 } as const;

export type MultiRaceWager = keyof typeof LEGS;
