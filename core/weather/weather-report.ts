import type { Instant } from '../kernel/instant.ts';
import type { Provenance, Tier } from '../kernel/provenance.ts';
import type { Forecast } from './forecast.ts';
import type { Observation } from './observation.ts';
import { joinedPostings, type PostedConditions } from './posted-conditions.ts';
import type { RainFallen } from './rain.ts';
import type { SoilMoisture } from './soil.ts';
import type { WeatherAlert } from './weather-alert.ts';

/** The alerts in force when `provenance.at` was; an empty list is an answer too. */
export interface AlertsReport {
  readonly alerts: readonly WeatherAlert[];
  readonly provenance: Provenance;
}

/** What can be reported about the weather at a track. */
export interface WeatherFacts {
  readonly observation: Observation;
  readonly forecast: Forecast;
  readonly alerts: AlertsReport;
  readonly soil: SoilMoisture;
  readonly rain: RainFallen;
  readonly courses: PostedConditions;
}

export type WeatherKind = keyof WeatherFacts;

interface ReportOf<Kind extends WeatherKind> {
  readonly kind: Kind;
  readonly trackSlug: string;
  /** When it came to be known, by the racing clock; never before it was measured or made. */
  readonly knownAt: Instant;
  readonly fact: WeatherFacts[Kind];
}

/** A fact as one source reported it at a moment. */
export type WeatherReport = { readonly [Kind in WeatherKind]: ReportOf<Kind> }[WeatherKind];

/** The current fact of each kind; null for what no source reported. */
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

/** The current one comes first: live before imported before invented, then the one measured or made last. */
function byPrecedence(a: WeatherReport, b: WeatherReport): number {
  const newer = provenanceOf(b).at - provenanceOf(a).at;
  return rank(a) - rank(b) || newer || b.knownAt - a.knownAt;
}

/** The current fact of each kind among the reports of several sources. */
export function weatherKnown(weatherReports: readonly WeatherReport[]): WeatherKnown {
  const newestFirst = weatherReports.toSorted(byPrecedence);
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
    courses: joinedPostings(newestFirst.flatMap(({ kind, fact }) => (kind === 'courses' ? [fact] : []))),
  };
}
