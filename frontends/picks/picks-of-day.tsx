import type { ReactNode } from 'react';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { Link } from '#frame/frame.ts';
import { nextRace, RaceStrip, useRacingNow } from '#frame/races/races.ts';
import type { DayOfRaces } from '#kit/kit.ts';
import { Alert, Button, links } from '#kit/kit.ts';
import { TrackConditions } from './day/track-conditions.tsx';
import { BettingNotice } from './parts/betting-notice.tsx';
import { PicksControls } from './picks/controls.tsx';
import { useDayPicks } from './picks/day-picks.ts';
import { useHostControls } from './picks/host.ts';
import type { DayPicks } from './picks/picks-rules.ts';
import { bannerText } from './picks/picks-rules.ts';
import { PressRoom } from './press/press-room.tsx';
import { useChosenRace } from './race/chosen-race.ts';
import { useOpenRaces } from './race/open-races.ts';
import { RaceCard } from './race/race-card.tsx';

/** By race, not by its number: another day's race 5 is another race. */
const byRace = (picks: DayPicks | null) =>
  new Map(picks?.recommendations.map((recommendation) => [recommendation.raceId, recommendation]));

/** The chosen race, the open ones, and what a press in the strip and on the board does. */
function useRacesShown(races: DayOfRaces['races'], isDrawn: boolean) {
  const { chosen, mark, choose } = useChosenRace(races, isDrawn);
  const { open, areAllOpen, show, toggle, toggleAll } = useOpenRaces(races, chosen);
  const jump = useCallback(
    (raceNumber: number) => {
      // The room of the race has to stand before the page scrolls to it.
      flushSync(() => show(raceNumber));
      choose(raceNumber);
    },
    [show, choose],
  );
  const press = useCallback(
    (raceNumber: number) => {
      toggle(raceNumber);
      mark(raceNumber);
    },
    [toggle, mark],
  );
  return { chosen, open, areAllOpen, toggleAll, jump, press };
}

type PicksOfDayProps = {
  readonly day: DayOfRaces;
  /** Below the board. */
  readonly children: ReactNode;
};

/** A day with races. */
export function PicksOfDay({ day, children }: PicksOfDayProps) {
  const now = useRacingNow();
  const state = useDayPicks(day);
  const host = useHostControls();
  // The card is drawn at once, the picks right after it.
  const drawn = useDeferredValue(state.picks);
  const picked = useMemo(() => byRace(drawn), [drawn]);
  const isDrawn = drawn === state.picks && !state.isMaking;
  const { chosen, open, areAllOpen, toggleAll, jump, press } = useRacesShown(day.races, isDrawn);
  const next = nextRace(day.races, now);
  const banner = bannerText(day, state.picks);
  return (
    <>
      {banner && <Alert tone="info">{banner}</Alert>}
      <RaceStrip races={day.races} now={now} chosen={chosen} onChoose={jump} isDemo={day.isDemo} />
      <section className="stack picks-section" aria-labelledby="picks-heading">
        <PicksControls state={state} host={host}>
          <Button tone="quiet" onClick={toggleAll}>
            {areAllOpen ? 'Close all races' : 'Open all races'}
          </Button>
        </PicksControls>
        <div className="board">
          {day.races.map((race) => (
            <RaceCard
              key={race.id}
              race={race}
              recommendation={picked.get(race.id) ?? null}
              isMaking={!isDrawn}
              isNext={race === next}
              isChosen={race === chosen}
              isOpen={open.has(race.raceNumber)}
              now={now}
              onPress={press}
              onFresh={host.canRefreshRace ? state.keepRace : null}
            />
          ))}
        </div>
        {day.races[0] && (
          <p>
            <Link href={links.print(day.races[0].trackSlug, day.races[0].day)}>
              Print the past performances of the day
            </Link>
            {' · '}
            <Link href={links.board}>Day board for a wall or the track</Link>
          </p>
        )}
        <BettingNotice />
      </section>
      {children}
      <PressRoom>
        <TrackConditions races={day.races} picks={state.picks} />
      </PressRoom>
    </>
  );
}
