import type { Instant } from '../kernel/instant.ts';
import type { Forecast } from './forecast.ts';
import type { Observation } from './observation.ts';
import type { Place } from './place.ts';
import type { RainFallen } from './rain.ts';
import type { SoilMoisture } from './soil.ts';
import type { WeatherAlert } from './weather-alert.ts';
import type { WeatherKnown, WeatherReport } from './weather-report.ts';

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

/** What sources reported about the weather at tracks, in the order in which it became known. Nothing is overwritten. */
export interface WeatherStore {
  /** Stores what differs from its source's last report of the kind; returns how many facts were new. */
  keep(weatherReports: readonly WeatherReport[]): Promise<number>;
  /** The last fact of each kind and source known after one instant and not after another, in no order. */
  reportedBetween(trackSlug: string, after: Instant, before: Instant): Promise<readonly WeatherReport[]>;
  /** Drops what was known before an instant; observations and the track's own word are kept for ever. */
  forgetBefore(before: Instant): Promise<void>;
  /** Removes what was posted for the demo day. */
  dropDemo(): Promise<void>;
}

/** Reads the reports about a track up to an instant: from the store, or invented ones. */
export type ReadWeather = (trackSlug: string, before: Instant) => Promise<readonly WeatherReport[]>;

/** The weather at a track as known at an instant: nothing that became known later. */
export type WeatherBefore = (trackSlug: string, before: Instant) => Promise<WeatherKnown>;
