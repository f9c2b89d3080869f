import { makeDemoCard } from '#adapters/simulation/demo-card.ts';
import { trackOrRefusal } from '#core/card/days-card.ts';
import type { Card } from '#core/card/race.ts';
import { checkStatement } from '#core/fact-check/check-statement.ts';
import { type Evidence, evidenceOf } from '#core/handicapping/evidence.ts';
import { type Instant, parseInstant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { FACTS, type FactSentences, sentence } from './claim-sentences.ts';

export const evidenceOn = (card: Card): readonly Evidence[] =>
  card.races.map((race) =>
    evidenceOf(race, new Map(), parseInstant(`${race.day}T11:00:00-04:00`) as Instant),
  );

export const invented = (): Card =>
  makeDemoCard({ seed: 7, day: '2025-08-02' as RaceDay, track: trackOrRefusal('saratoga'), firstPost: 785 });

export const isMarkedWrong = (text: string, evidence: Evidence): boolean =>
  checkStatement(text, evidence).some(({ verdict }) => verdict === 'wrong');

export interface Planted {
  readonly kind: string;
  readonly text: string;
  readonly evidence: Evidence;
}

/** Every fact of every starter in every wording, as the card has it or as it has not. */
export const planted = (
  races: readonly Evidence[],
  which: 'right' | 'wrong',
  facts: readonly FactSentences[] = FACTS,
): readonly Planted[] =>
  races.flatMap((evidence) =>
    evidence.starters.flatMap((runner) =>
      facts.flatMap((fact) => {
        const value = fact[which](runner, evidence);
        return value === null
          ? []
          : fact.wordings.map((wording) => ({
              kind: fact.kind,
              text: sentence(wording, runner, value),
              evidence,
            }));
      }),
    ),
  );

/** So many of them, spread evenly over all kinds. */
export function spread(all: readonly Planted[], count: number): readonly Planted[] {
  const kinds = [...new Set(all.map(({ kind }) => kind))];
  const byKind = kinds.map((kind) => all.filter((planted) => planted.kind === kind));
  return Array.from({ length: count }, (_, index) => {
    const rows = byKind[index % byKind.length] as readonly Planted[];
    return rows[(index * 37) % rows.length] as Planted;
  });
}
