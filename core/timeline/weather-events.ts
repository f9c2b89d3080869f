import type { Surface } from '../card/surface.ts';
import { courseOf } from '../card/surface.ts';
import type { Instant } from '../kernel/instant.ts';
import type { WeatherAtPost } from '../weather/race-weather.ts';
import type { TrackStateWord } from '../weather/surface-word.ts';
import { airWords } from '../weather/weather-words.ts';
import { eventOf, type RaceEvent, reportedBy } from './event.ts';

/** Each word of the track on the course of the race that is another one than before; the oldest first. */
export function goingEvents(words: readonly TrackStateWord[], surface: Surface): readonly RaceEvent[] {
  let before: string | null = null;
  return words.flatMap(({ conditions, provenance }) => {
    const going = conditions[surface] ?? null;
    if (going === null || going === before) return [];
    const event = eventOf({
      kind: 'weather',
      at: provenance.at,
      what: `Going, ${courseOf(surface).name.toLowerCase()}`,
      before,
      after: going,
      ...reportedBy(provenance),
    });
    before = going;
    return event;
  });
}

const BASES = {
  observation: 'measured',
  forecast: 'foreseen',
  told: 'told by the track',
  estimate: 'estimated from the rain',
};

/** The weather that the race was judged with: at its off, or as it is known by now. Nothing where nobody told of it. */
export function weatherEvents(
  { air, course }: WeatherAtPost,
  { at: instant, isOff }: { readonly at: Instant; readonly isOff: boolean },
): readonly RaceEvent[] {
  const told = air ?? course;
  if (told === null) return [];
  const parts = [
    air === null ? null : `${airWords(air.air)} (${BASES[air.basis]})`,
    course === null ? null : `course ${course.condition} (${BASES[course.basis]})`,
  ];
  return [
    eventOf({
      kind: 'weather',
      at: instant,
      what: isOff ? 'Weather at the off' : 'Weather as it is known for the off',
      after: parts.filter((part) => part !== null).join('; '),
      ...reportedBy(told.provenance),
    }),
  ];
}
