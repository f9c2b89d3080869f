import { angleInWords, type CardAngle } from './angle.ts';
import type { Holds, Starter } from './starter.ts';

/** An angle with its numbers. */
export interface ChosenAngle {
  readonly kind: 'angle';
  readonly angle: CardAngle;
  readonly values: readonly number[];
}

/** Angles joined with and, or, not. */
export type Combination =
  | ChosenAngle
  | { readonly kind: 'all' | 'any'; readonly parts: readonly Combination[] }
  | { readonly kind: 'not'; readonly part: Combination };

/** All hold; unknown as soon as one is and none fails. */
function everyHolds(all: readonly Holds[]): Holds {
  if (all.includes(false)) return false;
  return all.includes(null) ? null : true;
}

const negated = (holds: Holds): Holds => (holds === null ? null : !holds);

/**
 * Whether a combination holds of a starter. What is unknown stays unknown through `not`, so that a card that says nothing of a
 * horse never makes it a match.
 */
export function holdsOf(combination: Combination, starter: Starter): Holds {
  switch (combination.kind) {
    case 'angle':
      return combination.angle.holds(starter, combination.values);
    case 'not':
      return negated(holdsOf(combination.part, starter));
    case 'all':
      return everyHolds(combination.parts.map((part) => holdsOf(part, starter)));
    case 'any':
      return negated(everyHolds(combination.parts.map((part) => negated(holdsOf(part, starter)))));
  }
}

/** Every angle of a combination, in its order. */
export function anglesIn(combination: Combination): readonly ChosenAngle[] {
  if (combination.kind === 'angle') return [combination];
  if (combination.kind === 'not') return anglesIn(combination.part);
  return combination.parts.flatMap(anglesIn);
}

const wordsOfChosen = ({ angle, values }: ChosenAngle): string => angleInWords(angle, values);

/** The sentences of the angles that hold of a starter. */
export const whatHolds = (combination: Combination, starter: Starter): readonly string[] =>
  anglesIn(combination)
    .filter(({ angle, values }) => angle.holds(starter, values) === true)
    .map(wordsOfChosen);

/** How a combination is written out: each angle by a text, groups inside others in parentheses. */
function written(
  combination: Combination,
  ofAngle: (chosen: ChosenAngle) => string,
  isInside = false,
): string {
  if (combination.kind === 'angle') return ofAngle(combination);
  if (combination.kind === 'not') return `not ${written(combination.part, ofAngle, true)}`;
  const joint = combination.kind === 'all' ? ' and ' : ' or ';
  const text = combination.parts.map((part) => written(part, ofAngle, true)).join(joint);
  return isInside ? `(${text})` : text;
}

const tokenOf = ({ angle, values }: ChosenAngle): string =>
  values.length === 0 ? angle.name : `${angle.name}(${values.join(',')})`;

/** The combination as links and commands write it: `layoff(60) and (first-lasix or not won-last)`. */
export const textOf = (combination: Combination): string => written(combination, tokenOf);

/** The combination in plain words. */
export const inWords = (combination: Combination): string => written(combination, wordsOfChosen);
