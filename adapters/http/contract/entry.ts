import { z } from 'zod';
import { isoDay, provenance } from './fields.ts';

/** A person's record of this year, or of last year while this one has under ten starts; a meet is left out. */
const personStats = z.object({
  /** Which span: as the card names it. */
  span: z.string(),
  starts: z.number(),
  wins: z.number(),
  /** 0-100; null without starts. */
  winPercentage: z.number().nullable(),
});

const horseStats = z.object({
  starts: z.number(),
  wins: z.number(),
  places: z.number(),
  shows: z.number(),
  /** Dollars. */
  earnings: z.number(),
  /** The producer's figure of the last race that has one; null without. */
  speedFigure: z.number().nullable(),
});

/** A horse entered in a race. */
export const entry = z.object({
  id: z.string(),
  raceId: z.string(),
  raceNumber: z.number(),
  horseId: z.string(),
  horseName: z.string(),
  /** Null while no rider is named. */
  jockeyName: z.string().nullable(),
  trainerName: z.string().nullable(),
  /** Gate order, 1 = rail: not what is bet on. Null until it is told. */
  postPosition: z.number().nullable(),
  /** What is bet on and printed on the saddle cloth: `1`, `1A`. */
  programNumber: z.string(),
  /** Live odds when there are any, else the morning line; text like `7-2`. */
  odds: z.string().nullable(),
  /** `stale`: a board's price that is too old to bet by. */
  oddsKind: z.enum(['live', 'stale', 'morning-line', 'final']).nullable(),
  /** Whose board the price stands on, and since when; absent where it is the morning line. */
  oddsProvenance: provenance.optional(),
  morningLineOdds: z.string().nullable(),
  /** Pounds. */
  weight: z.number().nullable(),
  apprenticeAllowance: z.number().nullable(),
  scratchStatus: z.boolean(),
  /** Why it stands outside the body of the race; null inside it. */
  listStatus: z.enum(['also-eligible', 'main-track-only']).nullable(),
  /** Letter of the coupled group; null when it runs alone. */
  coupledWith: z.string().nullable(),
  /** Null, as the sex, where a source of entries does not tell it. */
  age: z.number().nullable(),
  sex: z.string().nullable(),
  colour: z.string(),
  sire: z.string(),
  dam: z.string(),
  damSire: z.string(),
  owner: z.string(),
  silks: z.string(),
  medication: z.string().nullable(),
  blinkers: z.enum(['on', 'off']).nullable(),
  claimingPrice: z.number().nullable(),
  daysSinceLast: z.number().nullable(),
  /** `E`, `E/P`, `P`, `S`. */
  runStyle: z.string().nullable(),
  /** Quirin early-speed points, 0-8. */
  earlyPoints: z.number().nullable(),
  jockeyStats: personStats.nullable(),
  trainerStats: personStats.nullable(),
  /** Null where nobody told of its races. */
  horseStats: horseStats.nullable(),
  provenance,
});

/** A race with its entries. */
export const race = z.object({
  id: z.string(),
  trackId: z.number(),
  trackSlug: z.string(),
  day: isoDay,
  /** Name of a stakes, else the short class text. */
  name: z.string(),
  /** The same, as lists of today’s races call it. */
  raceName: z.string(),
  raceNumber: z.number(),
  /** On the track's own clock: `1:05 PM`; null while unknown. */
  raceTime: z.string().nullable(),
  /** The same as an instant. */
  postTime: z.string().nullable(),
  /** `6F`, `1 1/16 Miles`; `Not told` where nobody told it. */
  distance: z.string(),
  /** Null where nobody told it. */
  distanceYards: z.number().nullable(),
  /** `D` dirt (or synthetic), `T` turf (also over jumps): see `surfaceName` for the course. Null where nobody told it. */
  surface: z.enum(['D', 'T']).nullable(),
  /** `Not told` where nobody told it. */
  surfaceName: z.string(),
  /** `G1`, `G2`, `G3`; null otherwise. */
  raceGrade: z.string().nullable(),
  raceType: z.string(),
  /** Short class text. */
  classification: z.string(),
  /** Full conditions as printed. */
  conditions: z.string(),
  /** Dollars; null while unknown. */
  purse: z.number().nullable(),
  /** The track’s own word on the course of the race; null until it was told. */
  trackCondition: z.string().nullable(),
  status: z.enum(['live', 'upcoming', 'completed']),
  /** Called off. */
  isCancelled: z.boolean(),
  /** Runners in the body of the race that are not scratched. */
  entryCount: z.number(),
  entries: z.array(entry),
  isDemo: z.boolean(),
  provenance,
});
