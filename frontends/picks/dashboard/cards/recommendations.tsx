import { useQuery } from '@tanstack/react-query';
import { Link } from '#frame/frame.ts';
import {
  Badge,
  Card,
  ConfidenceBadge,
  Empty,
  links,
  Price,
  properName,
  SaddleCloth,
  Sentence,
  trackDayTime,
  withQuery,
} from '#kit/kit.ts';
import { Asked } from '../../parts/asked.tsx';
import type { Recommended } from '../questions.ts';
import { recommendationsQuery } from '../questions.ts';

export const recommendationsShown = 2;

/** A strong pick is one; anything else is a value bet. */
export const isStrong = ({ recommendationType }: { readonly recommendationType: string }): boolean =>
  recommendationType === 'strong_pick';

function One({ one }: { readonly one: Recommended }) {
  return (
    <li className="stack recommended">
      <p className="row">
        <SaddleCloth number={one.programNumber} />
        <strong>{properName(one.horseName)}</strong>
        <Price odds={one.odds} />
        <Badge tone={isStrong(one) ? 'green' : 'blue'}>{isStrong(one) ? 'Strong Pick' : 'Value Bet'}</Badge>
      </p>
      <p className="row small">
        <Link href={withQuery(links.picks, { race: one.raceNumber })}>Race {one.raceNumber}</Link>
        <span>{one.betType}</span>
        <ConfidenceBadge value={one.confidence} />
        <Badge tone={one.verdict === 'PLAY' ? 'green' : 'grey'}>{one.verdict}</Badge>
      </p>
      <p className="small">
        <Sentence text={one.reasoning} />
      </p>
      <p className="small muted">
        {one.analysedBy}, made {trackDayTime(one.madeAt)}
      </p>
    </li>
  );
}

/** The two surest picks of the races to come. */
export function Recommendations() {
  const asked = useQuery(recommendationsQuery);
  return (
    <Card title="AI Recommendations" foot={<Link href={links.picks}>All picks</Link>}>
      <Asked question={asked} what="the recommendations" count={5}>
        {(all) =>
          all.length === 0 ? (
            <Empty
              title="No picks have been made yet"
              action={<Link href={links.picks}>Open AI Picks to have them made</Link>}
            >
              The two surest picks of the races to come stand here.
            </Empty>
          ) : (
            <ul className="plain-list">
              {all.slice(0, recommendationsShown).map((one) => (
                <One key={one.id} one={one} />
              ))}
            </ul>
          )
        }
      </Asked>
    </Card>
  );
}
