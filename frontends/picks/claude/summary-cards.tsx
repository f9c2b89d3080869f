import { useQuery } from '@tanstack/react-query';
import { Badge, ConfidenceBadge } from '#kit/kit.ts';
import { Asked } from '../parts/asked.tsx';
import type { Summary } from './claude.ts';
import { cutSummary, riskTone, summariesQuery } from './claude.ts';

const surfaces = { D: 'Dirt', T: 'Turf' } as const;

function SummaryCard({
  one,
  isChosen,
  onChoose,
}: {
  readonly one: Summary;
  readonly isChosen: boolean;
  readonly onChoose: (raceNumber: number) => void;
}) {
  return (
    <li>
      <button type="button" className="tile" aria-pressed={isChosen} onClick={() => onChoose(one.raceNumber)}>
        <span className="tile-head">
          <strong>Race {one.raceNumber}</strong> <span>{one.raceTime ?? 'TBD'}</span>
        </span>
        <span className="tile-facts">
          {one.distance} · {surfaces[one.surface]}
        </span>
        <span className="row">
          <Badge tone={riskTone(one.riskLevel)}>{one.riskLevel} risk</Badge>
          <ConfidenceBadge value={one.confidence} />
        </span>
        <span title={one.summary}>{cutSummary(one.summary)}</span>
        <span className="muted">{one.keyFactor}</span>
      </button>
    </li>
  );
}

/** Every race of the card in a few words; asked for only where there are races. */
export function SummaryCards({
  count,
  chosen,
  onChoose,
}: {
  /** How many races there are, so that nothing jumps when their summaries come. */
  readonly count: number;
  readonly chosen: number | null;
  readonly onChoose: (raceNumber: number) => void;
}) {
  const summaries = useQuery(summariesQuery);
  return (
    <Asked question={summaries} what="the race summaries" shape="cards" count={count}>
      {(all) => (
        <>
          <ul className="tiles">
            {all.map((one) => (
              <SummaryCard
                key={one.raceId}
                one={one}
                isChosen={one.raceNumber === chosen}
                onChoose={onChoose}
              />
            ))}
          </ul>
          {all[0] && <p className="small muted">{all[0].analysedBy}</p>}
        </>
      )}
    </Asked>
  );
}
