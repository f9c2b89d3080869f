import type { RaceId } from '#core/card/race.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { interestChances, USUAL_CROWD } from './crowd/opinion.ts';
import type { MeetDay } from './meet/meet.ts';
import type { Entry, RaceRun } from './meet/race-run.ts';
import { LUCK, NO_BIAS, type PlantedBias, riderPoints, trainerPoints } from './meet/strength.ts';
import type { Hand } from './people.ts';
import { buildDay, type SeasonDay } from './season-day.ts';
import { openSeason, type SeasonSettings } from './season-run.ts';

/** The days of a season, oldest first. */
export function* seasonDays(settings: SeasonSettings): Generator<SeasonDay> {
  const season = openSeason(settings);
  for (const today of season.ran) yield buildDay(today, season);
}

interface GeneratedSeason {
  /** Oldest first. */
  readonly days: readonly SeasonDay[];
  /** How it was run: for `truthOf` alone. */
  readonly ran: readonly MeetDay[];
  readonly settings: SeasonSettings;
}

/** A whole season, the same to the byte for the same settings. */
export function generateSeason(settings: SeasonSettings): GeneratedSeason {
  const season = openSeason(settings);
  return { days: season.ran.map((today) => buildDay(today, season)), ran: season.ran, settings };
}

/** The hidden truth: no store has a place for it. */
interface Truth {
  /** Points of figure in one unit of log-chance. */
  readonly luck: number;
  readonly bias: PlantedBias;
  readonly favoriteLongshot: number;
  /** By race, by betting interest: the chance to cross first. */
  readonly chances: ReadonlyMap<RaceId, ReadonlyMap<string, number>>;
  /** Points that a rider, a trainer adds to a horse on the day, by name. */
  readonly riders: ReadonlyMap<string, number>;
  readonly trainers: ReadonlyMap<string, number>;
  /** Points by which the times of a day were slow. */
  readonly variants: ReadonlyMap<RaceDay, { readonly dirt: number; readonly turf: number }>;
}

function effects(
  races: readonly RaceRun[],
  handOf: (entry: Entry) => Hand | null,
  points: (skill: number) => number,
): ReadonlyMap<string, number> {
  const hands = races.flatMap(({ finishes }) => finishes.flatMap(({ entry }) => handOf(entry) ?? []));
  return new Map(hands.map(({ name, skill }) => [name, points(skill)]));
}

/** The truth of a season: what a model fitted on it should find. */
export function truthOf({ ran, settings }: Pick<GeneratedSeason, 'ran' | 'settings'>): Truth {
  const races = ran.flatMap((today) => today.races);
  return {
    luck: LUCK,
    bias: settings.bias ?? NO_BIAS,
    favoriteLongshot: (settings.crowd ?? USUAL_CROWD).favoriteLongshot,
    chances: new Map(races.map((race) => [race.id, interestChances(race)])),
    riders: effects(races, ({ jockey }) => jockey, riderPoints),
    trainers: effects(races, ({ trainee }) => trainee.horse.trainer, trainerPoints),
    variants: new Map(ran.map(({ day, going }) => [day, { dirt: going.dirt.slow, turf: going.turf.slow }])),
  };
}
