import { eachAlone } from './angle.ts';

/** From how many days away on, and how much it counts against. */
const STEPS: readonly { readonly from: number; readonly value: number }[] = [
  { from: 180, value: -0.8 },
  { from: 90, value: -0.5 },
  { from: 60, value: -0.2 },
];

/** A long time away from the races. */
export const layoff = eachAlone('layoff', ({ daysSinceLast }) => {
  const step = STEPS.find(({ from }) => (daysSinceLast ?? 0) >= from);
  if (step === undefined) return null;
  return { value: step.value, says: `first start in ${daysSinceLast} days` };
});
