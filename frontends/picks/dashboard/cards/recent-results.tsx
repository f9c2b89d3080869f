import { useQuery } from '@tanstack/react-query';
import { Link, QueryState, useTrack } from '#frame/frame.ts';
import type { BadgeTone } from '#kit/kit.ts';
import { Badge, Card, Empty, links, money, Provenance, properName } from '#kit/kit.ts';
import type { RecentResult } from '../questions.ts';
import { resultsQuery } from '../questions.ts';

const tones: Readonly<Record<RecentResult['outcome'], BadgeTone>> = {
  win: 'green',
  place: 'blue',
  show: 'yellow',
  other: 'gray',
};

/** Win, place, show or other: each its color. */
export const outcomeTone = (outcome: RecentResult['outcome']): BadgeTone => tones[outcome];

function ResultLine({ result }: { readonly result: RecentResult }) {
  return (
    <li className="recent">
      <span>
        <strong>{properName(result.horse)}</strong>{' '}
        <span className="small muted">{result.about === 'pick' ? 'our pick' : 'winner'}</span>
        <br />
        <span className="small">
          {result.race}, {result.result}
        </span>
      </span>
      <span className="recent-end">
        <Badge tone={outcomeTone(result.outcome)}>{result.outcome}</Badge>{' '}
        <span className="small">{result.payout === null ? 'not reported' : money(result.payout)}</span>
      </span>
    </li>
  );
}

/** The latest finished races. */
export function RecentResults() {
  const query = useQuery(resultsQuery(useTrack().slug));
  return (
    <Card title="Recent results" foot={<Link href={links.results}>All results</Link>}>
      <QueryState query={query} what="the results" count={8}>
        {(all) =>
          all.length === 0 ? (
            <Empty title="No results yet">Results appear here.</Empty>
          ) : (
            <>
              <ul className="plain-list">
                {all.map((result) => (
                  <ResultLine key={result.id} result={result} />
                ))}
              </ul>
              <p className="small muted">Payoffs are for $2 to win.</p>
              {all[0] && <Provenance source={all[0].provenance.source} at={all[0].provenance.at} withDay />}
            </>
          )
        }
      </QueryState>
    </Card>
  );
}
