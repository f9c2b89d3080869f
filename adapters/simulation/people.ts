import type { Angle, Person, PersonRecord } from '#core/card/runner.ts';
import type { NamePool } from './names/name-pool.ts';
import type { Rng } from './rng.ts';

/** A jockey or trainer with the hidden share of starts that win. */
export interface Hand {
  readonly name: string;
  readonly skill: number;
  readonly records: readonly PersonRecord[];
  /** Pounds an apprentice rides below the assigned weight. */
  readonly allowanceLb: number | null;
}

/** Everybody who works on the made-up backstretch. */
export interface Backstretch {
  readonly jockeys: readonly Hand[];
  readonly trainers: readonly Hand[];
  readonly stables: readonly string[];
  readonly breeders: readonly string[];
}

const hundredths = (value: number): number => Math.round(value * 100) / 100;

/** Starts and results of someone who wins that share; second and third places come a little less surely. */
export function recordOf(span: string, starts: number, skill: number, rng: Rng): PersonRecord {
  const wobble = starts < 40 ? 0.3 : 0.1;
  const share = (mean: number): number => Math.min(0.4, Math.max(0, rng.normal(mean, mean * wobble)));
  const wins = Math.round(starts * share(skill));
  const places = Math.min(starts - wins, Math.round(starts * share(skill * 0.55 + 0.07)));
  const shows = Math.min(starts - wins - places, Math.round(starts * share(skill * 0.35 + 0.09)));
  const roi = starts === 0 ? null : hundredths(rng.normal(-0.36 + (wins / starts - skill) * 6, 0.18));
  return { span, starts, wins, places, shows, roi: roi === null ? null : Math.max(-2, roi) };
}

function hand(name: string, skill: number, yearStarts: number, rng: Rng): Hand {
  return {
    name,
    skill,
    allowanceLb: null,
    records: [
      recordOf('this meet', Math.round(yearStarts * rng.between(0.07, 0.12)), skill, rng),
      recordOf('this year', yearStarts, skill, rng),
      recordOf('last year', Math.round(yearStarts * rng.between(1.4, 1.8)), skill, rng),
    ],
  };
}

/** A few leaders win far more than the rest, as on every circuit. */
const skillAt = (place: number, count: number, best: number, least: number): number =>
  least + (best - least) * ((count - place) / count) ** 1.6;

export function makeBackstretch(names: NamePool, rng: Rng): Backstretch {
  const jockeys = Array.from({ length: 22 }, (_, index) => {
    const ownRng = rng.fork(`jockey ${index}`);
    const skill = skillAt(index, 22, 0.25, 0.06);
    const rider = hand(
      names.person(),
      skill,
      Math.round(300 + skill * 1800 * ownRng.between(0.8, 1.1)),
      ownRng,
    );
    return index === 12 || index === 17 ? { ...rider, allowanceLb: index === 12 ? 5 : 7 } : rider;
  });
  const trainers = Array.from({ length: 30 }, (_, index) => {
    const ownRng = rng.fork(`trainer ${index}`);
    const skill = skillAt(index, 30, 0.27, 0.07);
    return hand(names.person(), skill, Math.round(60 + skill * 1500 * ownRng.between(0.6, 1.1)), ownRng);
  });
  return {
    jockeys,
    trainers,
    stables: Array.from({ length: 60 }, () => names.stable()),
    breeders: Array.from({ length: 30 }, () => names.stable()),
  };
}

export const personOf = ({ name, records }: Hand): Person => ({ name, records });

/** Trainer and jockey together; fixed for the pair. */
export function combinationOf(trainer: Hand, jockey: Hand, population: Rng): PersonRecord {
  const rng = population.fork(`pair ${trainer.name} ${jockey.name}`);
  return recordOf('365 days', rng.whole(0, 90), (trainer.skill + jockey.skill) / 2, rng);
}

/** How a person does in a situation; fixed for the person and the label. */
export function angleOf(who: Angle['who'], person: Hand, label: string, population: Rng): Angle {
  const rng = population.fork(`angle ${person.name} ${label}`);
  const starts = rng.whole(12, 320);
  const winShare = Math.min(0.45, Math.max(0, rng.normal(person.skill, 0.035)));
  return {
    who,
    label,
    starts,
    winShare: hundredths(winShare),
    inMoneyShare: hundredths(Math.min(0.85, winShare * 1.7 + rng.between(0.12, 0.2))),
    roi: hundredths(rng.normal(-0.36 + (winShare - person.skill) * 6, 0.25)),
  };
}
