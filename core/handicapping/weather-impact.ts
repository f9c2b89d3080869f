import { type RaceWeather, winPercent } from './win-percent.ts';

/** What the weather does to a horse by the documented formula, in its percentage points. */
export interface WeatherImpact {
  /** Posts one to five. */
  readonly inside: number;
  /** Posts six and up. */
  readonly outside: number;
  /** At one mile exactly; at every other distance `otherDistances`. */
  readonly oneMile: number;
  readonly otherDistances: number;
  /** For horses older than five. */
  readonly olderHorses: number;
  readonly basis: string;
}

const BASIS = 'The weather rules of the documented formula: rules of thumb, not fitted on results.';

const partsFor = (weather: RaceWeather, post: number, distance: string, age: number) =>
  winPercent({ odds: '5-1', post, distance, age, jockeyWinPercent: null, trainerWinPercent: null }, weather)
    .parts;

/** The formula's weather parts, one by one. Null weather has no impact. */
export function weatherImpact(weather: RaceWeather | null): WeatherImpact {
  if (weather === null) {
    return { inside: 0, outside: 0, oneMile: 0, otherDistances: 0, olderHorses: 0, basis: BASIS };
  }
  return {
    inside: partsFor(weather, 1, '6F', 3).wet,
    outside: partsFor(weather, 6, '6F', 3).wet,
    oneMile: partsFor(weather, 1, '1 Mile', 3).wind,
    otherDistances: partsFor(weather, 1, '6F', 3).wind,
    olderHorses: partsFor(weather, 1, '6F', 6).heat,
    basis: BASIS,
  };
}
