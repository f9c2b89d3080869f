import { courseOf } from '../card/surface.ts';
import { toIso } from '../kernel/instant.ts';
import type { PricedHorse } from '../odds/verdict.ts';
import { type BettingLine, bettingLine, causeOfNewLine } from './betting-line.ts';
import { type Evidence, type EvidenceInterest, morningLineOn } from './evidence.ts';
import type { Handicapper } from './handicapper.ts';
import { isSameHorse } from './same-horse.ts';

/** The evidence without the board: every price is the morning line. */
export const withoutBoard = (evidence: Evidence): Evidence => ({
  ...evidence,
  board: null,
  interests: evidence.interests.map((interest) => ({ ...interest, price: morningLineOn(interest.runners) })),
});

const conditionsOf = ({
  race: { surface, distanceYards },
  weather,
}: Evidence): BettingLine['conditions'] => ({
  surface: surface === null ? null : courseOf(surface).name.toLowerCase(),
  distanceYards,
  going: weather?.trackCondition ?? null,
});

const rowOf = (
  { number, runners }: EvidenceInterest,
  chance: number,
): Omit<BettingLine['rows'][number], 'fairPrice' | 'priceToTake'> => ({
  interest: number,
  horses: runners.map(({ programNumber, horseName: name, jockey }) => ({
    programNumber,
    name,
    rider: jockey?.name ?? null,
  })),
  chance,
  morningLine: morningLineOn(runners),
});

type Row = BettingLine['rows'][number];

const hasSameHorses = ({ horses }: Row, { horses: others }: Row): boolean =>
  horses.length === others.length &&
  horses.every((horse, index) => {
    const other = others[index];
    return other !== undefined && isSameHorse(horse, other);
  });

/** Whether two lines give the same horses the same chances. */
const isSameLine = ({ rows }: BettingLine, { rows: others }: BettingLine): boolean =>
  rows.length === others.length &&
  rows.every((row, index) => {
    const other = others[index];
    return other !== undefined && row.chance === other.chance && hasSameHorses(row, other);
  });

type LineMade = Pick<BettingLine, 'madeAt' | 'model' | 'cause'>;

/** A line on the field of the evidence with these chances, in the order of its interests. */
export function lineOf(
  evidence: Evidence,
  chances: readonly number[],
  made: LineMade,
  rules: Handicapper['rules'],
): BettingLine {
  const rows = evidence.interests.map((interest, index) => rowOf(interest, chances[index] ?? 0));
  return bettingLine({ ...made, conditions: conditionsOf(evidence), rows }, rules);
}

function freshLine(
  evidence: Evidence,
  { model, rules }: Pick<Handicapper, 'model' | 'rules'>,
  cause: string | null,
) {
  const made = { madeAt: toIso(evidence.upTo), model: `${model.name} ${model.version}`, cause };
  return lineOf(evidence, model.chances(withoutBoard(evidence)), made, rules);
}

/**
 * Our line on a race: the sealed one while it holds, else a new one from card, morning line, weather and late changes,
 * with the reason it replaces the sealed one. No price on the board changes it.
 */
export function lineOnRace(
  evidence: Evidence,
  handicapper: Pick<Handicapper, 'model' | 'rules'>,
): BettingLine {
  const { sealedLine } = evidence;
  if (sealedLine === null) return freshLine(evidence, handicapper, null);
  const rows = evidence.interests.map((interest) => rowOf(interest, 0));
  const cause = causeOfNewLine(sealedLine, { conditions: conditionsOf(evidence), rows });
  if (cause === null) return sealedLine;
  const line = freshLine(evidence, handicapper, cause);
  return isSameLine(sealedLine, line) ? sealedLine : line;
}

/** The horses of a line at the prices of the evidence, in the order of its interests. */
export const pricedHorses = (
  { rows }: BettingLine,
  { interests }: Pick<Evidence, 'interests'>,
): readonly PricedHorse[] =>
  interests.map(({ number, price }) => {
    const row = rows.find(({ interest }) => interest === number);
    return { price, fairPrice: row?.fairPrice ?? null, priceToTake: row?.priceToTake ?? null };
  });

/** The chances of a line, in the order of the evidence's interests. */
export const chancesOn = (
  { rows }: BettingLine,
  { interests }: Pick<Evidence, 'interests'>,
): readonly number[] =>
  interests.map(({ number }) => rows.find(({ interest }) => interest === number)?.chance ?? 0);
