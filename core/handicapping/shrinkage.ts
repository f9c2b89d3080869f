/** Winners that outweigh the belief that horses win as often as their odds say. */
const EXPECTED_STRENGTH = 5;

/**
 * Winners over expected winners (A/E), shrunk toward 1: (wins + 5) / (expected + 5). Above 1 they win more than their odds
 * say. Source: impact values, W. Quirin (1979), shrunk with m = 5. Example: 12 wins where 8 were expected are 17/13.
 */
export const shrunkRatio = (wins: number, expected: number): number =>
  (wins + EXPECTED_STRENGTH) / (expected + EXPECTED_STRENGTH);

/**
 * A share of winners, shrunk toward the average of all as (wins + strength x average) / (starts + strength): `strength` starts
 * outweigh the average. Two of three starts won where the average is one in eight, with a strength of 30: 17%, not 67%.
 */
export const shrunkShare = (wins: number, starts: number, average: number, strength: number): number =>
  (wins + strength * average) / (starts + strength);
