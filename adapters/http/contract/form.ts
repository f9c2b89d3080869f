import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { isoDay, provenance } from './fields.ts';
import { lineDetail } from './line-detail.ts';
import { raceOfCard } from './race-of-card.ts';

/** Position and lengths at a point of call: ahead for the first, else behind the leader. Null where the line shows none. */
const call = z.object({ position: z.number().nullable(), lengths: z.number().nullable() });

const surface = z
  .enum(['dirt', 'turf', 'inner-turf', 'inner-dirt', 'synthetic', 'steeplechase', 'hunt'])
  .nullable();

/** What was different in a race from the one before it, or is like today's. */
const mark = z.enum([
  'layoff',
  'turf to dirt',
  'dirt to turf',
  'other surface',
  'class up',
  'class down',
  'longer',
  'shorter',
  'first Lasix',
  'Lasix on',
  'Lasix off',
  'blinkers on',
  'blinkers off',
  'new trainer',
  'claimed',
  'foreign',
  'today’s distance',
  'today’s track',
]);

const figure = z.object({
  points: z.number(),
  /** The producer whose scale it is on; figures on different scales cannot be compared. */
  scale: z.enum(['Brisnet', 'TrackMaster', 'Equibase', 'Demo']),
  /** Steps above (1 to 3) or below (-1 to -3) today's par; 0 within 2 points. Null without a par on its scale. */
  step: z.number().int().min(-3).max(3).nullable(),
  /** Why it is doubtful; null for one that is not. */
  doubt: z.string().nullable(),
});

/** One past race. Null is what its source does not report. */
export const pastRace = z.object({
  day: isoDay,
  /** Code of the track. */
  track: z.string(),
  /** Address of that day's card here; null where there is none. */
  card: z.object({ slug: z.string(), raceNumber: z.number() }).nullable(),
  isForeign: z.boolean(),
  raceNumber: z.number().nullable(),
  condition: z.string().nullable(),
  surface,
  /** `6F`, `1 1/16 Miles`. */
  distance: z.string().nullable(),
  distanceYards: z.number().nullable(),
  takenOffTurf: z.boolean(),
  /** Seconds. */
  fractions: z.array(z.number()),
  finalSeconds: z.number().nullable(),
  raceType: z.string(),
  grade: z.number().nullable(),
  classification: z.string(),
  raceName: z.string().nullable(),
  purse: z.number().nullable(),
  claimingPrice: z.number().nullable(),
  /** Class level of that race, on the scale of the figure. */
  par: z.number().nullable(),
  earlyPace1: z.number().nullable(),
  earlyPace2: z.number().nullable(),
  latePace: z.number().nullable(),
  /** The early pace figure beyond those two: at the quarter of a route, at six furlongs of a sprint. */
  otherPace: z.number().nullable(),
  /** How the early and the middle pace compared with what is usual for the class; above 0 is faster. */
  raceShape1: z.number().nullable(),
  raceShape2: z.number().nullable(),
  /** How fast the track was that day; on the scale of the figure. */
  trackVariant: z.number().nullable(),
  figure: figure.nullable(),
  /** TrackMaster's class of that race and figure of its winner, on its own scale. */
  classRating: z.number().nullable(),
  winnersFigure: z.number().nullable(),
  /** The horse's own final time in seconds. */
  ownSeconds: z.number().nullable(),
  frontWraps: z.boolean().nullable(),
  detail: lineDetail.nullable(),
  postPosition: z.number().nullable(),
  gateBreak: z.number().nullable(),
  quarterCall: call,
  firstCall: call,
  secondCall: call,
  stretchCall: call,
  /** Across the wire, before a disqualification. */
  finish: call,
  /** Official place. */
  official: z.number().nullable(),
  nonFinish: z.string().nullable(),
  jockey: z.string().nullable(),
  trainer: z.string().nullable(),
  weightLb: z.number().nullable(),
  medication: z.string().nullable(),
  blinkers: z.boolean().nullable(),
  claimed: z.boolean(),
  /** To 1. */
  odds: z.number().nullable(),
  wasFavorite: z.boolean().nullable(),
  firstThree: z.array(z.object({ name: z.string(), margin: z.number().nullable() })),
  comment: z.string(),
  longComment: z.string(),
  extraComment: z.string(),
  fieldSize: z.number().nullable(),
  marks: z.array(mark),
  layoffDays: z.number().nullable(),
  /** Facts on which its sources disagree, each value with who says it. */
  contradictions: z.array(
    z.object({
      fact: z.string(),
      values: z.array(z.object({ value: z.string(), sources: z.array(z.string()) })),
    }),
  ),
  /** Places in the list of sources of this answer. */
  sources: z.array(z.number()),
});

