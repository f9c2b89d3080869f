import { useQuery } from '@tanstack/react-query';
import { Link, QueryState, useTrack } from '#frame/frame.ts';
import {
  Badge,
  Card,
  count,
  Empty,
  links,
  Price,
  properName,
  rounded,
  SaddleCloth,
  Sentence,
  trackDayTime,
  withQuery,
} from '#kit/kit.ts';
import { ConfidenceBadge } from '../../parts/agreement-badges.tsx';
import type { Recommended } from '../questions.ts';
import { recommendationsQuery } from '../questions.ts';

export const recommendationsShown = 2;

/** A strong pick is one; anything else is a value bet. */
export const isStrong = ({ recommendationType }: { readonly recommendationType: string }): boolean =>
  recommendationType === 'strong_pick';

/** What a recommendation is called; over a PASS it carries no mark of strength. */
export function recommendationBadge(recommended: Pick<Recommended, 'recommendationType' | 'verdict'>): {
  readonly tone: 'green' | 'blue' | 'gray';
  readonly text: string;
} {
  if (!isStrong(recommended)) return { tone: 'blue', text: 'Value Bet' };
  return recommended.verdict === 'PASS'
    ? { tone: 'gray', text: 'Both analysts agree' }
    : { tone: 'green', text: 'Strong Pick' };
}

/** The confidence in its color; over a PASS gray, and in words that it is no reason to bet. */
export function Confidence({
  recommended: { confidence, verdict },
}: {
  readonly recommended: Pick<Recommended, 'confidence' | 'verdict'>;
}) {
  if (verdict !== 'PASS' || confidence === null) return <ConfidenceBadge value={confidence} />;
  return (
    <span className="muted">
      {rounded(confidence, '%')} analyst confidence: how far the evidence agrees, not a chance of winning
    </span>
  );
}

function RecommendedLine({ recommended }: { readonly recommended: Recommended }) {
  const badge = recommendationBadge(recommended);
  return (
    <li className="stack recommended">
      <p className="row">
        <SaddleCloth number={recommended.programNumber} />
        <strong>{properName(recommended.horseName)}</strong>
        <Price price={recommended.price} />
        <Badge tone={badge.tone}>{badge.text}</Badge>
      </p>
      <p className="row small">
        <Link href={withQuery(links.races, { race: recommended.raceNumber })}>
          Race {count(recommended.raceNumber)}
        </Link>
        <span>{recommended.betType}</span>
        <Confidence recommended={recommended} />
        {recommended.verdict !== null && (
          <Badge tone={recommended.verdict === 'BET' ? 'green' : 'gray'}>{recommended.verdict}</Badge>
        )}
      </p>
      <p className="small">
        <Sentence text={recommended.reasoning} />
      </p>
      <p className="small muted">
        {recommended.analysedBy}, made {trackDayTime(recommended.madeAt)}
      </p>
    </li>
  );
}

/** The two surest picks of the races to come. */
export function Recommendations() {
  const query = useQuery(recommendationsQuery(useTrack().slug));
  return (
    <Card title="AI Recommendations" foot={<Link href={links.picks}>All picks</Link>}>
      <QueryState query={query} what="the recommendations" count={5}>
        {(all) =>
          all.length === 0 ? (
            <Empty title="No picks yet" action={<Link href={links.picks}>Make them on AI Picks</Link>}>
              The two strongest upcoming picks appear here.
            </Empty>
          ) : (
            <ul className="plain-list">
              {all.slice(0, recommendationsShown).map((recommended) => (
                <RecommendedLine key={recommended.id} recommended={recommended} />
              ))}
            </ul>
          )
        }
      </QueryState>
    </Card>
  );
}
