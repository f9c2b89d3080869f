import { useRef } from 'react';
import { DeskLink, Link, useNearViewport } from '#frame/frame.ts';
import type { Race } from '#kit/kit.ts';
import { count, Empty, links, withQuery } from '#kit/kit.ts';
import type { Recommendation } from '../picks/picks-rules.ts';
import { RefreshRace } from '../picks/refresh-race.tsx';
import { RaceBody } from './race-body.tsx';
import { RaceWaiting } from './race-waiting.tsx';
import { RunResult } from './run-result.tsx';

type DetailsProps = {
  readonly race: Race;
  readonly recommendation: Recommendation | null;
  readonly isMaking: boolean;
  readonly isOff: boolean;
  /** Takes a refreshed recommendation; null on a host without that control. */
  readonly onFresh: ((fresh: Recommendation) => void) | null;
};

function Actions({ race, isOff, onFresh }: Pick<DetailsProps, 'race' | 'isOff' | 'onFresh'>) {
  return (
    <div className="race-actions">
      {race.conditions && (
        <details className="race-conditions">
          <summary>{race.offTheTurf ? 'Conditions as carded' : 'Conditions'}</summary>
          <p>{race.conditions}</p>
        </details>
      )}
      <Link className="small" href={withQuery(links.mlPredictions, { race: race.raceNumber })}>
        All figures<span className="visually-hidden"> of race {count(race.raceNumber)}</span>
      </Link>
      <DeskLink race={race} />
      {onFresh && !isOff && <RefreshRace raceNumber={race.raceNumber} onFresh={onFresh} />}
    </div>
  );
}

/** All that is recommended in a race, below its line of the board. */
export function RaceDetails({ race, recommendation, isMaking, isOff, onFresh }: DetailsProps) {
  const room = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(room);
  return (
    <div className="race-details" ref={room}>
      {isOff && isNear && <RunResult race={race} />}
      <Actions race={race} isOff={isOff} onFresh={onFresh} />
      {race.entries.length === 0 ? (
        <Empty title="No Entries Available">Entry information is not yet available for this race.</Empty>
      ) : recommendation ? (
        <RaceBody race={race} recommendation={recommendation} isNear={isNear} />
      ) : (
        <RaceWaiting isMaking={isMaking} />
      )}
    </div>
  );
}
