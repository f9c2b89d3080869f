import { lazy, memo, Suspense } from 'react';
import type { Race } from '#kit/kit.ts';
import { classNames } from '#kit/kit.ts';
import type { Recommendation } from '../picks/picks-rules.ts';
import { Analysts } from './analysts.tsx';
import { useBoard } from './board.ts';
import { ExoticPlays } from './exotic-plays.tsx';
import { Field } from './field.tsx';
import { Longshot } from './longshot.tsx';
import { Pick } from './pick.tsx';
import { chanceSource } from './source-sentence.ts';
import { Sources } from './sources.tsx';
import { ValueBets } from './value-bets.tsx';

const RaceNews = lazy(async () => ({ default: (await import('./news/race-news.tsx')).RaceNews }));

/** Some horse of the race has a price on a board, so prices over time are to come. */
const isPriced = ({ entries }: Race): boolean =>
  entries.some(({ oddsKind }) => oddsKind !== null && oddsKind !== 'morning-line');

/** Drawn anew only with a new recommendation: the beat of the clock leaves it alone. */
export const RaceBody = memo(function RaceBody({
  race,
  one,
  isNear,
}: {
  readonly race: Race;
  readonly one: Recommendation;
  readonly isNear: boolean;
}) {
  const board = useBoard(race.id, isNear);
  return (
    <>
      <div className="race-body" data-source={chanceSource(one)}>
        <div className="race-words">
          <Pick one={one} entries={race.entries} />
          <Analysts one={one} />
          <ExoticPlays one={one} />
        </div>
        <div className="race-figures">
          <Field one={one} entries={race.entries} board={board} />
          <ValueBets one={one} />
          <Longshot one={one} />
          <div className={classNames('race-news', isPriced(race) && 'race-news-priced')}>
            {isNear && (
              <Suspense fallback={null}>
                <RaceNews raceId={race.id} />
              </Suspense>
            )}
          </div>
        </div>
      </div>
      <Sources one={one} isDemo={race.isDemo} />
    </>
  );
});
