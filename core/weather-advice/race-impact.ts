import type { Race } from '../card/race.ts';
import { type WeatherImpact, weatherImpact } from '../handicapping/weather-impact.ts';
import { formulaWeather, type WeatherAtPost } from '../weather/race-weather.ts';

/** What the weather of a race does to its horses by the documented formula. */
export interface RaceImpact {
  readonly race: Pick<Race, 'id' | 'day' | 'number' | 'postTime' | 'surface'>;
  readonly weather: WeatherAtPost;
  /** Null while nothing is known that the formula takes. */
  readonly impact: WeatherImpact | null;
}

export function raceImpact(race: RaceImpact['race'], weather: WeatherAtPost): RaceImpact {
  const taken = formulaWeather(weather);
  return { race, weather, impact: taken === null ? null : weatherImpact(taken) };
}
