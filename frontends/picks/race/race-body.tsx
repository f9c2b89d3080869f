import { lazy, memo, Suspense, useRef } from 'react';
import { useNearViewport } from '#frame/frame.ts';
import { isOnBoard, useBoard } from '#frame/races/races.ts';
import type { Race } from '#kit/kit.ts';
import { classNames } from '#kit/kit.ts';
import type { Recommendation } from '../picks/picks-rules.ts';
import { Analysts } from './analysts.tsx';
import { ExoticPlays } from './exotic-plays.tsx';
import { Field } from './field.tsx';
import { Longshot } from './longshot.tsx';
import { Pick } from './pick.tsx';
import { chanceSource } from './source-sentence.ts';
import { Sources } from './sources.tsx';
import { ValueBets } from './value-bets.tsx';

const RaceNews = lazy(async () => ({ default: (await import('./news/race-news.tsx')).RaceNews }));

/** Some horse of the race has a price on a board, so prices over time are to come. */
const isPriced = ({ entries }: Race): boolean => entries.some(isOnBoard);

/** Redrawn only with a new recommendation: the ticking clock leaves it alone. */
export const RaceBody = memo(function RaceBody({
  race,
  recommendation,
  isNear,
}: {
  readonly race: Race;
  readonly recommendation: Recommendation;
  readonly isNear: boolean;
}) {
  const board = useBoard(race.id, isNear);
  const figures = useRef<HTMLDivElement>(null);
  const areFiguresNear = useNearViewport(figures);
  return (
    <>
      <div className="race-body" data-source={chanceSource(recommendation)}>
        <div className="race-words">
          <Pick recommendation={recommendation} entries={race.entries} />
          <Analysts recommendation={recommendation} />
          <ExoticPlays recommendation={recommendation} />
        </div>
        <div ref={figures} className="race-figures">
          <Field recommendation={recommendation} entries={race.entries} board={board} />
          <ValueBets recommendation={recommendation} />
          <Longshot recommendation={recommendation} />
          <div className={classNames('race-news', isPriced(race) && 'race-news-priced')}>
            {areFiguresNear && (
              <Suspense fallback={null}>
                <RaceNews raceId={race.id} />
              </Suspense>
            )}
          </div>
        </div>
      </div>
      <Sources recommendation={recommendation} isDemo={race.isDemo} />
    </>
  );
});
