import type { AnalysedRace } from '../analysis/analysis.ts';
import { type HorseOpinion, type Opinion, opinionOn } from '../analysis/opinion.ts';
import type { ParsedPick } from '../questions/model-question.ts';
import { type ExoticPlay, type ExoticView, keyPlay } from '../recommendations/exotics.ts';
import { type ValueBet, valueBetAt } from '../recommendations/value-bet.ts';
import { starterNumbered } from './matched-runner.ts';

interface ParseContext {
  readonly race: AnalysedRace;
  readonly told: ParsedPick;
  readonly opinion: Opinion;
}

/** The horse a number names, as the analyst means it. */
function rowOf({ race, opinion }: ParseContext, number: string): HorseOpinion | null {
  const starter = starterNumbered(race.evidence, number);
  const row = starter === null ? null : opinionOn(opinion, starter.at);
  return starter === null || row === null ? null : { ...row, runner: starter.runner };
}

/**
 * The bets an outside analyst calls value, with what the model's chances make of them: an expectation below zero says
 * that the model sees none. A horse without a price is no bet.
 */
export function parsedValueBets(within: ParseContext, margin: number): readonly ValueBet[] {
  return within.told.value.flatMap(({ programNumber, confidence, reason }) => {
    const row = rowOf(within, programNumber);
    if (row === null) return [];
    return valueBetAt({ ...row, confidence: Math.round(confidence), reasoning: reason }, margin) ?? [];
  });
}

const clause = (text: string): string => text.trim().replace(/[.;]+$/, '');

/** The tickets an outside analyst tells, priced here. */
export const parsedExotics = (within: ParseContext, view: ExoticView): readonly ExoticPlay[] =>
  within.told.exotics.flatMap(({ betType, programNumbers, reason }) => {
    const rows = programNumbers.flatMap((number) => rowOf(within, number) ?? []);
    const distinct = rows.filter((row, nth) => rows.findIndex(({ at }) => at === row.at) === nth);
    return keyPlay(betType, { rows: distinct, why: clause(reason) }, view);
  });
