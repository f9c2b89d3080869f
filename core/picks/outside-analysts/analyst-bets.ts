import type { AnalyzedRace } from '../analysis/analysis.ts';
import { type HorseOpinion, type Opinion, opinionOn } from '../analysis/opinion.ts';
import type { ParsedPick } from '../model-questions/model-question.ts';
import { type ExoticPlay, type ExoticView, keyPlay } from '../recommendations/exotics.ts';
import { type ValueBet, valueBetAt } from '../recommendations/value-bet.ts';
import { starterNumbered } from './matched-runner.ts';

interface AnalystContext {
  readonly race: AnalyzedRace;
  readonly pick: ParsedPick;
  readonly opinion: Opinion;
}

/** The analyst's row on a program number. */
function rowOf({ race, opinion }: AnalystContext, number: string): HorseOpinion | null {
  const starter = starterNumbered(race.evidence, number);
  const row = starter === null ? null : opinionOn(opinion, starter.index);
  return starter === null || row === null ? null : { ...row, runner: starter.runner };
}

/**
 * The bets an outside analyst calls value, valued by the model's chances: an expectation below zero means the model
 * disagrees. A horse without a price is left out.
 */
export function parsedValueBets(within: AnalystContext, margin: number): readonly ValueBet[] {
  return within.pick.value.flatMap(({ programNumber, confidence, reason }) => {
    const row = rowOf(within, programNumber);
    if (row === null) return [];
    return valueBetAt({ ...row, confidence: Math.round(confidence), reasoning: reason }, margin) ?? [];
  });
}

const clause = (text: string): string => text.trim().replace(/[.;]+$/, '');

/** The tickets an outside analyst names, priced by us. */
export const parsedExotics = (within: AnalystContext, view: ExoticView): readonly ExoticPlay[] =>
  within.pick.exotics.flatMap(({ betType, programNumbers, reason }) => {
    const rows = programNumbers.flatMap((number) => rowOf(within, number) ?? []);
    const distinct = rows.filter((row, nth) => rows.findIndex(({ index }) => index === row.index) === nth);
    return keyPlay(betType, { rows: distinct, why: clause(reason) }, view);
  });
