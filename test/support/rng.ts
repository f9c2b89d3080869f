/** A seeded generator of numbers in [0, 1): the same seed gives the same numbers (mulberry32). */
export function seededRng(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A draw from the bell curve with mean 0 and standard deviation 1 (Box-Muller). */
export const bell = (rng: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - rng())) * Math.cos(2 * Math.PI * rng());

export const shuffled = <Item>(items: readonly Item[], rng: () => number): readonly Item[] =>
  items
    .map((item) => ({ item, place: rng() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
