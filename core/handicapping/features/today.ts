import { isTurf } from '../../card/surface.ts';
import { type Feature, flag } from './feature.ts';

const SOURCE = 'The card, or the entry part of the result';
const ROUTE = 1760;
/** A card with equipment prints blinkers only where they change. */
const NO_CHANGE = 0;

/** What the horse carries, where it starts, how it is equipped today. */
export const TODAY: readonly Feature[] = [
  {
    name: 'weight',
    group: 'core',
    meaning: 'Weight carried, in pounds over 120',
    source: SOURCE,
    measure: ({ runner: { weightLb } }) => (weightLb === null ? null : weightLb - 120),
  },
  {
    name: 'age',
    group: 'core',
    meaning: 'Years under four, or over five: 0 for a horse of four or five',
    source: 'The card; charts have no age',
    measure: ({ runner: { age } }) => (age === null ? null : Math.min(0, age - 4) - Math.max(0, age - 5)),
  },
  {
    name: 'outside',
    group: 'core',
    meaning: 'Post as a share of the field, 0 the rail, 1 the widest',
    source: SOURCE,
    measure: ({ runner: { postPosition }, evidence: { starters } }) =>
      postPosition === null || starters.length < 2
        ? null
        : Math.min(1, (postPosition - 1) / (starters.length - 1)),
  },
  {
    name: 'railOnDirt',
    group: 'derived',
    meaning: '1 on the rail in a sprint on the main track',
    source: SOURCE,
    measure: ({ runner: { postPosition }, evidence: { race } }) =>
      postPosition === null || race.surface === null || race.distanceYards === null
        ? null
        : flag(postPosition === 1 && !isTurf(race.surface) && race.distanceYards < ROUTE),
  },
  {
    name: 'wideOnTurfRoute',
    group: 'derived',
    meaning: 'Post as a share of the field in a turf race of a mile or more, else 0',
    source: SOURCE,
    measure: ({ runner: { postPosition }, evidence: { race, starters } }) => {
      const { surface, distanceYards } = race;
      if (postPosition === null || surface === null || distanceYards === null || starters.length < 2)
        return null;
      const counts = isTurf(surface) && distanceYards >= ROUTE;
      return counts ? Math.min(1, (postPosition - 1) / (starters.length - 1)) : 0;
    },
  },
  {
    name: 'lasix',
    group: 'core',
    meaning: '1 when it runs with Lasix',
    source: SOURCE,
    measure: ({ runner: { medication } }) => (medication === null ? null : flag(/lasix/.test(medication))),
  },
  {
    name: 'blinkersOn',
    group: 'core',
    meaning: '1 with blinkers today and without in the last race',
    source: SOURCE,
    measure: ({ runner: { blinkers, medication }, past: [last] }) => {
      if (last === undefined || last.medication === null || last.blinkers === null) return null;
      if (blinkers === null) return medication === null ? null : NO_CHANGE;
      return flag(blinkers === 'on' && !last.blinkers);
    },
  },
];
