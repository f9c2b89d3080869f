import { DAY, HOUR, type Instant } from '../kernel/instant.ts';
import type { WeatherKind, WeatherReport } from './weather-report.ts';

type Fact = Pick<WeatherReport, 'kind' | 'fact'>;

/** How old a fact may be when a source gives it; older ones say nothing of now, however new the answer is. */
const MOST_AGE_MS: Readonly<Partial<Record<WeatherKind, number>>> = {
  observation: 6 * HOUR,
  forecast: DAY,
  soil: 2 * DAY,
  rain: DAY,
};

const ageText = (ms: number): string =>
  ms < 2 * DAY ? `${Math.round(ms / HOUR)} hours` : `${Math.round(ms / DAY)} days`;

/** When it was so: the latest hour of rain or soil, which says more than when it was asked for; else the time it carries. */
function timeOf({ kind, fact }: Fact): Instant {
  const lastHour = (kind === 'soil' || kind === 'rain') && 'hours' in fact ? fact.hours.at(-1) : undefined;
  if (lastHour === undefined || 'from' in lastHour) return fact.provenance.at;
  return 'until' in lastHour ? lastHour.until : lastHour.at;
}

/** Nothing in it. No alert is an answer: there is no danger. */
function isEmpty({ kind, fact }: Fact, now: Instant): boolean {
  if (kind === 'forecast' && 'hours' in fact)
    return !fact.hours.some((hour) => 'from' in hour && hour.until > now);
  return (kind === 'soil' || kind === 'rain') && 'hours' in fact && fact.hours.length === 0;
}

/** Why an answer counts as none: it is empty, or older than its kind allows; null when neither. */
export function whyNone(answer: Fact, now: Instant): string | null {
  const { kind } = answer;
  const age = now - timeOf(answer);
  const most = MOST_AGE_MS[kind];
  if (most !== undefined && age > most) return `The one given is ${ageText(age)} old.`;
  return isEmpty(answer, now) ? 'The one given is empty.' : null;
}
