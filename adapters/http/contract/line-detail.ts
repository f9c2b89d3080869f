import { z } from 'zod';
import { isoDay } from './fields.ts';

/** The rest of what a printed line says. Null is what the card does not say; the whole is null for a line that prints none of it. */
export const lineDetail = z.object({
  daysSinceLast: z.number().nullable(),
  /** `3`, `3+`, `3-4`, `all`. */
  ages: z.string().nullable(),
  sexes: z.enum(['open', 'fillies and mares', 'fillies', 'colts and geldings']).nullable(),
  stateBred: z.boolean().nullable(),
  restriction: z.enum(['none', 'restricted', 'qualifier', 'optional claiming']).nullable(),
  conditionsCode: z.string().nullable(),
  /** Claiming prices of the race in dollars. */
  claimingLow: z.number().nullable(),
  claimingHigh: z.number().nullable(),
  claimVoided: z.boolean().nullable(),
  /** `TB`, `QH`, `MX`. */
  breed: z.string().nullable(),
  fromChute: z.boolean().nullable(),
  sealedTrack: z.boolean().nullable(),
  runUpFeet: z.number().nullable(),
  railFeet: z.number().nullable(),
  /** The leader's times: furlongs and seconds. */
  splits: z.array(z.tuple([z.number(), z.number()])),
  pace8f: z.number().nullable(),
  pace10f: z.number().nullable(),
  speedRating: z.number().nullable(),
  coupled: z.boolean().nullable(),
  apprenticeAllowanceLb: z.number().nullable(),
  barShoes: z.literal(true).nullable(),
  nasalStrip: z.literal(true).nullable(),
  /** Pounds of the first three. */
  weightsOfFirstThree: z.array(z.number().nullable()),
  /** What became of the first three by the day of the card; empty where it does not say. */
  company: z.array(z.enum(['won next', 'meets again', 'both']).nullable()),
  /** The trainer the horse ran for the last time in this race, with the record the card prints; `roi` is profit per $2 staked. */
  leftTrainer: z
    .object({
      day: isoDay,
      starts: z.number(),
      wins: z.number(),
      places: z.number(),
      shows: z.number(),
      roi: z.number().nullable(),
    })
    .nullable(),
});
