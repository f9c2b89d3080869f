import type { Track } from '#core/card/track.ts';
import { HOUR, type Instant, shift } from '#core/kernel/instant.ts';
import { instantOn, type RaceDay } from '#core/kernel/race-day.ts';
import type { Air } from '#core/weather/observation.ts';
import { type Going, goingOn } from '../meet/going.ts';
import { makeRng, type Rng } from '../rng.ts';
import { rainStory } from './rain-story.ts';

/** Whose weather: one seed, one season. */
export interface WeatherPlace {
  readonly seed: number;
  readonly track: Track;
}

/** The weather of a day as it is, hour by hour: rain first, the rest after it. */
export interface DayStory {
  readonly day: RaceDay;
  readonly going: Going;
  /** When the hour of that number begins; 0 is midnight. */
  at(hour: number): Instant;
  /** Inches in the hour that ended at that number. */
  rainUntil(hour: number): number;
  air(hour: number): Air;
}

/** The hour of the day at which it is warmest. */
const WARMEST = 16;
const within = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);
const round = (value: number): number => Math.round(value * 10) / 10;

function skyOf({ sky }: Going, inches: number): string {
  if (inches > 0) return inches < 0.05 ? 'Light Rain' : 'Rain';
  return sky === 'Clear' ? 'Clear' : 'Cloudy';
}

interface Temper {
  readonly high: number;
  readonly swing: number;
  readonly humidity: number;
  readonly wind: number;
  readonly from: number;
}

const temperOf = ({ isWet }: Going, rng: Rng): Temper => ({
  high: within(rng.normal(isWet ? 74 : 82, 5), 60, 96),
  swing: isWet ? 5 : 9,
  humidity: isWet ? 78 : 55,
  wind: within(rng.normal(8, 4), 2, 20),
  from: rng.between(180, 340),
});

function airOf(temper: Temper, conditions: string, hour: number, rng: Rng): Air {
  const warmth = Math.cos(((hour - WARMEST) / 24) * 2 * Math.PI);
  const isRaining = conditions.endsWith('Rain');
  const wind = within(temper.wind + 2 * warmth + rng.normal(0, 1), 0, 30);
  return {
    temperature: round(temper.high - temper.swing * (1 - warmth) + rng.normal(0, 0.5) - (isRaining ? 3 : 0)),
    humidity: Math.round(within(temper.humidity - 15 * warmth + (isRaining ? 15 : 0), 25, 100)),
    windSpeed: round(wind),
    windGusts: round(wind * 1.6),
    windDirection: Math.round(temper.from + rng.normal(0, 10)) % 360,
    visibility: isRaining ? 4 : 10,
    conditions,
  };
}

/** The dice that the season's courses are thrown with. */
const seasonRng = (seed: number): Rng => makeRng(`${seed} season`).fork('colony');

/**
 * The weather of one race day of the season, made to fit the courses of that day. Each day has its own story: the
 * rain before it is what made its courses, whatever the day before told.
 */
export function dayStory({ seed, track }: WeatherPlace, day: RaceDay): DayStory {
  const rng = makeRng(`${seed} sky ${day}`);
  const going = goingOn(day, seasonRng(seed));
  const fallen = rainStory(going, rng.fork('rain'));
  const temper = temperOf(going, rng.fork('temper'));
  const midnight = instantOn(day, 0, track.timeZone);
  const rainUntil = (hour: number): number => fallen.get(hour) ?? 0;
  return {
    day,
    going,
    at: (hour) => shift(midnight, hour * HOUR),
    rainUntil,
    air: (hour) => {
      const whole = Math.floor(hour);
      return airOf(temper, skyOf(going, rainUntil(whole + 1)), hour, rng.fork(`hour ${whole}`));
    },
  };
}
