import { useQuery } from '@tanstack/react-query';
import { Link } from '#frame/frame.ts';
import type { BadgeTone } from '#kit/kit.ts';
import { Badge, Card, Empty, links, money, Provenance, properName } from '#kit/kit.ts';
import { Asked } from '../../parts/asked.tsx';
import type { RecentResult } from '../questions.ts';
import { resultsQuery } from '../questions.ts';

const tones: Readonly<Record<RecentResult['outcome'], BadgeTone>> = {
  win: 'green',
  place: 'blue',
  show: 'yellow',
  other: 'grey',
};

/** Win, place, show or other: each its colour. */
export const outcomeTone = (outcome: RecentResult['outcome']): BadgeTone => tones[outcome];

function One({ one }: { readonly one: RecentResult }) {
  return (
    <li className="recent">
      <span>
        <strong>{properName(one.horse)}</strong>{' '}
        <span className="small muted">{one.about === 'pick' ? 'our pick' : 'winner'}</span>
        <br />
        <span className="small">
          {one.race}, {one.result}
        </span>
      </span>
      <span className="recent-end">
        <Badge tone={outcomeTone(one.outcome)}>{one.outcome}</Badge>{' '}
        <span className="small">{one.payout === null ? 'not told' : money(one.payout)}</span>
      </span>
    </li>
  );
}

/** The latest finished races. */
export function RecentResults() {
  const asked = useQuery(resultsQuery);
  return (
    <Card title="Recent results" foot={<Link href={links.results}>All results</Link>}>
      <Asked question={asked} what="the results" count={8}>
        {(all) =>
          all.length === 0 ? (
            <Empty title="No results yet">A race stands here as soon as its result is known.</Empty>
          ) : (
            <>
              <ul className="plain-list">
                {all.map((one) => (
                  <One key={one.id} one={one} />
                ))}
              </ul>
              <p className="small muted">What $2 to win on the horse paid.</p>
              {all[0] && <Provenance source={all[0].provenance.source} at={all[0].provenance.at} withDay />}
            </>
          )
        }
      </Asked>
    </Card>
  );
}
