import { HOUR, type Instant, shift } from '#core/kernel/instant.ts';
import type { Provenance } from '#core/kernel/provenance.ts';
import { instantOn, minuteOfDayAt, type RaceDay } from '#core/kernel/race-day.ts';
import { type RainHour, rainFelt } from '#core/weather/rain.ts';
import type { SoilHour } from '#core/weather/soil.ts';
import type { WeatherFacts, WeatherKind, WeatherReport } from '#core/weather/weather-report.ts';
import { sourceOf } from '../race-day/card.ts';
import { type DayStory, dayStory, type WeatherPlace } from './day-story.ts';
import { foresight } from './foresight.ts';

/** The weather of a demo day, as it is known at a moment of that day. */
interface WeatherRequest extends WeatherPlace {
  readonly day: RaceDay;
  readonly now: Instant;
}

/** The station reports every quarter of an hour. */
const REPORTS_AN_HOUR = 4;
/** When the track says for the first time what its courses are, on its own clock. */
const WORD_AT = 9 * 60;
const RAIN_HOURS = 72;
const SOIL_HOURS = 24;

/** A layer: how wet it is when dry, how much an inch of felt rain adds, and how long it feels it. */
const LAYERS = [
  { fromCm: 0, toCm: 1, dry: 14, anInch: 30, halfLife: 6 },
  { fromCm: 1, toCm: 3, dry: 16, anInch: 24, halfLife: 12 },
  { fromCm: 3, toCm: 9, dry: 18, anInch: 14, halfLife: 24 },
  { fromCm: 9, toCm: 27, dry: 20, anInch: 8, halfLife: 48 },
] as const;
const WETTEST = 40;

const hoursBack = (hour: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, back) => hour - count + 1 + back);

const rainUpTo = (story: DayStory, hour: number): readonly RainHour[] =>
  hoursBack(hour, RAIN_HOURS).map((end) => ({ until: story.at(end), inches: story.rainUntil(end) }));

function soilIn(instant: Instant, rain: readonly RainHour[]): SoilHour {
  const layers = LAYERS.map(({ fromCm, toCm, dry, anInch, halfLife }) => {
    const wet = dry + anInch * rainFelt(rain, instant, halfLife);
    return { fromCm, toCm, moisture: Math.round(Math.min(wet, WETTEST) * 10) / 10 };
  });
  return { at: instant, layers };
}

/** What the demo's own station, forecaster and track have said of a race day up to a moment; invented, and said so. */
export function simulatedWeather(request: WeatherRequest): readonly WeatherReport[] {
  const { seed, track, day, now } = request;
  const story = dayStory(request, day);
  const reported = Math.floor((minuteOfDayAt(now, track.timeZone) / 60) * REPORTS_AN_HOUR) / REPORTS_AN_HOUR;
  const hour = Math.floor(reported);
  const demoAt = (moment: Instant): Provenance => ({ tier: 'demo', source: sourceOf(seed), at: moment });
  const onTheHour = demoAt(story.at(hour));
  const rain = rainUpTo(story, hour);
  const report = <Kind extends WeatherKind>(kind: Kind, fact: WeatherFacts[Kind]): WeatherReport =>
    ({ kind, trackSlug: track.slug, knownAt: fact.provenance.at, fact }) as WeatherReport;
  const observation = {
    ...story.air(reported),
    station: track.name,
    rainLastHour: story.rainUntil(hour),
    provenance: demoAt(story.at(reported)),
  };
  const soilHours = hoursBack(hour, SOIL_HOURS).map((end) => soilIn(story.at(end), rain));
  const { dirt, turf } = story.going;
  const conditions = { dirt: dirt.text, turf: turf.text, 'inner-turf': turf.text };
  const courses = { conditions, provenance: demoAt(instantOn(day, WORD_AT, track.timeZone)) };
  return [
    report('observation', observation),
    report('forecast', { hours: foresight(request, story, hour), provenance: onTheHour }),
    report('alerts', { alerts: [], provenance: onTheHour }),
    report('rain', { hours: rain, provenance: onTheHour }),
    report('soil', { hours: soilHours, provenance: onTheHour }),
    ...(now < shift(story.at(0), (WORD_AT / 60) * HOUR) ? [] : [report('courses', courses)]),
  ];
}
