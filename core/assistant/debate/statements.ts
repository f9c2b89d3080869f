import type { Runner } from '../../card/runner.ts';
import { checkStatement } from '../../fact-check/check-statement.ts';
import type { RaceView } from '../race-view.ts';
import type { Debate, DebateCheck, DebateRound, DebateSide } from './debate.ts';

/** The starter with a program number; an error where none has it. */
export function starterOr(view: RaceView, number: string): Runner {
  const runner = view.evidence.starters.find(({ programNumber }) => programNumber === number);
  if (runner === undefined) throw new Error(`number ${number} does not start`);
  return runner;
}

export const otherOf = (side: DebateSide): DebateSide => (side === 'claude' ? 'gpt' : 'claude');

/** Every statement with its round, side and horse, in the order of the debate. */
const statementsOf = ({ round1, round2, round3 }: Pick<Debate, DebateRound>) =>
  [
    ...(['claude', 'gpt'] as const).map(
      (side) => [1, side, round1[side].reasoning, round1[side].programNumber] as const,
    ),
    ...(['claude', 'gpt'] as const).map(
      (side) => [2, side, round2[`${side}Critique`].critique, round1[otherOf(side)].programNumber] as const,
    ),
    ...(['claude', 'gpt'] as const).map(
      (side) => [3, side, round3[`${side}Final`].explanation, round3[`${side}Final`].programNumber] as const,
    ),
  ] as const;

/** Every fact of a debate's statements, checked against the card. */
export function checkedStatements(view: RaceView, rounds: Pick<Debate, DebateRound>): readonly DebateCheck[] {
  return statementsOf(rounds).flatMap(([round, side, text, about]) =>
    checkStatement(text, view.evidence, starterOr(view, about)).map((claim) => ({ ...claim, round, side })),
  );
}
