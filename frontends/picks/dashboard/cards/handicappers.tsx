import { useQuery } from '@tanstack/react-query';
import { QueryState } from '#frame/frame.ts';
import { Badge, Card, Empty, money, numbered, rounded, signedPercent } from '#kit/kit.ts';
import { leastBets } from '../metric-cards.tsx';
import type { Handicapper } from '../questions.ts';
import { handicappersQuery } from '../questions.ts';

export const handicappersShown = 3;

function ratingText({ rating, scoredPicks, minimumScored }: Handicapper): string {
  if (rating !== null) return `returns ${money(rating / 100)} per $1`;
  return `not rated yet: ${scoredPicks} of ${minimumScored} scored picks`;
}

/** The return as a figure with its range; only from thirty scored picks on. */
export function returnText({
  roi,
  roiRange,
  scoredPicks,
}: Pick<Handicapper, 'roi' | 'roiRange' | 'scoredPicks'>): string {
  if (roi === null || scoredPicks < leastBets) return '';
  const range =
    roiRange === null
      ? ''
      : ` (95%: ${signedPercent(roiRange.low / 100)} to ${signedPercent(roiRange.high / 100)})`;
  return `, ROI ${signedPercent(roi / 100)}${range}`;
}

/** `3 of 8 scored picks won (95%: 13% to 69%), 10 picks in all`. */
export function recordText({ wonPicks, scoredPicks, totalPicks, winRange }: Handicapper): string {
  const range =
    winRange === null ? '' : ` (95%: ${rounded(winRange.low, '%')} to ${rounded(winRange.high, '%')})`;
  return `${wonPicks} of ${numbered(scoredPicks, 'scored pick')} won${range}, ${numbered(totalPicks, 'pick')} in all`;
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
        {returnText(handicapper)}
      </p>
      <p className="small muted">{recordText(handicapper)}</p>
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
