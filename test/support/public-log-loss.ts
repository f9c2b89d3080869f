import type { RaceResult } from '#core/results/race-result.ts';

/** What the public's odds were worth over some races. */
export interface LogLoss {
  readonly races: number;
  readonly publicLoss: number;
  readonly uniformLoss: number;
  /** 0-1. */
  readonly favoriteWins: number;
}

interface Interest {
  readonly odds: number | null;
  readonly won: boolean;
}

function interestsOf(race: RaceResult): readonly Interest[] {
  const interests = new Map<string, Interest>();
  for (const { bettingInterest, odds, official } of race.starters) {
    const won = official === 1 || interests.get(bettingInterest)?.won === true;
    interests.set(bettingInterest, { odds, won });
  }
  return [...interests.values()];
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** Log loss a race over betting interests; a dead heat counts the mean of its winners. */
export function publicLogLoss(races: readonly RaceResult[]): LogLoss {
  const usable = races
    .map(interestsOf)
    .filter((race) => race.some(({ won }) => won) && race.every(({ odds }) => odds !== null));
  const lossOf = (race: readonly Interest[], priceOf: (interest: Interest) => number): number => {
    const book = race.reduce((sum, interest) => sum + priceOf(interest), 0);
    return mean(race.filter(({ won }) => won).map((winner) => -Math.log(priceOf(winner) / book)));
  };
  const favorite = (race: readonly Interest[]): number => {
    const shortest = Math.min(...race.map(({ odds }) => odds ?? Infinity));
    const shared = race.filter(({ odds }) => odds === shortest);
    return shared.filter(({ won }) => won).length / shared.length;
  };
  return {
    races: usable.length,
    publicLoss: mean(usable.map((race) => lossOf(race, ({ odds }) => 1 / ((odds ?? Infinity) + 1)))),
    uniformLoss: mean(usable.map((race) => lossOf(race, () => 1))),
    favoriteWins: mean(usable.map(favorite)),
  };
}
