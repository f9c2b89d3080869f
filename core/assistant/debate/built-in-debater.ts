import { horseName } from '../../card/horse-name.ts';
import { ordinal } from '../../handicapping/angles/wording.ts';
import { type HorseOpinion, type Opinion, primaryOf } from '../../picks/analysis/opinion.ts';
import { reasonAgainst, reasonsFor } from '../../picks/analysis/reasoning.ts';
import type { AnswerShapes } from '../../picks/model-questions/model-question.ts';
import { priceWords } from '../../picks/recommendations/live-odds.ts';
import type { RaceView } from '../race-view.ts';

const named = ({ runner }: HorseOpinion): string => `#${runner.programNumber} ${horseName(runner.horseName)}`;

const forText = (row: HorseOpinion): string =>
  reasonsFor(row)
    .map(({ says }) => says)
    .join('; ');

/** An analyst's own rating in points; not a win chance. */
const rating = (view: number): string => String(Math.round(100 * view));

function priceText({ interest, chance }: HorseOpinion): string {
  const price =
    interest.price === null ? 'there is no price yet' : `the price is ${priceWords(interest.price)}`;
  return `My own rating of it is ${rating(chance)} points, and ${price}.`;
}

const withStop = (text: string): string => (text === '' || /[.!?]$/.test(text) ? text : `${text}.`);

/** An analyst's pick from its own angles, with the case for and against it. */
export function openingOf(opinion: Opinion): AnswerShapes['debate-opening'] | null {
  const row = primaryOf(opinion);
  if (row === null) return null;
  const reasons = forText(row);
  const against = reasonAgainst(row);
  const reasoning = [
    `${named(row)} comes out on top${reasons === '' ? ', though nothing stands out' : `: ${reasons}`}`,
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

/** The horse a side opened on; its own pick where that horse does not run. */
const openedOn = (opinion: Opinion, programNumber: string): HorseOpinion | null =>
  rowOf(opinion, programNumber) ?? primaryOf(opinion);

function onTheSame(row: HorseOpinion, opinion: Opinion): string {
  const next = opinion.ranking.find(({ index }) => index !== row.index);
  const against = reasonAgainst(row);
  return [
    `We like the same horse, ${named(row)}`,
    against === null ? 'I find little against it' : `What I would still hold against it: ${against.says}`,
    ...(next === undefined
      ? []
      : [`The danger is ${named(next)}${forText(next) === '' ? '' : `: ${forText(next)}`}`]),
  ]
    .map(withStop)
    .join(' ');
}

/** What its angles say about the other's pick, compared with its own. */
export function critiqueOf(
  opinion: Opinion,
  ownPick: string,
  othersPick: string,
): AnswerShapes['debate-critique'] {
  const [mine, theirs] = [openedOn(opinion, ownPick), rowOf(opinion, othersPick)];
  if (mine === null || theirs === null) return { critique: 'There is nothing to compare.' };
  if (mine.index === theirs.index) return { critique: onTheSame(mine, opinion) };
  const place = opinion.ranking.indexOf(theirs) + 1;
  const against = reasonAgainst(theirs);
  const reasons = forText(theirs);
  const critique = [
    `I rank ${named(theirs)} ${ordinal(place)} of ${opinion.ranking.length}`,
    against === null
      ? 'Nothing counts strongly against it, but others have more in their favor'
      : `Against it: ${against.says}`,
    ...(reasons === '' ? [] : [`In its favor: ${reasons}`]),
    `I rate ${named(theirs)} at ${rating(theirs.chance)} points, ${named(mine)} at ${rating(mine.chance)}.`,
  ];
  return { critique: critique.map(withStop).join(' ') };
}

/**
 * The final position of a side that opened on `ownPick`: whichever of the two horses has the higher geometric mean of its
 * own rating and our chance, so that no side insists on a horse that only it believes in.
 */
export function finalOf(
  opinion: Opinion,
  ownPick: string,
  othersPick: string,
  { chances }: Pick<RaceView, 'chances'>,
): AnswerShapes['debate-final'] {
  const [mine, theirs] = [openedOn(opinion, ownPick), rowOf(opinion, othersPick)];
  if (mine === null || theirs === null) throw new Error('a debate needs starters');
  if (mine.index === theirs.index) {
    const explanation = `I stay with ${named(mine)}: both of us come to it from different angles.`;
    return { programNumber: mine.runner.programNumber, explanation };
  }
  const joint = ({ index, chance }: HorseOpinion): number => Math.sqrt(chance * (chances[index] ?? 0));
  const [final, left] = joint(theirs) > joint(mine) ? [theirs, mine] : [mine, theirs];
  const opens = final === mine ? `I stay with ${named(mine)}` : `I move to ${named(theirs)}`;
  const explanation = `${opens}: my rating and our chance together put it ahead of ${named(left)}.`;
  return { programNumber: final.runner.programNumber, explanation };
}
