import type { Track } from '#core/card/track.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { type Archive, openArchive } from './chart/archive.ts';
import { type Crowd, USUAL_CROWD } from './crowd/opinion.ts';
import { type HorsePopulation, makeHorsePopulation } from './horse-population.ts';
import { meetDays } from './meet/calendar.ts';
import { type Meet, type MeetDay, openMeet } from './meet/meet.ts';
import { NO_BIAS, type PlantedBias } from './meet/strength.ts';
import { makeRng } from './rng.ts';

export interface SeasonSettings {
  readonly seed: number;
  /** The season ends with the race day before this one. */
  readonly day: RaceDay;
  readonly track: Track;
  /** Post time of race 1 on the track's clock, minutes since midnight. */
  readonly firstPost: number;
  /** Race days wanted; where this year's meet is too short, earlier ones are gone back to. */
  readonly days: number;
  readonly bias?: PlantedBias;
  readonly crowd?: Crowd;
}

/** A season as it was run, before it is written as cards and results. */
export interface Season {
  readonly settings: SeasonSettings;
  readonly population: HorsePopulation;
  readonly archive: Archive;
  /** This year's meet, run up to the day before `settings.day`. */
  readonly meet: Meet;
  /** The race days wanted, oldest first. */
  readonly ran: readonly MeetDay[];
}

/**
 * Runs the meets a season needs. This year's comes first, so that its races are the same however many days are wanted;
 * horses come for one meet, people for all.
 */
export function openSeason(settings: SeasonSettings): Season {
  const { seed, day, track, days, bias = NO_BIAS, crowd = USUAL_CROWD } = settings;
  const rules = { seed, track, firstPost: settings.firstPost, bias };
  const population = makeHorsePopulation(day, track.code, makeRng(`${seed} season`));
  const meet = openMeet(population, rules);
  const year = Number(day.slice(0, 4));
  const ran = meetDays(track, year)
    .filter((on) => on < day)
    .map((on) => meet.run(on));
  for (let back = 1; ran.length < days; back += 1) {
    const earlier = openMeet(population, rules);
    ran.unshift(...meetDays(track, year - back).map((on) => earlier.run(on)));
  }
  const wantedMeetDays = ran.slice(ran.length - Math.min(days, ran.length));
  return { settings, population, archive: openArchive(population, crowd), meet, ran: wantedMeetDays };
}
