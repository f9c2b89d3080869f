import { lazy, memo, Suspense, useRef } from 'react';
import { log } from '#api/api.ts';
import { useNearViewport } from '#frame/frame.ts';
import { isRun } from '#frame/races/races.ts';
import type { Race } from '#kit/kit.ts';
import { classNames, Empty, Skeleton } from '#kit/kit.ts';
import type { Recommendation } from '../picks/picks-rules.ts';
import { raceElementId } from './race-element.ts';
import { RaceHead } from './race-head.tsx';
import { RunResult } from './run-result.tsx';

type RaceCardProps = {
  readonly race: Race;
  readonly recommendation: Recommendation | null;
  readonly isMaking: boolean;
  readonly isChosen: boolean;
  readonly now: number | null;
  /** Takes a refreshed recommendation; null on a host without that control. */
  readonly onFresh: ((fresh: Recommendation) => void) | null;
};

/** The part below the head is loaded beside the first calls and drawn after the next race. */
const fetched = import('./race-body.tsx');
fetched.catch((error: unknown) => log.error('Could not fetch the race cards', error));
const RaceBody = lazy(async () => ({ default: (await fetched).RaceBody }));

function Waiting({ isMaking }: { readonly isMaking: boolean }) {
  return (
    <div className="race-waiting">
      {isMaking ? (
        <Skeleton count={9} label="Making the picks" />
      ) : (
        <p className="muted">No picks for this race yet.</p>
      )}
    </div>
  );
}

/** One race of the card with all that is recommended in it. */
export const RaceCard = memo(function RaceCard({
  race,
  recommendation,
  isMaking,
  isChosen,
  now,
  onFresh,
}: RaceCardProps) {
  const card = useRef<HTMLElement>(null);
  const isNear = useNearViewport(card);
  const isOff = isRun(race, now);
  return (
    <article
      ref={card}
      className={classNames('card', 'race-card', isChosen && 'race-card-chosen')}
      id={raceElementId(race.raceNumber)}
      aria-label={`Race ${race.raceNumber}`}
    >
      <RaceHead race={race} now={now} onFresh={isOff ? null : onFresh} />
      {isOff && isNear && <RunResult race={race} />}
      {race.entries.length === 0 ? (
        <Empty title="No Entries Available">Entry information is not yet available for this race.</Empty>
      ) : recommendation ? (
        <Suspense fallback={<Waiting isMaking />}>
          <RaceBody race={race} recommendation={recommendation} isNear={isNear} />
        </Suspense>
      ) : (
        <Waiting isMaking={isMaking} />
      )}
    </article>
  );
});
