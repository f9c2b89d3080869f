import type { Workout } from '#core/card/workout.ts';
import { addDays, daysBetween, type RaceDay } from '#core/kernel/race-day.ts';
import type { Horse } from '../horse.ts';
import type { Rng } from '../rng.ts';

/** A card prints at most so many works. */
const MOST = 12;
/** A horse is rested in the last days before a race and the first after it. */
const BEFORE_RACE = 4;
const AFTER_RACE = 5;

function isTooNear(work: RaceDay, race: RaceDay): boolean {
  const days = daysBetween(race, work);
  return days > -BEFORE_RACE && days <= AFTER_RACE;
}

/** Seconds of an ordinary work of a horse of figure 80. */
const WORKS = [
  { distanceYards: 660, seconds: 37.4, share: 2 },
  { distanceYards: 880, seconds: 49.6, share: 5 },
  { distanceYards: 1100, seconds: 62.2, share: 3 },
] as const;

/** In summer New York horses train at Saratoga, otherwise at Belmont Park. */
const placeOf = (day: RaceDay): string =>
  day.slice(5) >= '06-10' && day.slice(5) <= '09-10' ? 'SAR' : 'BEL';

function workOf(horse: Horse, day: RaceDay, rng: Rng): Workout {
  const { distanceYards, seconds: usual } = rng.weighted(WORKS, (work) => work.share);
  const onTurf = horse.prefersTurf && rng.chance(0.35);
  const quickness = (horse.ability - 80) / 12 + rng.normal(0, 1);
  const count = rng.whole(2, 60);
  const better = 1 / (1 + Math.exp(1.3 * quickness));
  const rank = Math.min(count, Math.max(1, Math.round(better * count + rng.between(-0.2, 0.6))));
  const fromGate = rng.chance(0.12);
  return {
    day,
    track: placeOf(day),
    distanceYards,
    seconds: Math.round((usual - quickness * 0.5) * 5) / 5,
    isBullet: rank === 1 && count >= 4,
    condition: onTurf ? 'fm' : 'ft',
    manner: `${rng.chance(0.25) ? 'H' : 'B'}${fromGate ? 'g' : ''}`,
    course: onTurf ? 'T' : rng.chance(0.5) ? 'TT' : 'MT',
    rank,
    count,
  };
}

/** Works come once a week, on the weekday of the horse. */
const EVERY = 7;

/**
 * The latest works before today, newest first: one a week, none close to a race, none before the spring of two. A work
 * is the same whichever day it is looked back on; `dice` are those of the horse.
 */
export function workoutsOf(
  horse: Horse,
  raceDays: readonly RaceDay[],
  today: RaceDay,
  rng: Rng,
): readonly Workout[] {
  const earliest = `${horse.birthYear + 2}-03-15` as RaceDay;
  const works: Workout[] = [];
  const late = (daysBetween(earliest, today) + rng.whole(0, EVERY - 1)) % EVERY;
  let day = addDays(today, -late - (late < BEFORE_RACE ? EVERY : 0));
  while (works.length < MOST && day >= earliest) {
    const on = day;
    if (!raceDays.some((race) => isTooNear(on, race))) works.push(workOf(horse, on, rng.fork(on)));
    day = addDays(day, -EVERY);
  }
  return works;
}
