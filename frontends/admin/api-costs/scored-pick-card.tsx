import { Card, numbered, Provenance } from '#kit/kit.ts';
import { Facts } from '../facts.tsx';
import { countOf } from '../format.ts';
import type { Spend } from './spend-words.ts';
import { spentText } from './spend-words.ts';

const title = 'Cost per Scored Pick';

function NoneScored({ ofAllPicks }: Pick<Spend['scoredPicks'], 'ofAllPicks'>) {
  return (
    <Card title={title}>
      <p>No pick by an outside analyst has been settled yet.</p>
      <p className="small muted">
        A pick is scored when its race has a result, and only if it was sealed before the off. Pick calls have
        cost {spentText(ofAllPicks)} so far.
      </p>
    </Card>
  );
}

/** What a pick of an outside analyst cost, of those that a result has settled. */
export function ScoredPickCard({
  scored: { perPick, picks, races, cost, ofAllPicks },
  calculatedAt,
}: {
  readonly scored: Spend['scoredPicks'];
  readonly calculatedAt: string;
}) {
  if (perPick === null) return <NoneScored ofAllPicks={ofAllPicks} />;
  return (
    <Card title={title}>
      <p className="admin-score">{spentText(perPick)}</p>
      <Facts
        facts={[
          ['Scored picks', countOf(picks)],
          ['Settled races', numbered(races, 'race')],
          ['Model calls for them', spentText(cost)],
          ['All model calls for picks', spentText(ofAllPicks)],
        ]}
      />
      <Provenance source="Sealed ledger, results and logged calls" at={calculatedAt} />
    </Card>
  );
}
