import { useQuery } from '@tanstack/react-query';
import { QueryState } from '#frame/frame.ts';
import { Badge, Card, Empty, money, signedPercent } from '#kit/kit.ts';
import { percentText } from '../figures.ts';
import type { Handicapper } from '../questions.ts';
import { handicappersQuery } from '../questions.ts';

export const handicappersShown = 3;

function ratingText({ rating, scoredPicks, minimumScored }: Handicapper): string {
  if (rating !== null) return `returns ${money(rating / 100)} per $1`;
  return `not rated yet: ${scoredPicks} of ${minimumScored} scored picks`;
}

function HandicapperLine({ handicapper }: { readonly handicapper: Handicapper }) {
  return (
    <li className="handicapper">
      <p className="row">
        <strong>{handicapper.displayName}</strong>
        <Badge>{handicapper.specialization}</Badge>
      </p>
      <p className="small">
        {ratingText(handicapper)}
        {handicapper.roi === null ? '' : `, ROI ${signedPercent(handicapper.roi / 100)}`}
      </p>
      <p className="small muted">
        Win rate {percentText(handicapper.winRate)}, {handicapper.totalPicks}{' '}
        {handicapper.totalPicks === 1 ? 'pick' : 'picks'}, {handicapper.scoredPicks} scored
      </p>
    </li>
  );
}

/** The three members with the best return. */
export function Handicappers() {
  const query = useQuery(handicappersQuery);
  return (
    <Card title="Expert Handicappers">
      <p className="small muted">All tracks</p>
      <QueryState query={query} what="the handicappers" count={5}>
        {(all) =>
          all.length === 0 ? (
            <Empty title="No handicappers yet">Members who submit picks are ranked here by return.</Empty>
          ) : (
            <ol className="plain-list">
              {all.slice(0, handicappersShown).map((handicapper) => (
                <HandicapperLine key={handicapper.id} handicapper={handicapper} />
              ))}
            </ol>
          )
        }
      </QueryState>
    </Card>
  );
}
