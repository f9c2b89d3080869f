import type { Angle, Person, PersonRecord } from '#core/card/runner.ts';
import type { Dice } from './dice.ts';
import type { NameBook } from './names/name-book.ts';

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
export function recordOf(span: string, starts: number, skill: number, dice: Dice): PersonRecord {
  const wobble = starts < 40 ? 0.3 : 0.1;
  const share = (mean: number): number => Math.min(0.4, Math.max(0, dice.normal(mean, mean * wobble)));
  const wins = Math.round(starts * share(skill));
  const places = Math.min(starts - wins, Math.round(starts * share(skill * 0.55 + 0.07)));
  const shows = Math.min(starts - wins - places, Math.round(starts * share(skill * 0.35 + 0.09)));
  const roi = starts === 0 ? null : hundredths(dice.normal(-0.36 + (wins / starts - skill) * 6, 0.18));
  return { span, starts, wins, places, shows, roi: roi === null ? null : Math.max(-2, roi) };
}

function hand(name: string, skill: number, yearStarts: number, dice: Dice): Hand {
  return {
    name,
    skill,
    allowanceLb: null,
    records: [
      recordOf('this meet', Math.round(yearStarts * dice.between(0.07, 0.12)), skill, dice),
      recordOf('this year', yearStarts, skill, dice),
      recordOf('last year', Math.round(yearStarts * dice.between(1.4, 1.8)), skill, dice),
    ],
  };
}

/** A few leaders win far more than the rest, as in every colony. */
const skillAt = (place: number, of: number, best: number, least: number): number =>
  least + (best - least) * ((of - place) / of) ** 1.6;

export function makeBackstretch(names: NameBook, dice: Dice): Backstretch {
  const jockeys = Array.from({ length: 22 }, (_, at) => {
    const own = dice.fork(`jockey ${at}`);
    const skill = skillAt(at, 22, 0.25, 0.06);
    const rider = hand(names.person(), skill, Math.round(300 + skill * 1800 * own.between(0.8, 1.1)), own);
    return at === 12 || at === 17 ? { ...rider, allowanceLb: at === 12 ? 5 : 7 } : rider;
  });
  const trainers = Array.from({ length: 30 }, (_, at) => {
    const own = dice.fork(`trainer ${at}`);
    const skill = skillAt(at, 30, 0.27, 0.07);
    return hand(names.person(), skill, Math.round(60 + skill * 1500 * own.between(0.6, 1.1)), own);
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
export function combinationOf(trainer: Hand, jockey: Hand, colony: Dice): PersonRecord {
  const dice = colony.fork(`pair ${trainer.name} ${jockey.name}`);
  return recordOf('365 days', dice.whole(0, 90), (trainer.skill + jockey.skill) / 2, dice);
}

/** How a person does in a situation; fixed for the person and the label. */
export function angleOf(who: Angle['who'], person: Hand, label: string, colony: Dice): Angle {
  const dice = colony.fork(`angle ${person.name} ${label}`);
  const starts = dice.whole(12, 320);
  const winShare = Math.min(0.45, Math.max(0, dice.normal(person.skill, 0.035)));
  return {
    who,
    label,
    starts,
    winShare: hundredths(winShare),
    inMoneyShare: hundredths(Math.min(0.85, winShare * 1.7 + dice.between(0.12, 0.2))),
    roi: hundredths(dice.normal(-0.36 + (winShare - person.skill) * 6, 0.25)),
  };
}
