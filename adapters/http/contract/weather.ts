import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { byTrack, isoDay, isoInstant, key, percent, provenance } from './fields.ts';

/** The condition of a surface: posted by the track, or estimated from rainfall. */
const course = z.object({
  condition: z.string(),
  basis: z.enum(['posted', 'estimate']),
  provenance,
});

const alert = z.object({
  id: z.string(),
  event: z.string(),
  severity: z.enum(['Extreme', 'Severe', 'Moderate', 'Minor', 'Unknown']),
  headline: z.string(),
  area: z.string(),
  from: isoInstant,
  until: isoInstant,
  provenance,
});

const air = z.object({
  /** Fahrenheit. */
  temperature: z.number().nullable(),
  humidity: percent.nullable(),
  /** Miles an hour. */
  windSpeed: z.number().nullable(),
  /** Where the wind comes from: `NW`. */
  windDirection: z.string().nullable(),
  /** Miles. */
  visibility: z.number().nullable(),
  /** In the words of the source. */
  conditions: z.string().nullable(),
  /** The air in one line. */
  description: z.string(),
});

/** What is not known is null, never a usual value. */
export const currentAir = air.extend({
  /** Of the main track; `trackConditionBasis` says whose word it is. */
  trackCondition: z.string().nullable(),
  trackConditionBasis: z.enum(['posted', 'estimate']).nullable(),
  turfCondition: z.string().nullable(),
  turfConditionBasis: z.enum(['posted', 'estimate']).nullable(),
  /** `stale` is older than 90 minutes on a race day; `missing` means there is no weather report. */
  status: z.enum(['fresh', 'stale', 'missing']),
  /** Whole minutes since the measurement; null when missing. */
  ageMinutes: z.number().nullable(),
  /** Of the measurement; null when missing. */
  provenance: provenance.nullable(),
});

const extended = currentAir.extend({
  location: z.string(),
  /** Name of the source; null when missing. */
  weatherSource: z.string().nullable(),
  windGusts: z.number().nullable(),
  /** Inches in the hour before the measurement. */
  precipitation: z.number().nullable(),
  /** Headline of the most severe active alert; null without one. */
  alert: z.string().nullable(),
  /** When it was measured. */
  lastUpdated: isoInstant.nullable(),
  courses: z.object({ dirt: course.nullable(), turf: course.nullable() }),
});

/** Percentage points of the documented formula. */
const impact = z.object({
  inside: z.number(),
  outside: z.number(),
  oneMile: z.number(),
  otherDistances: z.number(),
  olderHorses: z.number(),
});

const raceOutside = z.object({
  raceId: z.string(),
  raceNumber: z.number(),
  postTime: isoInstant.nullable(),
  /** Measured near the off, or foreseen for its hour; null when neither is known. */
  air: air
    .extend({
      basis: z.enum(['observation', 'forecast']),
      /** Of the hour foreseen. */
      rainChance: percent.nullable(),
      provenance,
    })
    .nullable(),
  course: course.nullable(),
  /** Null while nothing is known that the formula takes. */
  impact: impact.nullable(),
});

const soil = z.object({
  /** Water in percent of the volume. */
  moisture: percent.nullable(),
  /** Share of the pores that is filled. */
  saturation: percent.nullable(),
  /** Points of moisture lost an hour; null while it does not dry. */
  drainageRate: z.number().nullable(),
  /** Not measured: always null. */
  compaction: z.null(),
  impact: z.string(),
  provenance: provenance.nullable(),
});

const trackVariant = z.object({
  /** Points by which the main track was faster than usual on its last race day; null without times. */
  speed: z.number().nullable(),
  /** The day of `speed`, and the races behind it. */
  day: isoDay.nullable(),
  races: z.number().nullable(),
  /** Posts favored over the last month: `inside`; `none` if none stands out; null if unknown. */
  bias: z.string().nullable(),
  /** Null if it could be chance. */
  favorsClosers: z.boolean().nullable(),
  /** Null until the track reports. */
  sealedSurface: z.boolean().nullable(),
  condition: z.string().nullable(),
  conditionBasis: z.enum(['posted', 'estimate']).nullable(),
  surfaces: z.array(z.object({ surface: z.string(), points: z.number(), races: z.number() })),
  provenance: provenance.nullable(),
  biasProvenance: provenance.nullable(),
});

const points = z.number().nullable();

const analysis = z.object({
  currentConditions: extended,
  soilAnalysis: soil,
  trackVariant,
  /** Figures are those of the next race in percentage points; null while its weather is not known. */
  raceImpact: z.object({
    raceNumber: z.number().nullable(),
    /** Of that race. */
    day: isoDay.nullable(),
    postPositionBias: z.object({ inside: points, outside: points, recommendation: z.string() }),
    /** A race of exactly one mile is a rule of its own: `oneMile`. */
    distanceImpact: z.object({
      sprints: points,
      routes: points,
      oneMile: points,
      recommendation: z.string(),
    }),
    timeOfDayFactor: z.object({ adjustment: points, description: z.string() }),
    /** What is taken off figures earned on the main track that day; null without times. */
    speedFigureAdjustment: points,
    /** Every race of the card in play. */
    races: z.array(raceOutside),
    basis: z.string(),
  }),
  recommendations: z.object({
    horseTypes: z.array(z.string()),
    postPositions: z.string(),
    distances: z.string(),
    timing: z.string(),
  }),
  alerts: z.array(alert),
});

export const weather = {
  flagship: endpoint({
    method: 'GET',
    path: '/api/weather/saratoga',
    access: 'public',
    summary: 'The weather at Saratoga or the track named.',
    sharedForMs: 1_000,
    asOf: true,
    query: byTrack,
    reply: currentAir,
  }),
  current: endpoint({
    method: 'GET',
    path: '/api/weather/saratoga/current',
    access: 'public',
    summary: 'The weather at Saratoga or the track named, with gusts, rain, alert and source.',
    sharedForMs: 1_000,
    asOf: true,
    query: byTrack,
    reply: extended,
  }),
  analysis: endpoint({
    method: 'GET',
    path: '/api/weather/saratoga/analysis',
    access: 'public',
    summary:
      "Weather and track condition at Saratoga or the track named, and what they do to each of today's races.",
    sharedForMs: 1_000,
    asOf: true,
    query: byTrack,
    reply: analysis,
  }),
  atTrack: endpoint({
    method: 'GET',
    path: '/api/weather/{trackId}',
    access: 'public',
    summary: 'The weather at a track by slug or number.',
    sharedForMs: 1_000,
    asOf: true,
    params: z.object({ trackId: key }),
    reply: currentAir,
  }),
} as const;
