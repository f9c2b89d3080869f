import { useQuery } from '@tanstack/react-query';
import { Badge, Card, Empty } from '#kit/kit.ts';
import { Asked } from '../../parts/asked.tsx';
import { percentText, signedPercent } from '../figures.ts';
import type { Handicapper } from '../questions.ts';
import { handicappersQuery } from '../questions.ts';

export const handicappersShown = 3;

function ratingText({ rating, scoredPicks, minimumScored }: Handicapper): string {
  if (rating !== null) return `${rating.toFixed(0)}¢ back per $1`;
  return `not rated: ${scoredPicks} of ${minimumScored} scored picks needed`;
}

function One({ one }: { readonly one: Handicapper }) {
  return (
    <li className="handicapper">
      <p className="row">
        <strong>{one.displayName}</strong>
        <Badge>{one.specialization}</Badge>
      </p>
      <p className="small">
        {ratingText(one)}
        {one.roi === null ? '' : `, ROI ${signedPercent(one.roi)}`}
      </p>
      <p className="small muted">
        Win rate {percentText(one.winRate)}, {one.totalPicks} {one.totalPicks === 1 ? 'pick' : 'picks'},{' '}
        {one.scoredPicks} scored
      </p>
    </li>
  );
}

/** The three members whose picks brought back most. */
export function Handicappers() {
  const asked = useQuery(handicappersQuery);
  return (
    <Card title="Expert Handicappers">
      <Asked question={asked} what="the handicappers" count={5}>
        {(all) =>
          all.length === 0 ? (
            <Empty title="No handicapper yet">
              Whoever hands in picks below stands here, by what they brought back.
            </Empty>
          ) : (
            <ol className="plain-list">
              {all.slice(0, handicappersShown).map((one) => (
                <One key={one.id} one={one} />
              ))}
            </ol>
          )
        }
      </Asked>
    </Card>
  );
}
