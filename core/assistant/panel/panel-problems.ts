import { checkStatement } from '../../fact-check/check-statement.ts';
import type { Evidence } from '../../handicapping/evidence.ts';

const MOST = 4;

/** What a model says of the race and the card tells otherwise, as faults to be named to it. */
export function wrongClaimsIn(texts: readonly string[], evidence: Evidence): readonly string[] {
  const wrong = texts
    .flatMap((text) => checkStatement(text, evidence))
    .filter(({ verdict }) => verdict === 'wrong');
  return wrong.slice(0, MOST).map(({ claim, fact }) => `${claim} is wrong: ${fact}`);
}