export const work = z.object({
  day: isoDay,
  track: z.string(),
  /** `4F`. */
  distance: z.string(),
  seconds: z.number(),
  isBullet: z.boolean(),
  condition: z.string(),
  manner: z.string(),
  course: z.string(),
  rank: z.number().nullable(),
  count: z.number().nullable(),
});

export const horseRecord = z.object({
  kind: z.enum([
    'life',
    'this year',
    'last year',
    'fast dirt',
    'wet',
    'turf',
    'synthetic',
    'distance',
    'track',
  ]),
  starts: z.number(),
  wins: z.number(),
  places: z.number(),
  shows: z.number(),
  /** Dollars. */
  earnings: z.number(),
});

const person = z.object({
  name: z.string(),
  records: z.array(
    z.object({
      span: z.string(),
      starts: z.number(),
      wins: z.number(),
      places: z.number(),
      shows: z.number(),
      /** Profit per $2 staked. */
      roi: z.number().nullable(),
    }),
  ),
});

const horse = z.object({
  programNumber: z.string(),
  /** As that of the entry. */
  horseId: z.string(),
  horseName: z.string(),
  isScratched: z.boolean(),
  listStatus: z.enum(['also-eligible', 'main-track-only']).nullable(),
  coupledWith: z.string().nullable(),
  age: z.number().nullable(),
  sex: z.string().nullable(),
  color: z.string().nullable(),
  sire: z.string().nullable(),
  sireSire: z.string().nullable(),
  dam: z.string().nullable(),
  damSire: z.string().nullable(),
  breeder: z.string().nullable(),
  bredIn: z.string().nullable(),
  owner: z.string().nullable(),
  weightLb: z.number().nullable(),
  apprenticeAllowanceLb: z.number().nullable(),
  claimingPrice: z.number().nullable(),
  medication: z.string().nullable(),
  blinkers: z.enum(['on', 'off']).nullable(),
  /** Other equipment announced after the card: `Front wraps on`; absent if nothing was. */
  equipment: z.array(z.string()).optional(),
  firstStartAsGelding: z.boolean().nullable(),
  daysSinceLast: z.number().nullable(),
  primePower: z.object({ points: z.number(), rank: z.number().nullable() }).nullable(),
  runStyle: z.string().nullable(),
  earlyPoints: z.number().nullable(),
  records: z.array(horseRecord),
  jockey: person.nullable(),
  trainer: person.nullable(),
  /** Trainer and jockey together over 365 days. */
  together: person.shape.records.element.nullable(),
  /** Records of trainer and jockey in situations that apply today. */
  situations: z.array(
    z.object({
      who: z.enum(['trainer', 'jockey']),
      /** In words where it has some: `second start off a layoff`. */
      label: z.string(),
      starts: z.number(),
      wins: z.number(),
      /** 0 to 1. */
      winShare: z.number(),
      inMoneyShare: z.number(),
      /** Profit per $2 staked. */
      roi: z.number(),
    }),
  ),
  /** What is different today from the last race. */
  todaysMarks: z.array(mark),
  /** Newest first, at most ten. */
  lines: z.array(pastRace),
  /** Past races known in all. */
  linesKnown: z.number(),
  /** Newest first. */
  works: z.array(work),
});

export const form = {
  race: endpoint({
    method: 'GET',
    path: '/api/tracks/{slug}/cards/{date}/races/{number}/form',
    access: 'public',
    summary:
      "The past races and works of a race's horses, as known before its day; horses out of the race last.",
    sharedForMs: 1_000,
    asOf: true,
    params: raceOfCard,
    reply: z.object({
      raceId: z.string(),
      /** Today's class level on the card producer's scale; null while unknown. */
      par: z.number().nullable(),
      /** TrackMaster's class of the race, on its own scale. */
      classRating: z.number().nullable(),
      /** TrackMaster's time of an average winner of the class. */
      parSeconds: z.number().nullable(),
      surface,
      distanceYards: z.number().nullable(),
      horses: z.array(horse),
      /** Where the past races are from. */
      sources: z.array(provenance),
      provenance,
    }),
  }),
} as const;
