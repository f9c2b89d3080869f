import { ordinal } from '../../handicapping/angles/wording.ts';
import { type HorseOpinion, type Opinion, primaryOf } from '../../picks/analysis/opinion.ts';
import { reasonAgainst, reasonsFor } from '../../picks/analysis/reasoning.ts';
import { horseName } from '../../picks/answers/horse-name.ts';
import type { AnswerShapes } from '../../picks/questions/model-question.ts';
import { priceWords } from '../../picks/recommendations/live-odds.ts';
import type { RaceInView } from '../race-in-view.ts';

const percent = (chance: number): string => `${(100 * chance).toFixed(1)}%`;
const named = ({ runner }: HorseOpinion): string => `#${runner.programNumber} ${horseName(runner.horseName)}`;

const forText = (row: HorseOpinion): string =>
  reasonsFor(row)
    .map(({ says }) => says)
    .join('; ');

function priceText({ interest, chance }: HorseOpinion): string {
  const price = interest.odds === null ? 'there is no price' : `the price is ${priceWords(interest.odds)}`;
  return `My view gives it ${percent(chance)} to win, and ${price}.`;
}

const withStop = (text: string): string => (text === '' || /[.!?]$/.test(text) ? text : `${text}.`);

/** The pick of one who reasons from its own angles, with what speaks for and against it. */
export function openingOf(opinion: Opinion): AnswerShapes['debate-opening'] | null {
  const row = primaryOf(opinion);
  if (row === null) return null;
  const speaks = forText(row);
  const against = reasonAgainst(row);
  const reasoning = [
    `${named(row)} comes out on top${speaks === '' ? ', though nothing on the card stands out' : `: ${speaks}`}`,
    ...(against === null ? [] : [`Against it: ${against.says}`]),
    priceText(row),
  ];
  return {
    programNumber: row.runner.programNumber,
    confidence: Math.round((row.agreement ?? 0) / 10),
    reasoning: reasoning.map(withStop).join(' '),
  };
}

const rowOf = ({ ranking }: Opinion, programNumber: string): HorseOpinion | null =>
  ranking.find(({ interest }) => interest.runners.some((runner) => runner.programNumber === programNumber)) ??
  null;

/** The horse a side opened on; that of its own angles where it opened on none of the race. */
const openedOn = (opinion: Opinion, programNumber: string): HorseOpinion | null =>
  rowOf(opinion, programNumber) ?? primaryOf(opinion);

function onTheSame(row: HorseOpinion, opinion: Opinion): string {
  const next = opinion.ranking.find(({ at }) => at !== row.at);
  const against = reasonAgainst(row);
  return [
    `We name the same horse, ${named(row)}`,
    against === null ? 'I find little against it' : `What I would still hold against it: ${against.says}`,
    ...(next === undefined
      ? []
      : [`The danger is ${named(next)}${forText(next) === '' ? '' : `: ${forText(next)}`}`]),
  ]
    .map(withStop)
    .join(' ');
}

/** What its angles say to the other's pick, held against the one its side opened on. */
export function critiqueOf(
  opinion: Opinion,
  ownPick: string,
  othersPick: string,
): AnswerShapes['debate-critique'] {
  const [horseOpinion, theirs] = [openedOn(opinion, ownPick), rowOf(opinion, othersPick)];
  if (horseOpinion === null || theirs === null) return { critique: 'There is nothing to compare.' };
  if (horseOpinion.at === theirs.at) return { critique: onTheSame(horseOpinion, opinion) };
  const place = opinion.ranking.indexOf(theirs) + 1;
  const against = reasonAgainst(theirs);
  const speaks = forText(theirs);
  const critique = [
    `By my angles ${named(theirs)} stands ${ordinal(place)} among ${opinion.ranking.length}`,
    against === null
      ? 'No single fact speaks strongly against it, others have more for them'
      : `Against it: ${against.says}`,
    ...(speaks === '' ? [] : [`I grant this much: ${speaks}`]),
    `My view gives ${named(theirs)} ${percent(theirs.chance)} to win, ${named(horseOpinion)} ${percent(horseOpinion.chance)}.`,
  ];
  return { critique: critique.map(withStop).join(' ') };
}

/**
 * Where a side that opened on `ownPick` ends after it heard the other: on whichever of the two horses has more in its own view and the fitted
 * model's together (their geometric mean), so that neither argues a horse that only it believes in.
 */
export function finalOf(
  opinion: Opinion,
  ownPick: string,
  othersPick: string,
  { chances }: Pick<RaceInView, 'chances'>,
): AnswerShapes['debate-final'] {
  const [horseOpinion, theirs] = [openedOn(opinion, ownPick), rowOf(opinion, othersPick)];
  if (horseOpinion === null || theirs === null) throw new Error('a debate needs starters');
  if (horseOpinion.at === theirs.at) {
    const explanation = `I stay with ${named(horseOpinion)}: both of us come to it from different angles.`;
    return { programNumber: horseOpinion.runner.programNumber, explanation };
  }
  const joint = ({ at, chance }: HorseOpinion): number => Math.sqrt(chance * (chances[at] ?? 0));
  const [storedHorseOpinion, left] =
    joint(theirs) > joint(horseOpinion) ? [theirs, horseOpinion] : [horseOpinion, theirs];
  const opens =
    storedHorseOpinion === horseOpinion ? `I stay with ${named(horseOpinion)}` : `I move to ${named(theirs)}`;
  const explanation = `${opens}: with the fitted model weighed in, it has ${percent(joint(storedHorseOpinion))} to ${percent(joint(left))} for ${named(left)}.`;
  return { programNumber: storedHorseOpinion.runner.programNumber, explanation };
}
