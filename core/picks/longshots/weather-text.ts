import { writtenDistance } from '../../card/announced.ts';
import type { Runner } from '../../card/runner.ts';
import type { Evidence } from '../../handicapping/evidence.ts';
import { formulaOf } from '../../handicapping/formula-figures.ts';

const points = (value: number): string => `${value > 0 ? '+' : ''}${value}`;

/** What the documented weather rules add to or take from a horse, in percentage points. */
export function weatherText(runner: Runner, { race, weather }: Evidence): string {
  if (weather === null) return 'No weather report yet.';
  const { wet, wind, heat } = formulaOf(runner, writtenDistance(race), weather).parts;
  const post = runner.postPosition === null ? 'post not announced' : `post ${runner.postPosition}`;
  const effects = [
    wet === 0 ? null : `wet, ${post}: ${points(wet)}`,
    wind === 0 ? null : `wind above 15 mph: ${points(wind)}`,
    heat === 0 ? null : `above 85°F, older than five: ${points(heat)}`,
  ].filter((part) => part !== null);
  if (effects.length === 0) return 'No effect by the formula: no rain, strong wind or heat.';
  return `By the formula, in points of win chance: ${effects.join('; ')}.`;
}
