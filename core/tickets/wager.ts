/** Bets on one race, with how many places a ticket names. */
export const PLACES = {
  win: 1,
  place: 1,
  show: 1,
  quinella: 2,
  exacta: 2,
  trifecta: 3,
  superfecta: 4,
  'super high five': 5,
} as const;

export type Wager = keyof typeof PLACES;

/** Bets over several races, with how many: each leg names winners. */
export const LEGS = { 'daily double': 2, 'pick 3': 3, 'pick 4': 4, 'pick 5': 5, 'pick 6': 6 } as const;

export type MultiRaceWager = keyof typeof LEGS;

export type AnyWager = Wager | MultiRaceWager;

/** Every wager a track sells, in the order of a program. */
export const WAGERS: readonly AnyWager[] = [
  ...(Object.keys(PLACES) as Wager[]),
  ...(Object.keys(LEGS) as MultiRaceWager[]),
];

export const isMultiRace = (wager: AnyWager): wager is MultiRaceWager => wager in LEGS;

/** How many sets of horses a ticket has: one for each place, or one for each leg. */
export const setCount = (wager: AnyWager): number => (isMultiRace(wager) ? LEGS[wager] : PLACES[wager]);

/** Those with more than one place or leg. */
export const EXOTICS: readonly AnyWager[] = WAGERS.filter((wager) => setCount(wager) > 1);
