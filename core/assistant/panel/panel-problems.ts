import { checkStatement } from '../../fact-check/check-statement.ts';
import type { Evidence } from '../../handicapping/evidence.ts';

const MOST = 4;

/** Claims of a model that the card contradicts, as faults to report back to it. */
export function wrongClaimsIn(texts: readonly string[], evidence: Evidence): readonly string[] {
  const wrong = texts
    .flatMap((text) => checkStatement(text, evidence))
    .filter(({ verdict }) => verdict === 'wrong');
  return wrong.slice(0, MOST).map(({ claim, fact }) => `${claim} is wrong: ${fact}`);
}
