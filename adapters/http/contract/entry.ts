import { z } from 'zod';
import { isoDay, price, provenance } from './fields.ts';

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
  /** The producer whose scale it is on; `Demo` for invented figures, null without a figure. */
  figureScale: z.enum(['Brisnet', 'TrackMaster', 'Equibase', 'Demo']).nullable(),
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
  /** Gate order, 1 = rail: not what is bet on. Null until the draw is known. */
  postPosition: z.number().nullable(),
  /** What is bet on and printed on the saddle cloth: `1`, `1A`. */
  programNumber: z.string(),
  /** Of a board when there is one, else of the morning line. */
  price: price.nullable(),
  morningLine: price.nullable(),
  /** The texts of the two: `7-2`. */
  odds: z.string().nullable(),
  morningLineOdds: z.string().nullable(),
  /** Pounds. */
  weight: z.number().nullable(),
  apprenticeAllowance: z.number().nullable(),
  scratchStatus: z.boolean(),
  /** Why it is outside the body of the race; null inside it. */
  listStatus: z.enum(['also-eligible', 'main-track-only']).nullable(),
  /** Letter of the coupled group; null when it runs alone. */
  coupledWith: z.string().nullable(),
  /** Null, as the sex, where a source of entries does not report it. */
  age: z.number().nullable(),
  sex: z.string().nullable(),
  /** Null, as the breeding and the owner, where the source does not say. */
  color: z.string().nullable(),
  sire: z.string().nullable(),
  dam: z.string().nullable(),
  damSire: z.string().nullable(),
  owner: z.string().nullable(),
  silks: z.string().nullable(),
  medication: z.string().nullable(),
  blinkers: z.enum(['on', 'off']).nullable(),
  /** Other equipment announced after the card: `Front wraps on`; absent if nothing was. */
  equipment: z.array(z.string()).optional(),
  claimingPrice: z.number().nullable(),
  daysSinceLast: z.number().nullable(),
  /** `E`, `E/P`, `P`, `S`. */
  runStyle: z.string().nullable(),
  /** Quirin early-speed points, 0-8. */
  earlyPoints: z.number().nullable(),
  jockeyStats: personStats.nullable(),
  trainerStats: personStats.nullable(),
  /** Null where its races are unknown. */
  horseStats: horseStats.nullable(),
  provenance,
});

/** A race with its entries. */
export const race = z.object({
  id: z.string(),
  trackId: z.number(),
  trackSlug: z.string(),
  day: isoDay,
  /** Name of a stakes, else the short class text, else the number. */
  name: z.string(),
  /** The same, as lists of today’s races call it. */
  raceName: z.string(),
  raceNumber: z.number(),
  /** In the track's time zone: `1:05 PM ET`; null while unknown. */
  raceTime: z.string().nullable(),
  /** The same as an instant. */
  postTime: z.string().nullable(),
  /** `6F`, `1 1/16 Miles`; `Not announced` if unknown. */
  distance: z.string(),
  /** Null while unknown. */
  distanceYards: z.number().nullable(),
  /** `D` dirt (or synthetic), `T` turf (also over jumps): see `surfaceName` for details. Null while unknown. */
  surface: z.enum(['D', 'T']).nullable(),
  /** `Not announced` if unknown. */
  surfaceName: z.string(),
  /** `G1`, `G2`, `G3`; null otherwise. */
  raceGrade: z.string().nullable(),
  raceType: z.string().nullable(),
  /** Short class text. */
  classification: z.string().nullable(),
  /** Full conditions as printed. */
  conditions: z.string(),
  /** Dollars; null while unknown. */
  purse: z.number().nullable(),
  /** The condition the track itself posted for this race; null until posted. */
  trackCondition: z.string().nullable(),
  status: z.enum(['live', 'upcoming', 'completed']),
  /** Called off. */
  isCancelled: z.boolean(),
  /** Only of a race taken off the turf: the course it left, and by program number who drew in and who came out. */
  offTheTurf: z
    .object({ from: z.string(), drewIn: z.array(z.string()), cameOut: z.array(z.string()) })
    .optional(),
  /** Runners in the body of the race that are not scratched. */
  entryCount: z.number(),
  entries: z.array(entry),
  isDemo: z.boolean(),
  provenance,
});
