import { ordinal } from '../../handicapping/angles/wording.ts';
import { type HorseOpinion, type Opinion, primaryOf } from '../../picks/analysis/opinion.ts';
import { reasonAgainst, reasonsFor } from '../../picks/analysis/reasoning.ts';
import type { AnswerShapes } from '../../picks/model-questions/model-question.ts';
import { priceWords } from '../../picks/recommendations/live-odds.ts';
import { percent } from '../jake/wording.ts';
import type { DebateSide } from './debate.ts';
import { chanceFor, type DebatedRace, lineOn, named, rating, rowOf } from './more-to-say.ts';

const forText = (row: HorseOpinion): string =>
  reasonsFor(row)
    .map(({ says }) => says)
    .join('; ');

function priceText(row: HorseOpinion): string {
  const { interest, chance } = row;
  const price =
    interest.price === null ? 'there is no price yet' : `the price is ${priceWords(interest.price)}`;
  return `My own rating of ${named(row)} is ${rating(chance)} points, and ${price}.`;
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
    ...(against === null ? [] : [`Against ${named(row)}: ${against.says}`]),
    priceText(row),
  ];
  return {
    programNumber: row.runner.programNumber,
    confidence: Math.round((row.agreement ?? 0) / 10),
    reasoning: reasoning.map(withStop).join(' '),
  };
}

/** The horse a side opened on; its own pick where that horse does not run. */
const openedOn = (opinion: Opinion, programNumber: string): HorseOpinion | null =>
  rowOf(opinion, programNumber) ?? primaryOf(opinion);

const priceAsked = (race: DebatedRace, row: HorseOpinion): string | null =>
  lineOn(race, row)?.priceToTake?.text ?? null;

const UNKNOWN = 'our chance for it is not known';

/** The likeliest other horse by our chances; one without a chance comes last. */
const dangerTo = ({ index }: HorseOpinion, { ranking }: Opinion, race: DebatedRace): HorseOpinion | null =>
  ranking
    .filter((row) => row.index !== index)
    .toSorted((a, b) => (chanceFor(b, race) ?? -1) - (chanceFor(a, race) ?? -1))[0] ?? null;

/** `The field has #2 Our Last Word at 30.0%: closes well`. */
function dangerText(danger: HorseOpinion, race: DebatedRace): string {
  const chance = chanceFor(danger, race);
  const reasons = forText(danger);
  const head = `The field has ${named(danger)}${chance === null ? `, and ${UNKNOWN}` : ` at ${percent(chance)}`}`;
  return reasons === '' ? head : `${head}: ${reasons}`;
}

/**
 * The strongest case against a horse or entry that both opened on (`shared`): how often it loses, its price, and the field.
 */
function caseAgainst(
  row: HorseOpinion,
  opinion: Opinion,
  race: DebatedRace,
  shared: 'the same horse' | 'one entry',
): string {
  const chance = chanceFor(row, race);
  const danger = dangerTo(row, opinion, race);
  const [price, priceToTake] = [row.interest.price, priceAsked(race, row)];
  return [
    `We opened on ${shared}, so I argue against ${named(row)}: ${chance === null ? UNKNOWN : `by our chances it loses ${percent(1 - chance)} of the time`}`,
    ...(price === null
      ? []
      : [
          priceToTake === null
            ? `At ${priceWords(price)} no price of it is worth taking`
            : `It is a bet at ${priceToTake} or more, and the price is ${priceWords(price)}`,
        ]),
    ...(danger === null ? [] : [dangerText(danger, race)]),
  ]
    .map(withStop)
    .join(' ');
}

/** What speaks against the likeliest other horse, by the side that defends the one both opened on. */
function defenseOf(row: HorseOpinion, opinion: Opinion, race: DebatedRace): string {
  const danger = dangerTo(row, opinion, race);
  if (danger === null) return withStop(`No other horse starts against ${named(row)}`);
  const against = reasonAgainst(danger);
  return [
    `The main danger to ${named(row)} is ${named(danger)}, and I rank it ${ordinal(opinion.ranking.indexOf(danger) + 1)} of ${opinion.ranking.length}`,
    against === null
      ? `I find little against ${named(danger)} but the rating`
      : `Against ${named(danger)}: ${against.says}`,
  ]
    .map(withStop)
    .join(' ');
}

