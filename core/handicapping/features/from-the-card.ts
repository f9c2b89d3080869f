import { isTurf } from '../../card/surface.ts';
import { sumOf } from '../../kernel/numbers.ts';
import { shrunkShare } from '../shrinkage.ts';
import { type Feature, flag } from './feature.ts';

const SOURCE = 'A Brisnet card; results lack it, so its weight stays 0 without stored cards';

const ENOUGH = 10;
const ANGLE_WEIGHT = 20;
const USUAL_WIN = 0.12;

/** What the producer of a card judges. */
export const FROM_THE_CARD: readonly Feature[] = [
  {
    name: 'primePower',
    group: 'expert',
    meaning: "The producer's rating of class, speed and form together, in points",
    source: SOURCE,
    measure: ({ runner }) => runner.ratings.primePower,
  },
  {
    name: 'earlyPoints',
    group: 'expert',
    meaning: 'Quirin early-speed points, 0 to 8',
    source: SOURCE,
    measure: ({ runner }) => runner.ratings.earlyPoints,
  },
  {
    name: 'againstPar',
    group: 'expert',
    meaning: "Best figure of the year less the par of today's race, in points",
    source: SOURCE,
    measure: ({ runner: { ratings }, evidence: { race } }) =>
      ratings.bestYear === null || race.pars.speed === null ? null : ratings.bestYear - race.pars.speed,
  },
  {
    name: 'pedigree',
    group: 'expert',
    meaning: "The producer's pedigree rating for today's surface",
    source: SOURCE,
    measure: ({ runner: { pedigree }, evidence: { race } }) =>
      race.surface === null ? null : ((isTurf(race.surface) ? pedigree.turf : pedigree.fast)?.value ?? null),
  },
  {
    name: 'trainerAngle',
    group: 'expert',
    meaning:
      'Average win rate of the trainer angles that apply today, each shrunk toward 12% (weight: 20 starts)',
    source: SOURCE,
    measure: ({ runner: { angles } }) => {
      const reportedAngles = angles.filter(({ who, starts }) => who === 'trainer' && starts >= ENOUGH);
      if (reportedAngles.length === 0) return null;
      const shares = reportedAngles.map(({ winShare, starts }) =>
        shrunkShare(winShare * starts, starts, USUAL_WIN, ANGLE_WEIGHT),
      );
      return sumOf(shares) / shares.length;
    },
  },
  {
    name: 'bulletWork',
    group: 'expert',
    meaning: '1 when its last workout was the fastest of its morning',
    source: SOURCE,
    measure: ({ runner: { workouts } }) => {
      const last = workouts?.[0];
      return last === undefined ? null : flag(last.isBullet);
    },
  },
];
