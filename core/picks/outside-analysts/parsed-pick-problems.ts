import type { Evidence } from '../../handicapping/evidence.ts';
import type { ParsedPick } from '../model-questions/model-question.ts';
import { problemWithNumber, starterNumbered } from './matched-runner.ts';

const LEAST_HORSES = { exacta: 2, trifecta: 3 } as const;

function confidenceFault(where: string, confidence: number): readonly string[] {
  return confidence >= 0 && confidence <= 100 ? [] : [`${where}: confidence must be from 0 to 100`];
}

function exoticFaults({ betType, programNumbers }: ParsedPick['exotics'][number], evidence: Evidence) {
  const tickets = new Set(programNumbers.map((number) => starterNumbered(evidence, number)?.index));
  const least = LEAST_HORSES[betType];
  return tickets.size < least ? [`${betType}: at least ${least} different horses`] : [];
}

/** Numbers that a pick names, with where it does. */
const numbersIn = ({
  primary,
  longshot,
  value,
  exotics,
}: ParsedPick): readonly (readonly [string, string])[] => [
  ['primary', primary.programNumber],
  ...(longshot === null ? [] : [['longshot', longshot.programNumber] as const]),
  ...value.map(({ programNumber }) => ['value', programNumber] as const),
  ...exotics.flatMap(({ betType, programNumbers }) =>
    programNumbers.map((number) => [betType, number] as const),
  ),
];

/** What is wrong with an outside analyst's pick, in clauses; empty when it can be used. */
export function pickProblems(parsedPick: ParsedPick, evidence: Evidence): readonly string[] {
  const named = numbersIn(parsedPick).flatMap(([where, number]) => {
    const fault = problemWithNumber(evidence, number);
    return fault === null ? [] : [`${where}: ${fault}`];
  });
  const first = starterNumbered(evidence, parsedPick.primary.programNumber)?.index;
  const second = parsedPick.longshot && starterNumbered(evidence, parsedPick.longshot.programNumber)?.index;
  return [
    ...named,
    ...(second !== null && second !== undefined && second === first
      ? ['longshot: must be another horse than the primary']
      : []),
    ...(parsedPick.primary.reasons.length === 0 ? ['primary: give at least one reason'] : []),
    ...confidenceFault('primary', parsedPick.primary.confidence),
    ...parsedPick.value.flatMap(({ confidence }) => confidenceFault('value', confidence)),
    ...parsedPick.exotics.flatMap((exotic) => exoticFaults(exotic, evidence)),
  ];
}
