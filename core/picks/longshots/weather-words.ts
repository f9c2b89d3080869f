import { distanceText } from '../../card/distance.ts';
import type { Runner } from '../../card/runner.ts';
import type { Evidence } from '../../handicapping/evidence.ts';
import { formulaOf } from '../../handicapping/formula-figures.ts';

const points = (value: number): string => `${value > 0 ? '+' : ''}${value}`;

/** What the documented weather rules do to a horse, in their percentage points. */
export function weatherWords(runner: Runner, { race, weather }: Evidence): string {
  if (weather === null) return 'The weather of the race is not known.';
  const { wet, wind, heat } = formulaOf(
    runner,
    distanceText(race.distanceYards, race.isAbout),
    weather,
  ).parts;
  const told = [
    wet === 0 ? null : `wet, post ${runner.postPosition}: ${points(wet)}`,
    wind === 0 ? null : `wind above 15 mph: ${points(wind)}`,
    heat === 0 ? null : `above 85 °F, older than five: ${points(heat)}`,
  ].filter((part) => part !== null);
  if (told.length === 0) return 'None by the documented rules: no rain, no strong wind, no heat that counts.';
  return `By the documented rules, in points of win %: ${told.join('; ')}.`;
}
