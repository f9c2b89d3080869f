import type { Entry } from '#kit/kit.ts';
import type { Recommendation } from '../picks/picks-rules.ts';

/** A betting interest of a race: one horse, or coupled horses that share a ticket and so a chance. */
export type FieldRow = {
  readonly horses: readonly { readonly number: string; readonly name: string }[];
  readonly morningLine: Entry['morningLine'];
  /** Our chance, 0-1, made without the odds board. */
  readonly chance: number;
  /** The model's confidence, 30-65. */
  readonly confidence: number;
  /** The fair price for our chance, and the shortest price worth taking; null if no price is. */
  readonly fairPrice: Quoted | null;
  readonly priceToTake: Quoted | null;
};

type Quoted = { readonly text: string };
type Prediction = Recommendation['mlPredictions'][number];

const wholeNumber = (programNumber: string) => String(Number.parseInt(programNumber, 10));

/** What is bet on with a program number: the coupled group of its entry, else the horse alone. Of a number no entry has, the letter is left out. */
function interestOf(programNumber: string, entries: readonly Entry[]): string {
  const entry = entries.find((entry) => entry.programNumber === programNumber);
  return entry ? (entry.coupledWith ?? `#${programNumber}`) : `#${wholeNumber(programNumber)}`;
}

/** True when both analysts put a horse first and the two are not one ticket: coupled horses are, namesakes are not. */
export function analystsDisagree(
  { opinions: { claude, openai } }: Pick<Recommendation, 'opinions'>,
  entries: readonly Entry[],
): boolean {
  const [first, second] = [claude, openai].map(({ horse, ranking }) =>
    horse === null ? undefined : ranking[0],
  );
  if (!first || !second) return false;
  return interestOf(first.programNumber, entries) !== interestOf(second.programNumber, entries);
}

function rowOf(
  together: readonly Prediction[],
  recommendation: Recommendation,
  entries: readonly Entry[],
): FieldRow | null {
  const [first] = together;
  if (first === undefined) return null;
  const numbers = together.map((prediction) => prediction.programNumber);
  const line = entries.find((entry) => numbers.includes(entry.programNumber) && entry.morningLine);
  const ofLine = recommendation.line?.rows.find(({ programNumbers }) =>
    programNumbers.includes(first.programNumber),
  );
  return {
    horses: together.map(({ programNumber, horseName }) => ({ number: programNumber, name: horseName })),
    morningLine: line?.morningLine ?? null,
    chance: first.winProbability,
    confidence: first.confidence,
    fairPrice: ofLine?.fairPrice ?? null,
    priceToTake: ofLine?.priceToTake ?? null,
  };
}

/** The field of a race, best chance first; coupled horses stand together, so that the chances sum to 1. */
export function fieldOf(recommendation: Recommendation, entries: readonly Entry[]): readonly FieldRow[] {
  const byInterest = new Map<string, Prediction[]>();
  for (const prediction of recommendation.mlPredictions) {
    const interest = interestOf(prediction.programNumber, entries);
    byInterest.set(interest, [...(byInterest.get(interest) ?? []), prediction]);
  }
  return [...byInterest.values()]
    .flatMap((together) => rowOf(together, recommendation, entries) ?? [])
    .sort((a, b) => b.chance - a.chance);
}

export const sumOfChances = (field: readonly FieldRow[]): number =>
  field.reduce((sum, row) => sum + row.chance, 0);

/** Horses of the card that do not start, with why. */
export function absentOf(
  entries: readonly Entry[],
): readonly { readonly entry: Entry; readonly why: string }[] {
  const words = { 'also-eligible': 'also eligible', 'main-track-only': 'main track only' } as const;
  return entries.flatMap((entry) => {
    if (entry.scratchStatus) return [{ entry, why: 'scratched' }];
    return entry.listStatus === null ? [] : [{ entry, why: words[entry.listStatus] }];
  });
}
