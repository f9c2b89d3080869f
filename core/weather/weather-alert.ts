import type { Instant } from '../kernel/instant.ts';
import type { Provenance } from '../kernel/provenance.ts';

/** In the words of the Common Alerting Protocol, gravest first. */
export const SEVERITIES = ['Extreme', 'Severe', 'Moderate', 'Minor', 'Unknown'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** A public warning for the place. `provenance.at` is when it was sent. */
export interface WeatherAlert {
  readonly id: string;
  /** `Severe Thunderstorm Warning`. */
  readonly event: string;
  readonly severity: Severity;
  readonly headline: string;
  readonly area: string;
  readonly from: Instant;
  /** When what it warns of ends, else when the warning lapses. */
  readonly until: Instant;
  readonly provenance: Provenance;
}

/** The alerts that hold at a moment or are still to come, gravest first, then by their beginning. */
export function activeAlerts(alerts: readonly WeatherAlert[], now: Instant): readonly WeatherAlert[] {
  const grade = ({ severity }: WeatherAlert): number => SEVERITIES.indexOf(severity);
  return alerts.filter(({ until }) => until > now).sort((a, b) => grade(a) - grade(b) || a.from - b.from);
}
