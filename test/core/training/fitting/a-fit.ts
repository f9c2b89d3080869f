import type { FittedModels } from '#core/training/fitting/walk.ts';
import { dayAt } from './ran.ts';

/** A fit on forty races in which the only feature has the weight of ln 3, and the public is corrected by 1.1. */
export const aFit = (change: Partial<FittedModels> = {}): FittedModels => ({
  until: dayAt(9),
  races: 40,
  days: 8,
  fundamental: { weights: [Math.log(3)], scales: [1], errors: [0.2], rounds: 4 },
  publicPower: { powers: [1.1], errors: [0.02] },
  blend: { powers: [0.1234567, 1.02], errors: [0.05, 0.01] },
  freeBlend: { powers: [-0.2, 1.3], errors: [0.1, 0.1] },
  ...change,
});
