import type { Instant } from '../kernel/instant.ts';
import type { Provenance, Tier } from '../kernel/provenance.ts';
import type { Forecast } from './forecast.ts';
import type { Observation } from './observation.ts';
import type { RainFallen } from './rain.ts';
import type { SoilMoisture } from './soil.ts';
import type { TrackStateWord } from './surface-word.ts';
import type { WeatherAlert } from './weather-alert.ts';

/** The alerts that stood when `provenance.at` was; none is an answer too. */
export interface AlertsReport {
  readonly alerts: readonly WeatherAlert[];
  readonly provenance: Provenance;
}

/** What can be told of the weather at a track. */
export interface WeatherFacts {
  readonly observation: Observation;
  readonly forecast: Forecast;
  readonly alerts: AlertsReport;
  readonly soil: SoilMoisture;
  readonly rain: RainFallen;
  readonly courses: TrackStateWord;
}

export type WeatherKind = keyof WeatherFacts;

interface Told<Kind extends WeatherKind> {
  readonly kind: Kind;
  readonly trackSlug: string;
  /** When it came to be known, by the racing clock; never before it was measured or made. */
  readonly knownAt: Instant;
  readonly fact: WeatherFacts[Kind];
}

/** A fact as one source told it at a moment. */
export type WeatherReport = { readonly [Kind in WeatherKind]: Told<Kind> }[WeatherKind];

/** What stands of each kind; null for what nobody told. */
export type WeatherKnown = { readonly [Kind in WeatherKind]: WeatherFacts[Kind] | null };

export const NOTHING_KNOWN: WeatherKnown = {
  observation: null,
  forecast: null,
  alerts: null,
  soil: null,
  rain: null,
  courses: null,
};

const TIERS: readonly Tier[] = ['live', 'imported', 'derived', 'demo'];

const provenanceOf = ({ fact }: WeatherReport): Provenance => fact.provenance;
const rank = (weatherReport: WeatherReport): number => TIERS.indexOf(provenanceOf(weatherReport).tier);

/** The one that stands comes first: live before imported before invented, then the one measured or made last. */
function byStanding(a: WeatherReport, b: WeatherReport): number {
  const newer = provenanceOf(b).at - provenanceOf(a).at;
  return rank(a) - rank(b) || newer || b.knownAt - a.knownAt;
}

/** What stands of each kind among what several sources told. */
export function weatherKnown(weatherReports: readonly WeatherReport[]): WeatherKnown {
  const newestFirst = weatherReports.toSorted(byStanding);
  const first = <Kind extends WeatherKind>(kind: Kind): WeatherFacts[Kind] | null =>
    (newestFirst.find((weatherReport) => weatherReport.kind === kind)?.fact as
      | WeatherFacts[Kind]
      | undefined) ?? null;
  return {
    observation: first('observation'),
    forecast: first('forecast'),
    alerts: first('alerts'),
    soil: first('soil'),
    rain: first('rain'),
    courses: first('courses'),
  };
}
