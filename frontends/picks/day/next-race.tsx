import { memo } from 'react';
import { countdownText, statusAt, timeOf } from '#frame/races/races.ts';
import type { Race } from '#kit/kit.ts';
import {
  Badge,
  Button,
  Card,
  ConfidenceBadge,
  ConsensusBadge,
  classNames,
  Empty,
  Price,
  percent,
  properName,
  RaceTime,
  SaddleCloth,
  Sentence,
  Skeleton,
} from '#kit/kit.ts';
import { Disagreement } from '../picks/disagreement.tsx';
import type { Recommendation } from '../picks/picks-rules.ts';
import { RaceLine } from '../race/race-line.tsx';
import { VerdictLine } from '../race/verdict.tsx';
import { chanceOf, whyOf } from '../race/why.ts';

function Pick({ race, recommendation }: { readonly race: Race; readonly recommendation: Recommendation }) {
  const pick = recommendation.primaryPick;
  if (pick === null) return <p>No starters to pick from.</p>;
  const chance = chanceOf(recommendation, pick.programNumber);
  return (
    <>
      <div className="next-pick">
        <SaddleCloth number={pick.programNumber} large />
        <div>
          <p className="pick-name">{properName(pick.horse)}</p>
          <p className="pick-figures">
            <Price price={pick.morningLine} />
            {chance !== null && <span>{percent(chance)} to win</span>}
          </p>
        </div>
      </div>
      <p className="row">
        <ConfidenceBadge value={pick.confidence} />
        <ConsensusBadge value={pick.aiConsensus} />
        <Disagreement recommendation={recommendation} entries={race.entries} />
      </p>
    </>
  );
}

function Why({ recommendation }: { readonly recommendation: Recommendation }) {
  const why = whyOf(recommendation);
  if (why.length === 0) return null;
  return (
    <ul className="why">
      {why.map(({ from, reason }) => (
        <li key={from}>
          <span className="muted">{from}:</span> <Sentence text={reason} />
        </li>
      ))}
    </ul>
  );
}

function Body({
  race,
  recommendation,
  isMaking,
}: {
  readonly race: Race;
  readonly recommendation: Recommendation | null;
  readonly isMaking: boolean;
}) {
  if (recommendation)
    return (
      <>
        <Pick race={race} recommendation={recommendation} />
        <VerdictLine verdict={recommendation.verdict} />
        <Why recommendation={recommendation} />
      </>
    );
  return isMaking ? (
    <Skeleton count={5} label="Making the picks" />
  ) : (
    <p className="muted">No pick for this race yet.</p>
  );
}

/** The race one waits for: who, how sure, why, and whether the price is worth it. */
export const NextRace = memo(function NextRace({
  race,
  recommendation,
  isMaking,
  now,
  onOpen,
}: {
  readonly race: Race | null;
  readonly recommendation: Recommendation | null;
  readonly isMaking: boolean;
  readonly now: number | null;
  readonly onOpen: (raceNumber: number) => void;
}) {
  if (race === null)
    return (
      <Card title="No more races today" className="next-race next-race-bare">
        <Empty title="Every race is over or canceled.">The picks are below, exactly as made.</Empty>
      </Card>
    );
  const isLive = statusAt(race, now) === 'live';
  return (
    <Card
      className={classNames('next-race', recommendation === null && !isMaking && 'next-race-bare')}
      title={`${isLive ? 'Off' : 'Next'}: Race ${race.raceNumber}`}
      aside={
        <span className="next-when">
          <RaceTime at={timeOf(race)} />{' '}
          <Badge tone={isLive ? 'red' : 'green'}>
            {countdownText(race, now) ?? (now === null ? 'in …' : 'post time unknown')}
          </Badge>
        </span>
      }
    >
      <RaceLine race={race} />
      <Body race={race} recommendation={recommendation} isMaking={isMaking} />
      <div className="next-foot">
        <Button tone="quiet" onClick={() => onOpen(race.raceNumber)}>
          Open Race {race.raceNumber}
        </Button>
      </div>
    </Card>
  );
});
