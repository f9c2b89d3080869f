import type { PastRace } from '../../card/past-race.ts';
import { courseOf, isTurf } from '../../card/surface.ts';
import { trackBySlug } from '../../card/track.ts';
import { type Feature, flag, mean, type Subject } from './feature.ts';

const SOURCE = 'Surface, distance and placing of earlier races, up to the day before';
const MILE = 1760;
const ALIKE_YARDS = 165;

const alike = ({ past, evidence: { race } }: Subject): readonly PastRace[] =>
  past.filter(({ surface }) => courseOf(surface).footing === courseOf(race.surface).footing);

const beaten = ({ official, crossed, fieldSize }: PastRace): number[] => {
  const place = official ?? crossed.position;
  return place === null || fieldSize === null || fieldSize < 2
    ? []
    : [1 - (place - 0.5) / Math.max(fieldSize, place)];
};

const AVERAGE = 0.5;

/** Share of the field beaten, drawn to the middle as if by two races there. */
const shrunk = (races: readonly PastRace[]): number | null => {
  const shares = races.flatMap(beaten);
  const all = mean(shares);
  return all === null ? null : (all * shares.length + 2 * AVERAGE) / (shares.length + 2);
};

const codeOf = (slug: string): string => trackBySlug(slug)?.code ?? slug.toUpperCase();

const isSprint = ({ distanceYards }: { readonly distanceYards: number }): boolean => distanceYards < MILE;

/** Where and how far the horse ran before. */
export const GOING_AND_DISTANCE: readonly Feature[] = [
  {
    name: 'surfaceForm',
    group: 'core',
    meaning: "Share of the field beaten on today's footing, drawn to a half as if by two races",
    source: SOURCE,
    measure: (subject) => shrunk(alike(subject)),
  },
  {
    name: 'surfaceShare',
    group: 'core',
    meaning: "Share of its races that were on today's footing",
    source: SOURCE,
    measure: (subject) => (subject.past.length === 0 ? null : alike(subject).length / subject.past.length),
  },
  {
    name: 'distanceForm',
    group: 'core',
    meaning: 'Share of the field beaten within three quarters of a furlong of this distance',
    source: SOURCE,
    measure: (subject) =>
      shrunk(
        alike(subject).filter(
          ({ distanceYards }) => Math.abs(distanceYards - subject.evidence.race.distanceYards) <= ALIKE_YARDS,
        ),
      ),
  },
  {
    name: 'trackForm',
    group: 'core',
    meaning: 'Share of the field beaten at this track',
    source: SOURCE,
    measure: ({ past, evidence: { race } }) =>
      shrunk(past.filter(({ track }) => track === codeOf(race.trackSlug))),
  },
  {
    name: 'distanceMove',
    group: 'core',
    meaning: 'ln of this distance over that of the last race, up and down alike',
    source: SOURCE,
    measure: ({ past: [last], evidence: { race } }) =>
      last === undefined || last.distanceYards <= 0 || race.distanceYards <= 0
        ? null
        : Math.abs(Math.log(race.distanceYards / last.distanceYards)),
  },
  {
    name: 'cutBack',
    group: 'derived',
    meaning: '1 from a mile or more to under a mile',
    source: SOURCE,
    measure: ({ past: [last], evidence: { race } }) =>
      last === undefined || last.distanceYards <= 0 ? null : flag(!isSprint(last) && isSprint(race)),
  },
  {
    name: 'ontoTurf',
    group: 'derived',
    meaning: '1 from another footing onto turf',
    source: SOURCE,
    measure: ({ past: [last], evidence: { race } }) =>
      last === undefined ? null : flag(!isTurf(last.surface) && isTurf(race.surface)),
  },
  {
    name: 'offTurf',
    group: 'derived',
    meaning: '1 from turf onto another footing',
    source: SOURCE,
    measure: ({ past: [last], evidence: { race } }) =>
      last === undefined ? null : flag(isTurf(last.surface) && !isTurf(race.surface)),
  },
];
