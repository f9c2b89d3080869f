import { distanceText } from '#core/card/distance.ts';
import { isTurf } from '#core/card/surface.ts';
import type { PlannedEligibility, RacePlan } from './race-plan.ts';

const AGES: Readonly<Record<string, string>> = {
  '2': 'Two Year Olds',
  '3': 'Three Year Olds',
  '3+': 'Three Year Olds And Upward',
  '4+': 'Four Year Olds And Upward',
};

export const dollars = (amount: number): string => `$${String(amount).replace(/\B(?=(\d{3})+$)/g, ',')}`;

function runnersText({ ages, sexes }: PlannedEligibility): string {
  const text = AGES[ages] ?? ages;
  if (sexes === 'open') return text;
  return sexes === 'fillies' ? `Fillies, ${text}` : `Fillies And Mares, ${text}`;
}

function won(plan: RacePlan): string {
  if (plan.stage === 'first condition')
    return ' Which Have Not Won A Race Other Than Maiden, Claiming Or Starter, Or Claiming Price $50,000';
  if (plan.stage === 'second condition')
    return ' Which Have Not Won Two Races Other Than Maiden, Claiming Or Starter, Or Claiming Price $75,000';
  return '';
}

/** Weights that the racing office assigns: by age, two pounds less for a filly or mare. */
export function weightFor(plan: RacePlan, age: number): number {
  const isFemale = plan.eligibility.sexes !== 'open';
  return (age === 2 ? 119 : age === 3 ? 120 : 124) - (isFemale && age > 2 ? 2 : 0);
}

function weights(plan: RacePlan): string {
  const youngest = Number(plan.eligibility.ages[0]);
  const isOneAge = plan.eligibility.ages.length === 1;
  if (isOneAge || youngest > 3) return `Weight, ${weightFor(plan, youngest)} lbs.`;
  return `Three Year Olds, ${weightFor(plan, 3)} lbs. Older, ${weightFor(plan, 4)} lbs.`;
}

const KINDS: Readonly<Record<string, string>> = {
  S: 'Maiden Special Weight',
  M: 'Maiden Claiming',
  C: 'Claiming',
  AO: 'Allowance Optional Claiming',
};

/** The kind of a race that is no stakes, in words. */
export const kindText = ({ step, classification }: RacePlan): string =>
  KINDS[step.raceType] ?? classification;

function kind(plan: RacePlan, name: string | null): string {
  const grade = plan.step.raceType.startsWith('G') ? ` (Grade ${plan.step.raceType[1]})` : '';
  return name === null ? kindText(plan) : `${name}${grade}`;
}

/** The conditions of a race in the order of a condition book: kind, purse, who, weights, price, how far, on what. */
export function conditionsText(plan: RacePlan, name: string | null): string {
  const maidens = plan.stage === 'maiden' ? 'Maidens, ' : '';
  const bred = plan.stateBred ? ' Foaled In New York State' : '';
  const price = plan.step.claim === null ? '' : ` Claiming Price ${dollars(plan.step.claim)}.`;
  const course = plan.surface === 'inner-turf' ? 'Inner Turf' : isTurf(plan.surface) ? 'Turf' : 'Dirt';
  return (
    `${kind(plan, name)}. Purse ${dollars(plan.purse)}. For ${maidens}${runnersText(plan.eligibility)}${bred}${won(plan)}. ` +
    `${weights(plan)}${price} ${distanceText(plan.distanceYards)}, ${course}.`
  );
}

/** The bets offered on race `number` of `count`. */
export function wagersText(number: number, count: number): string {
  const bets = ['Exacta ($1)', 'Trifecta (.50)', 'Superfecta (.10)'];
  const legs = (length: number): string => `(${number}-${number + length - 1})`;
  if (number < count) bets.push(`Double ($1) ${legs(2)}`);
  if (number + 2 <= count) bets.push(`Pick 3 ($1) ${legs(3)}`);
  if (number === 1 || number + 4 === count) bets.push(`Pick 5 (.50) ${legs(5)}`);
  if (number + 5 === count) bets.push(`Pick 6 ($1) ${legs(6)}`);
  return bets.join(', ');
}
