/** Whether two known values of a fact agree. */
export type Same<Value> = (a: Value, b: Value) => boolean;

export const isEqual: Same<unknown> = (a, b) => a === b;

/** For numbers that sources round differently. */
export const within =
  (most: number): Same<number> =>
  (a, b) =>
    Math.abs(a - b) <= most;

/** For numbers printed to the hundredth: odds, times. */
export const toTheHundredth: Same<number> = within(0.005 + 1e-9);
