import { Link } from '#frame/frame.ts';
import { priceNow, shortCountdown, timeOf, useBoard } from '#frame/races/races.ts';
import type { Race } from '#kit/kit.ts';
import {
  classNames,
  GoingChip,
  links,
  OffTheTurf,
  properName,
  RaceTime,
  SaddleCloth,
  ScratchedList,
} from '#kit/kit.ts';
import type { Recommendation } from '../picks/picks-rules.ts';
import { PriceLine } from '../race/price-line.tsx';
import { takeWords } from '../take-words.ts';
import { LatestChange } from './latest-change.tsx';
import { Moved } from './moved.tsx';

/** The horse of the verdict; where it names none, the pick. */
function horseOf({ verdict, primaryPick }: Recommendation) {
  const { programNumber, horse } = verdict;
  return programNumber !== null && horse !== null ? { programNumber, horse } : primaryPick;
}

type VerdictProps = {
  readonly race: Race;
  readonly recommendation: Recommendation;
  /** Whether the race is still bet on. */
  readonly isOpen: boolean;
};

function Verdict({ race, recommendation, isOpen }: VerdictProps) {
  const { verdict } = recommendation;
  const board = useBoard(race.id, isOpen && verdict.price?.kind === 'live');
  const horse = horseOf(recommendation);
  return (
    <>
      <strong className="row-kind" data-kind={verdict.kind}>
        {verdict.kind ?? 'No verdict'}
      </strong>
      {horse && (
        <span className="wall-horse">
          <SaddleCloth number={horse.programNumber} />
          <strong>{properName(horse.horse)}</strong>
        </span>
      )}
      <span className="wall-price">
        {verdict.kind !== null && <span>{takeWords(verdict)}</span>}
        {verdict.price && verdict.priceToTake && (
          <PriceLine price={verdict.price} priceToTake={verdict.priceToTake} />
        )}
        {isOpen && horse && <Moved now={priceNow([horse.programNumber], board, [])} />}
      </span>
    </>
  );
}

/** One race on the wall: when, what, the verdict with its prices, what changed. */
export function WallRow({
  race,
  recommendation,
  now,
  isNext,
  isRun,
}: {
  readonly race: Race;
  readonly recommendation: Recommendation | null;
  readonly now: number | null;
  readonly isNext: boolean;
  readonly isRun: boolean;
}) {
  const time = timeOf(race);
  return (
    <li className={classNames('wall-race', isNext && 'wall-next', isRun && 'wall-run')}>
      <Link className="wall-number" href={links.race(race.trackSlug, race.day, race.raceNumber)}>
        <span className="visually-hidden">Race </span>
        {race.raceNumber}
      </Link>
      <span className="wall-when">
        <strong>{shortCountdown(race, now) ?? 'TBD'}</strong>
        <span className="row-small">{time !== null && <RaceTime at={time} />}</span>
      </span>
      <span className="wall-surface">
        <GoingChip surface={race.surfaceName} going={race.trackCondition} />
      </span>
      {recommendation === null ? (
        <span className="muted wall-none">No picks yet</span>
      ) : (
        <Verdict race={race} recommendation={recommendation} isOpen={!isRun} />
      )}
      <div className="wall-changes">
        <OffTheTurf race={race} />
        <ScratchedList race={race} />
        <LatestChange raceId={race.id} />
      </div>
    </li>
  );
}
