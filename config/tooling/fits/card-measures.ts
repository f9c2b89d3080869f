import { pooled } from '#core/handicapping/models/log-pool.ts';
import { pricedChances } from '#core/handicapping/models/public.ts';
import { meanOrNull } from '#core/kernel/numbers.ts';
import type { FormSettings } from '#core/training/fitting/form-fit.ts';
import { type DaySum, dayError } from '#core/training/scoring/bootstrap.ts';
import { cardLeftOut, type RealFormSample, type UnseenRace } from './fit-form.ts';

/** The power rating alone, one weight. */
const POWER_ALONE = { features: ['power'], meetingWeight: 0 };

const crossEntropy = (chances: readonly number[], target: readonly number[]): number =>
  -target.reduce((sum, share, index) => sum + share * Math.log(Math.max(chances[index] ?? 0, 1e-12)), 0);

/** Loss against the morning line raised to a power, race by race. */
const lossesOf = (races: readonly UnseenRace[], linePower: number): readonly number[] =>
  races.map(({ example: { evidence }, model }) =>
    crossEntropy(model.chances(evidence), pooled([pricedChances(evidence)], [linePower])),
  );

/** Mean of the differences with its standard error over cards, which are not independent within. */
function difference(
  races: readonly UnseenRace[],
  losses: readonly number[],
  against: readonly number[],
): string {
  const cards = new Map<string, DaySum>();
  races.forEach(({ example: { card } }, index) => {
    const { sum, count } = cards.get(card) ?? { sum: 0, count: 0 };
    const gap = (losses[index] ?? 0) - (against[index] ?? 0);
    cards.set(card, { sum: sum + gap, count: count + 1 });
  });
  const gaps = losses.map((loss, index) => loss - (against[index] ?? 0));
  const better = [...cards.values()].filter(({ sum }) => sum < 0).length;
  return `${(meanOrNull(gaps) ?? 0).toFixed(4)} ± ${dayError([...cards.values()]).toFixed(4)}, better on ${better} of ${cards.size} cards`;
}

/** How form did on whole cards it had not seen, against the line to its power: few winners are known. */
export function cardMeasures(
  sample: RealFormSample,
  settings: FormSettings,
  fitted: Parameters<typeof cardLeftOut>[2],
  unseen: readonly UnseenRace[],
): readonly string[] {
  const alone = cardLeftOut(sample, { ...settings, ...POWER_ALONE }, fitted);
  const form = lossesOf(unseen, settings.linePower);
  const power = lossesOf(alone, settings.linePower);
  const evens = unseen.map(({ example: { evidence } }) => Math.log(evidence.interests.length));
  const line = unseen.map(({ example: { evidence } }) => {
    const target = pooled([pricedChances(evidence)], [settings.linePower]);
    return crossEntropy(target, target);
  });
  const mean = (values: readonly number[]): string => (meanOrNull(values) ?? 0).toFixed(4);
  return [
    `Whole cards left out one by one, ${unseen.length} races, against the line to the power ${settings.linePower}:`,
    `  even ${mean(evens)}, power rating alone ${mean(power)}, form ${mean(form)}, the line itself ${mean(line)}`,
    `  form to power rating alone ${difference(unseen, form, power)}`,
  ];
}
