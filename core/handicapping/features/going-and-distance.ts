import { MILE } from '../../card/distance.ts';
import type { PastPerformance } from '../../card/past-performance.ts';
import { isSameFooting, isTurf, type Surface } from '../../card/surface.ts';
import { trackBySlug } from '../../card/track.ts';
import { meanOrNull } from '../../kernel/numbers.ts';
import { shrunkShare } from '../shrinkage.ts';
import { type Feature, flag, known, type Subject } from './feature.ts';
import { shareBeaten } from './share-beaten.ts';

const SOURCE = 'Surface, distance and placing of earlier races, up to the day before';
const ALIKE_YARDS = 165;

/** A race whose surface and distance are known. */
interface Known {
  readonly surface: Surface;
  readonly distanceYards: number;
}

const isKnown = <SomeRace extends { readonly [Fact in keyof Known]: Known[Fact] | null }>(
  race: SomeRace,
): race is SomeRace & Known => race.surface !== null && race.distanceYards !== null;

type KnownPast = PastPerformance & Known;

const comparable = ({ past, evidence: { race } }: Subject): readonly KnownPast[] =>
  isKnown(race) ? past.filter(isKnown) : [];

const alike = (subject: Subject): readonly KnownPast[] =>
  comparable(subject).filter(({ surface }) => isSameFooting(surface, subject.evidence.race.surface));

/** The last race and this one, where surface and distance of both are known. */
function lastAndThis({ past: [last], evidence: { race } }: Subject) {
  return last !== undefined && isKnown(last) && isKnown(race) ? { last, race } : null;
}

const AVERAGE = 0.5;
/** Races there that the middle outweighs. */
const STRENGTH = 2;

/** Share of the field beaten, shrunk toward the middle with the weight of two races. */
const shrunk = (races: readonly PastPerformance[]): number | null => {
  const shares = known(races.map(shareBeaten));
  const all = meanOrNull(shares);
  return all === null ? null : shrunkShare(all * shares.length, shares.length, AVERAGE, STRENGTH);
};

const codeOf = (slug: string): string => trackBySlug(slug)?.code ?? slug.toUpperCase();

const isSprint = ({ distanceYards }: { readonly distanceYards: number }): boolean => distanceYards < MILE;

/** Where and how far the horse ran before. */
export const GOING_AND_DISTANCE: readonly Feature[] = [
  {
    name: 'surfaceForm',
    group: 'core',
    meaning: "Share of the field beaten on today's surface, shrunk toward 50% (weight: 2 races)",
    source: SOURCE,
    measure: (subject) => shrunk(alike(subject)),
  },
  {
    name: 'surfaceShare',
    group: 'core',
    meaning: "Share of its races run on today's surface",
    source: SOURCE,
    measure: (subject) => {
      const races = comparable(subject);
      return races.length === 0 ? null : alike(subject).length / races.length;
    },
  },
  {
    name: 'distanceForm',
    group: 'core',
    meaning: 'Share of the field beaten within three quarters of a furlong of this distance',
    source: SOURCE,
    measure: (subject) => {
      const today = subject.evidence.race.distanceYards;
      return today === null
        ? null
        : shrunk(alike(subject).filter(({ distanceYards: yards }) => Math.abs(yards - today) <= ALIKE_YARDS));
    },
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
    meaning: "|ln(today's distance / last distance)|: 0 for no change",
    source: SOURCE,
    measure: (subject) => {
      const both = lastAndThis(subject);
      return both === null ? null : Math.abs(Math.log(both.race.distanceYards / both.last.distanceYards));
    },
  },
  {
    name: 'cutBack',
    group: 'derived',
    meaning: '1 from a mile or more to under a mile',
    source: SOURCE,
    measure: (subject) => {
      const both = lastAndThis(subject);
      return both === null ? null : flag(!isSprint(both.last) && isSprint(both.race));
    },
  },
  {
    name: 'ontoTurf',
    group: 'derived',
    meaning: '1 when it moves to turf from another surface',
    source: SOURCE,
    measure: (subject) => {
      const both = lastAndThis(subject);
      return both === null ? null : flag(!isTurf(both.last.surface) && isTurf(both.race.surface));
    },
  },
  {
    name: 'offTurf',
    group: 'derived',
    meaning: '1 when it moves off turf to another surface',
    source: SOURCE,
    measure: (subject) => {
      const both = lastAndThis(subject);
      return both === null ? null : flag(isTurf(both.last.surface) && !isTurf(both.race.surface));
    },
  },
];
