import { DESK_SOURCE } from '../card/desk.ts';
import type { Surface } from '../card/surface.ts';
import { courseOf } from '../card/surface.ts';
import type { Instant } from '../kernel/instant.ts';
import type { PostedConditions } from '../weather/posted-conditions.ts';
import type { WeatherAtPost } from '../weather/race-weather.ts';
import { airWords } from '../weather/weather-words.ts';
import { eventOf, type RaceEvent, reportedBy } from './event.ts';

/**
 * Each change of the going posted by the track for the race's surface, oldest first. A manual entry is a
 * separate event.
 */
export function goingEvents(
  words: readonly PostedConditions[],
  surface: Surface | null,
): readonly RaceEvent[] {
  if (surface === null) return [];
  let before: string | null = null;
  return words.flatMap(({ conditions, provenance, by }) => {
    const going = conditions[surface] ?? null;
    const reporter = by?.[surface] ?? provenance;
    if (going === null || going === before) return [];
    const was = before;
    before = going;
    if (reporter.source === DESK_SOURCE) return [];
    const event = eventOf({
      kind: 'weather',
      at: provenance.at,
      what: `Track condition, ${courseOf(surface).name.toLowerCase()}`,
      before: was,
      after: going,
      ...reportedBy(reporter),
    });
    return event;
  });
}

const BASES = {
  observation: 'measured',
  forecast: 'forecast',
  posted: 'posted by the track',
  estimate: 'estimated from the rain',
};

/** The weather used for the race: at its off, or as known by now. None when no source reports it. */
export function weatherEvents(
  { air, condition: course }: WeatherAtPost,
  { at: instant, isOff }: { readonly at: Instant; readonly isOff: boolean },
): readonly RaceEvent[] {
  const reported = air ?? course;
  if (reported === null) return [];
  const parts = [
    air === null ? null : `${airWords(air.air)} (${BASES[air.basis]})`,
    course === null ? null : `track ${course.condition} (${BASES[course.basis]})`,
  ];
  return [
    eventOf({
      kind: 'weather',
      at: instant,
      what: isOff ? 'Weather at the off' : 'Weather expected at the off',
      after: parts.filter((part) => part !== null).join('; '),
      ...reportedBy(reported.provenance),
    }),
  ];
}
