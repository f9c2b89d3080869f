import { memo, useDeferredValue } from 'react';
import { lazyPart } from '#frame/frame.ts';
import { isRun } from '#frame/races/races.ts';
import type { Race } from '#kit/kit.ts';
import { classNames, count } from '#kit/kit.ts';
import type { Recommendation } from '../picks/picks-rules.ts';
import { raceElementId } from './race-element.ts';
import { RaceHead } from './race-head.tsx';
import { RacePick } from './race-pick.tsx';
import { RaceWaiting } from './race-waiting.tsx';

type RaceCardProps = {
  readonly race: Race;
  readonly recommendation: Recommendation | null;
  readonly isMaking: boolean;
  readonly isNext: boolean;
  readonly isChosen: boolean;
  readonly isOpen: boolean;
  readonly now: number | null;
  /** Opens a race, or closes one that is open. */
  readonly onPress: (raceNumber: number) => void;
  /** Takes a refreshed recommendation; null on a host without that control. */
  readonly onFresh: ((fresh: Recommendation) => void) | null;
};

const coming = () => <RaceWaiting isMaking />;
const RaceDetails = lazyPart(async () => (await import('./race-details.tsx')).RaceDetails, coming);

/** One race: a line of the day's board, and below it, when it is open, all that is recommended in it. */
export const RaceCard = memo(function RaceCard({
  race,
  recommendation,
  isMaking,
  isNext,
  isChosen,
  isOpen,
  now,
  onPress,
  onFresh,
}: RaceCardProps) {
  const isOff = isRun(race, now);
  // The room opens at once, what stands in it is drawn right after.
  const isDrawn = useDeferredValue(isOpen);
  return (
    <article
      className={classNames('race-card', isChosen && 'race-card-chosen')}
      id={raceElementId(race.raceNumber)}
      aria-label={`Race ${count(race.raceNumber)}`}
      onPointerEnter={RaceDetails.preload}
    >
      <div className="race-row">
        <RaceHead
          race={race}
          now={now}
          isNext={isNext}
          isOpen={isOpen}
          onPress={() => onPress(race.raceNumber)}
        />
        <RacePick race={race} recommendation={recommendation} isMaking={isMaking} isOff={isOff} />
      </div>
      {isOpen &&
        (isDrawn ? (
          <RaceDetails
            race={race}
            recommendation={recommendation}
            isMaking={isMaking}
            isOff={isOff}
            onFresh={onFresh}
          />
        ) : (
          coming()
        ))}
    </article>
  );
});
