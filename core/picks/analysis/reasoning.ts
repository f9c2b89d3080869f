import { horseName } from '../../card/horse-name.ts';
import type { HorseOpinion, Reason } from './opinion.ts';

/** Weaker angles are left out. */
const WORTH_SAYING = 0.15;
const MOST_FOR = 3;

const strong = ({ value }: Reason): boolean => Math.abs(value) >= WORTH_SAYING;

/** The case for a horse, strongest first, at most three reasons. */
export const reasonsFor = ({ reasons }: HorseOpinion): readonly Reason[] =>
  reasons.filter((reason) => reason.moved > 0 && strong(reason)).slice(0, MOST_FOR);

/** The strongest reason against it; null without one. */
export const reasonAgainst = ({ reasons }: HorseOpinion): Reason | null =>
  [...reasons].reverse().find((reason) => reason.moved < 0 && strong(reason)) ?? null;

/** One sentence for, one against, and why it is picked over a higher-rated horse: `Rookie Card: ran 96. Against: …`. */
export function reasonText(opinion: HorseOpinion): string {
  const speaks = reasonsFor(opinion).map(({ says }) => says);
  const against = reasonAgainst(opinion);
  const name = horseName(opinion.runner.horseName);
  if (opinion.isUnnamed === true) return `${name}: not named by this analyst.`;
  const body = speaks.length === 0 ? 'nothing stands out' : speaks.join('; ');
  const why = opinion.whyNotTheLikeliest ?? null;
  const picked = why === null ? '' : ` ${why.charAt(0).toUpperCase()}${why.slice(1)}.`;
  return `${name}: ${body}.${against === null ? '' : ` Against: ${against.says}.`}${picked}`;
}
