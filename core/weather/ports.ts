import type { Forecast } from './forecast.ts';
import type { Observation } from './observation.ts';
import type { Place } from './place.ts';
import type { RainFallen } from './rain.ts';
import type { SoilMoisture } from './soil.ts';
import type { WeatherAlert } from './weather-alert.ts';

/** What a question about a place is answered with; it refuses 'unavailable' or 'not-found' (`source.…`). */
export type AskAboutPlace<T> = (place: Place) => Promise<T>;

/** A weather service. What it does not offer is null. */
export interface WeatherSource {
  /** As people know it: `National Weather Service`. */
  readonly name: string;
  readonly observation: AskAboutPlace<Observation>;
  readonly forecast: AskAboutPlace<Forecast>;
  /** Alerts that stand now; none is an empty list. */
  readonly alerts: AskAboutPlace<readonly WeatherAlert[]> | null;
  readonly soil: AskAboutPlace<SoilMoisture> | null;
  /** The last three days. */
  readonly rain: AskAboutPlace<RainFallen> | null;
}