/**
 * What its angles say about the other's pick, compared with its own. Where both opened on one horse the second side argues
 * the strongest case against it, and the first speaks against its likeliest rival.
 */
export function critiqueOf(
  opinion: Opinion,
  ownPick: string,
  othersPick: string,
  { side, race }: { readonly side: DebateSide; readonly race: DebatedRace },
): AnswerShapes['debate-critique'] {
  const [mine, theirs] = [openedOn(opinion, ownPick), rowOf(opinion, othersPick)];
  if (mine === null || theirs === null) return { critique: 'There is nothing to compare.' };
  if (mine.index === theirs.index) {
    const shared = ownPick === othersPick ? 'the same horse' : 'one entry';
    return {
      critique: side === 'gpt' ? caseAgainst(mine, opinion, race, shared) : defenseOf(mine, opinion, race),
    };
  }
  const place = opinion.ranking.indexOf(theirs) + 1;
  const against = reasonAgainst(theirs);
  const reasons = forText(theirs);
  const critique = [
    `I rank ${named(theirs)} ${ordinal(place)} of ${opinion.ranking.length}`,
    against === null
      ? `Nothing counts strongly against ${named(theirs)}, but others have more in their favor`
      : `Against ${named(theirs)}: ${against.says}`,
    ...(reasons === '' ? [] : [`In favor of ${named(theirs)}: ${reasons}`]),
    `I rate ${named(theirs)} at ${rating(theirs.chance)} points, ${named(mine)} at ${rating(mine.chance)}.`,
  ];
  return { critique: critique.map(withStop).join(' ') };
}

/** The last word on a horse both opened on: the first side's on the field, the second's on the price. */
function finalOnTheSame(row: HorseOpinion, opinion: Opinion, race: DebatedRace, side: DebateSide): string {
  const [danger, priceToTake] = [dangerTo(row, opinion, race), priceAsked(race, row)];
  if (side === 'gpt')
    return priceToTake === null
      ? `I end on ${named(row)} to win, but at no price worth a bet.`
      : `I end on ${named(row)} to win, and bet it only at ${priceToTake} or more.`;
  const chance = chanceFor(row, race);
  const against = danger === null ? null : chanceFor(danger, race);
  if (danger === null || chance === null || against === null) return `I stay with ${named(row)}.`;
  return `I stay with ${named(row)}: ${percent(chance)} by our chances against ${percent(against)} for ${named(danger)}.`;
}

/**
 * The final position of a side that opened on `ownPick`: whichever of the two horses has the higher geometric mean of its
 * own rating and our chance, so that no side insists on a horse that only it believes in. Where our chance for one of them
 * is not known it stays.
 */
export function finalOf(
  opinion: Opinion,
  ownPick: string,
  othersPick: string,
  { side, race }: { readonly side: DebateSide; readonly race: DebatedRace },
): AnswerShapes['debate-final'] {
  const [mine, theirs] = [openedOn(opinion, ownPick), rowOf(opinion, othersPick)];
  if (mine === null || theirs === null) throw new Error('a debate needs starters');
  if (mine.index === theirs.index) {
    return {
      programNumber: mine.runner.programNumber,
      explanation: finalOnTheSame(mine, opinion, race, side),
    };
  }
  const [ours, other] = [chanceFor(mine, race), chanceFor(theirs, race)];
  if (ours === null || other === null)
    return {
      programNumber: mine.runner.programNumber,
      explanation: `I stay with ${named(mine)}: our chance for ${named(ours === null ? mine : theirs)} is not known.`,
    };
  const joint = ({ chance }: HorseOpinion, probability: number): number => Math.sqrt(chance * probability);
  if (joint(theirs, other) > joint(mine, ours))
    return {
      programNumber: theirs.runner.programNumber,
      explanation: `I move to ${named(theirs)}: our chance for it, ${percent(other)}, puts it ahead of ${named(mine)}.`,
    };
  return {
    programNumber: mine.runner.programNumber,
    explanation: `I stay with ${named(mine)}: my rating and our chance together put it ahead of ${named(theirs)}.`,
  };
}
