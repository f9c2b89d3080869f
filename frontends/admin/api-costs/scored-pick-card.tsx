import { Card, Provenance } from '#kit/kit.ts';
import { Facts } from '../facts.tsx';
import { countOf, numbered } from '../format.ts';
import type { Spend } from './spend-words.ts';
import { spentText } from './spend-words.ts';

/** What a pick of an outside analyst cost, of those that a result has settled. */
export function ScoredPickCard({
  scored: { perPick, picks, races, cost, ofAllPicks },
  at,
}: {
  readonly scored: Spend['scoredPicks'];
  readonly at: string;
}) {
  if (perPick === null)
    return (
      <Card title="Cost per Scored Pick">
        <p>No pick of an outside analyst is settled yet.</p>
        <p className="small muted">
          A pick is scored once the result of its race is in; it must be sealed before the off. Questions for
          picks cost {spentText(ofAllPicks)} so far.
        </p>
      </Card>
    );
  return (
    <Card title="Cost per Scored Pick">
      <p className="admin-score">{spentText(perPick)}</p>
      <Facts
        facts={[
          ['Scored picks', countOf(picks)],
          ['Settled races', numbered(races, 'race')],
          ['Questions on them', spentText(cost)],
          ['All questions for picks', spentText(ofAllPicks)],
        ]}
      />
      <Provenance source="Sealed ledger, results and kept calls" at={at} />
    </Card>
  );
}
