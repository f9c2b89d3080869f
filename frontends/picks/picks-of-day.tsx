import { useDeferredValue, useMemo } from 'react';
import { useDrawnAfter } from '#frame/frame.ts';
import { nextRace, RaceStrip, useRacingNow } from '#frame/races/races.ts';
import type { DayOfRaces } from '#kit/kit.ts';
import { Alert } from '#kit/kit.ts';
import { NextRace } from './day/next-race.tsx';
import { RacesGrid } from './day/races-grid.tsx';
import { TrackConditions } from './day/track-conditions.tsx';
import { BettingNotice } from './parts/betting-notice.tsx';
import { PicksControls } from './picks/controls.tsx';
import { useDayPicks } from './picks/day-picks.ts';
import { useHostControls } from './picks/host.ts';
import type { DayPicks } from './picks/picks-rules.ts';
import { bannerText } from './picks/picks-rules.ts';
import { PressRoom } from './press/press-room.tsx';
import { useChosenRace } from './race/chosen-race.ts';
import { RaceCard } from './race/race-card.tsx';

/** By race, not by its number: another day's race 5 is another race. */
const byRace = (picks: DayPicks | null) =>
  new Map(picks?.recommendations.map((recommendation) => [recommendation.raceId, recommendation]));

const noRaces: DayOfRaces['races'] = [];

/** A day with races. */
export function PicksOfDay({ day }: { readonly day: DayOfRaces }) {
  const now = useRacingNow();
  const state = useDayPicks(day);
  const host = useHostControls();
  // The next race is drawn at once, the long list of cards right after it.
  const drawn = useDeferredValue(state.picks);
  const cards = useMemo(() => byRace(drawn), [drawn]);
  const listed = useDeferredValue(day.races, state.picks ? day.races : noRaces);
  const { chosen, choose } = useChosenRace(day.races, drawn === state.picks && !state.isMaking);
  // The button of a race is marked at once, what shows the choice too right after it.
  const marked = useDrawnAfter(chosen, day.races);
  const next = nextRace(day.races, now);
  const nextPick = state.picks?.recommendations.find((recommendation) => recommendation.raceId === next?.id);
  const banner = bannerText(day, state.picks);
  return (
    <>
      {banner && <Alert tone="info">{banner}</Alert>}
      <RaceStrip races={day.races} now={now} chosen={chosen} onChoose={choose} isDemo={day.isDemo} />
      <div className="day-front">
        <NextRace
          race={next}
          recommendation={nextPick ?? null}
          isMaking={state.isMaking}
          now={now}
          onOpen={choose}
        />
        <TrackConditions races={day.races} picks={state.picks} />
      </div>
      <RacesGrid races={day.races} chosen={marked} onChoose={choose} />
      <PressRoom />
      <section className="stack picks-section" aria-labelledby="picks-heading">
        <PicksControls state={state} host={host} />
        <BettingNotice />
        {listed.map((race) => (
          <RaceCard
            key={race.id}
            race={race}
            recommendation={cards.get(race.id) ?? null}
            isMaking={state.isMaking || drawn !== state.picks}
            isChosen={race === marked}
            now={now}
            onFresh={host.canRefreshRace ? state.keepRace : null}
          />
        ))}
      </section>
    </>
  );
}
