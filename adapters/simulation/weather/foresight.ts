import { addDays } from '#core/kernel/race-day.ts';
import type { HourAhead } from '#core/weather/forecast.ts';
import { makeRng, type Rng } from '../rng.ts';
import { type DayStory, dayStory, type WeatherPlace } from './day-story.ts';

const HOURS_AHEAD = 36;
const HOURS_IN_A_DAY = 24;

/** How likely rain was called, in fives: likely where it will rain, possible under a wet sky. */
function chanceCalled(isRaining: boolean, { going }: DayStory, rng: Rng): number {
  if (isRaining) return 5 * rng.whole(12, 19);
  return 5 * (going.sky === 'Clear' ? rng.whole(0, 2) : rng.whole(3, 8));
}

/** An hour as it was foreseen `ahead` hours before: nearly right when it is near. */
function foreseen(story: DayStory, hour: number, ahead: number, rng: Rng): HourAhead {
  const air = story.air(hour);
  const rain = story.rainUntil(hour + 1);
  const miss = rng.normal(0, 0.5 + ahead * 0.08);
  return {
    ...air,
    temperature: air.temperature === null ? null : Math.round(air.temperature + miss),
    windSpeed: air.windSpeed === null ? null : Math.max(0, Math.round(air.windSpeed + miss / 2)),
    from: story.at(hour),
    until: story.at(hour + 1),
    rainChance: chanceCalled(rain > 0, story, rng),
    rain: Math.round(rain * 100) / 100,
  };
}

/** The hours ahead as they were foreseen at an hour of a day, the hour under way first; the next day's after it. */
export function foresight(place: WeatherPlace, story: DayStory, madeAt: number): readonly HourAhead[] {
  const next = dayStory(place, addDays(story.day, 1));
  const rng = makeRng(`${place.seed} forecast ${story.day} ${madeAt}`);
  return Array.from({ length: HOURS_AHEAD }, (_, ahead) => {
    const hour = madeAt + ahead;
    const ownRng = rng.fork(`hour ${hour}`);
    if (hour < HOURS_IN_A_DAY) return foreseen(story, hour, ahead, ownRng);
    return foreseen(next, hour - HOURS_IN_A_DAY, ahead, ownRng);
  });
}
