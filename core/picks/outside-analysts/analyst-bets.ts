import type { Runner } from '../../card/runner.ts';
import type { AnalyzedRace } from '../analysis/analysis.ts';
import { type HorseOpinion, type Opinion, opinionOn } from '../analysis/opinion.ts';
import type { ParsedPick } from '../model-questions/model-question.ts';
import { type ExoticPlay, type ExoticView, keyPlay } from '../recommendations/exotics.ts';
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

/** The horses that an outside analyst calls value, with its reasons. */
export function parsedValue(
  within: AnalystContext,
): readonly { readonly runner: Runner; readonly reasoning: string }[] {
  return within.pick.value.flatMap(({ programNumber, reason }) => {
    const row = rowOf(within, programNumber);
    return row === null ? [] : [{ runner: row.runner, reasoning: reason }];
  });
}

const clause = (text: string): string => text.trim().replace(/[.;]+$/, '');

/** The tickets an outside analyst names, measured by us. */
export const parsedExotics = (within: AnalystContext, view: ExoticView): readonly ExoticPlay[] =>
  within.pick.exotics.flatMap(({ betType, programNumbers, reason }) => {
    const rows = programNumbers.flatMap((number) => rowOf(within, number) ?? []);
    const distinct = rows.filter((row, nth) => rows.findIndex(({ index }) => index === row.index) === nth);
    return keyPlay(betType, { rows: distinct, why: clause(reason) }, view);
  });
