import type { FittedPower } from '../../handicapping/models/record.ts';
import { sumBy } from '../../kernel/numbers.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import { powerAt } from '../fitting/model-records.ts';
import { fitOrder, type OrderFit } from '../fitting/order-fit.ts';
import type { Powers } from '../fitting/powers.ts';
import type { RaceExample } from '../fitting/training-example.ts';
import { type FittedModels, type Judgments, scoredBy, type Walked } from '../fitting/walk.ts';
import { type OrderScore, scoreOrder } from './order-score.ts';
import { type ModelScore, type Overlays, recordOf, scoreOf } from './score.ts';

/** How models did on days they had not seen. */
export interface ScoreReport {
  /** First and last day of the span asked for, `YYYY-MM-DD`; `races` and `days` count what was scored of it. */
  readonly from: string;
  readonly to: string;
  /** Three letters; null for all. */
  readonly track: string | null;
  readonly races: number;
  readonly days: number;
  readonly models: readonly ModelScore[];
  /** Empty where no race shows its first three. */
  readonly orders: readonly OrderScore[];
  /** What the same dollars came to without any model. */
  readonly baselines: readonly (Overlays & { readonly name: string })[];
  /** Powers of the blend as fitted before the last day. */
  readonly blend: {
    readonly used: BlendPowers;
    /** As the races alone would have them. */
    readonly free: BlendPowers;
  };
}

interface BlendPowers {
  readonly fundamental: FittedPower;
  readonly public: FittedPower;
}

const blendPowers = (powers: Powers): BlendPowers => ({
  fundamental: powerAt(powers, 0),
  public: powerAt(powers, 1),
});

const MODELS: readonly (keyof Judgments)[] = ['public', 'corrected', 'fundamental', 'blend', 'formula'];

const HARVILLE = { second: 1, third: 1 };

function ordersOf(walked: readonly Walked[], { exponents }: OrderFit): readonly OrderScore[] {
  const byPublic = scoredBy(walked, 'public');
  return [
    scoreOrder('public, Harville', byPublic, HARVILLE),
    scoreOrder('public, discounted', byPublic, exponents),
    scoreOrder('blend, discounted', scoredBy(walked, 'blend'), exponents),
    scoreOrder('fundamental, Harville', scoredBy(walked, 'fundamental'), HARVILLE),
  ].filter(({ races }) => races > 0);
}

function baselinesOf(walked: readonly Walked[]): ScoreReport['baselines'] {
  const publicRaces = scoredBy(walked, 'public');
  const bet = (index: number, { odds, won }: RaceExample): number =>
    (won[index] ?? 0) * ((odds[index] ?? 0) + 1) - 1;
  const everything = recordOf(publicRaces, ({ example }) => ({
    sum: example.odds.reduce((sum, _, odd) => sum + bet(odd, example), 0),
    count: example.interests,
  }));
  const favorites = recordOf(publicRaces, ({ example }) => {
    const shortest = Math.max(...example.publicChances);
    const equal = example.publicChances.flatMap((chance, publicChance) =>
      chance === shortest ? [publicChance] : [],
    );
    return { sum: sumBy(equal, (index) => bet(index, example) / equal.length), count: 1 };
  });
  return [
    { name: 'everything', ...everything },
    { name: 'favorites', ...favorites },
  ];
}

/** The report on walked days. `past`: races before the first of them, on which the order exponents are fitted. */
export function reportOf(
  span: { readonly from: RaceDay; readonly to: RaceDay; readonly track: string | null },
  walked: readonly Walked[],
  last: FittedModels,
  past: readonly RaceExample[],
): ScoreReport {
  const order = fitOrder(past.map((example) => ({ example, chances: example.publicChances })));
  return {
    ...span,
    races: walked.length,
    days: new Set(walked.map(({ example }) => example.day)).size,
    models: MODELS.map((name) => scoreOf(name, scoredBy(walked, name))),
    orders: ordersOf(walked, order),
    baselines: baselinesOf(walked),
    blend: { used: blendPowers(last.blend), free: blendPowers(last.freeBlend) },
  };
}
