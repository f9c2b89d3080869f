import { useQuery } from '@tanstack/react-query';
import { QueryState, useTrack } from '#frame/frame.ts';
import { Badge, count, RaceTime } from '#kit/kit.ts';
import { ConfidenceBadge } from '../parts/agreement-badges.tsx';
import { useBetRaces } from './bet-races.ts';
import type { Summary } from './claude.ts';
import { cutSummary, riskTone, summariesQuery } from './claude.ts';

const surfaces = { D: 'Dirt', T: 'Turf' } as const;

type SummaryCardProps = {
  readonly summary: Summary;
  /** Nothing in it is worth a bet: no badge is green. */
  readonly isPass: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (raceNumber: number) => void;
};

/** A race in a few words. */
export function SummaryCard({ summary, isPass, isChosen, onChoose }: SummaryCardProps) {
  return (
    <li>
      <button
        type="button"
        className="tile"
        aria-pressed={isChosen}
        onClick={() => onChoose(summary.raceNumber)}
      >
        <span className="tile-head">
          <strong>Race {count(summary.raceNumber)}</strong>{' '}
          <span>{summary.raceTime ? <RaceTime at={summary.raceTime} /> : 'TBD'}</span>
        </span>
        <span className="tile-facts">
          {summary.distance} ·{' '}
          {summary.surface === null ? 'Surface not announced' : surfaces[summary.surface]}
        </span>
        <span className="row">
          <Badge tone={isPass ? 'gray' : riskTone(summary.riskLevel)}>{summary.riskLevel} risk</Badge>
          <ConfidenceBadge value={summary.confidence} isPass={isPass} />
        </span>
        <span title={summary.summary}>{cutSummary(summary.summary)}</span>
        <span className="muted">{summary.keyFactor}</span>
      </button>
    </li>
  );
}

type SummaryCardsProps = {
  /** How many races there are, so that nothing jumps when their summaries come. */
  readonly count: number;
  readonly chosen: number | null;
  readonly onChoose: (raceNumber: number) => void;
};

/** Every race of the card in a few words; asked for only where there are races. */
export function SummaryCards({ count, chosen, onChoose }: SummaryCardsProps) {
  const { slug } = useTrack();
  const bets = useBetRaces();
  const summaries = useQuery(summariesQuery(slug));
  return (
    <QueryState query={summaries} what="the race summaries" shape="cards" count={count}>
      {(all) => (
        <>
          <ul className="tiles">
            {all.map((summary) => (
              <SummaryCard
                key={summary.raceId}
                summary={summary}
                isPass={!bets.has(summary.raceId)}
                isChosen={summary.raceNumber === chosen}
                onChoose={onChoose}
              />
            ))}
          </ul>
          {all[0] && <p className="small muted">{all[0].analysedBy}</p>}
        </>
      )}
    </QueryState>
  );
}
