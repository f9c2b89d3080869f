import { useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef } from 'react';
import { Link, useQueryValue } from '#frame/frame.ts';
import type { DayOfRaces } from '#kit/kit.ts';
import { Alert, askedRace, links, product } from '#kit/kit.ts';
import { nextRace } from './clock/race-clock.ts';
import { useRacingNow } from './clock/racing-now.ts';
import { NextRace } from './day/next-race.tsx';
import { RaceStrip } from './day/race-strip.tsx';
import { RacesGrid } from './day/races-grid.tsx';
import { TrackConditions } from './day/track-conditions.tsx';
import { PicksControls } from './picks/controls.tsx';
import { useDayPicks } from './picks/day-picks.ts';
import { useHostControls } from './picks/host.ts';
import type { DayPicks } from './picks/picks-rules.ts';
import { bannerText } from './picks/picks-rules.ts';
import { RaceCard, raceElementId } from './race/race-card.tsx';

function scrollToRace(raceNumber: number): void {
  const card = document.getElementById(raceElementId(raceNumber));
  card?.scrollIntoView({ block: 'start' });
  card?.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true });
}

/**
 * The race in the address, and how to choose one: it is marked everywhere and its card comes into view. A visitor who
 * comes for a race is led to it when the picks are drawn, so that nothing moves afterwards.
 */
export function useChosenRace(races: DayOfRaces['races'], isDrawn: boolean) {
  const [asked, ask] = useQueryValue('race');
  const chosen = askedRace(races, asked);
  const arrived = useRef(chosen === null);
  useLayoutEffect(() => {
    if (arrived.current || chosen === null || !isDrawn) return;
    arrived.current = true;
    scrollToRace(chosen.raceNumber);
  }, [chosen, isDrawn]);
  const choose = useCallback(
    (raceNumber: number) => {
      arrived.current = true;
      ask(String(raceNumber));
      scrollToRace(raceNumber);
    },
    [ask],
  );
  return { chosen, choose };
}

/** By race, not by its number: another day's race 5 is another race. */
const byRace = (picks: DayPicks | null) => new Map(picks?.recommendations.map((one) => [one.raceId, one]));

/** What every bettor is told beside a card. */
export function Plain() {
  return (
    <div className="stack small muted plain-notes">
      <p>Post positions may differ from the program numbers used for betting. Bet by the program number.</p>
      <p>
        For entertainment only, not for real betting decisions; {product.minimumAge} and older. Most bets
        lose. Please gamble responsibly: <Link href={links.contact}>where to find help</Link>.
      </p>
    </div>
  );
}

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
  const next = nextRace(day.races, now);
  const nextPick = state.picks?.recommendations.find((one) => one.raceId === next?.id);
  const banner = bannerText(day, state.picks);
  return (
    <>
      {banner && <Alert tone="info">{banner}</Alert>}
      <RaceStrip races={day.races} now={now} chosen={chosen} onChoose={choose} isDemo={day.isDemo} />
      <div className="day-front">
        <NextRace race={next} one={nextPick ?? null} isMaking={state.isMaking} now={now} onOpen={choose} />
        <TrackConditions races={day.races} picks={state.picks} isMaking={state.isMaking} />
      </div>
      <RacesGrid races={day.races} chosen={chosen} onChoose={choose} />
      <section className="stack picks-section" aria-labelledby="picks-heading">
        <PicksControls state={state} host={host} />
        <Plain />
        {listed.map((race) => (
          <RaceCard
            key={race.id}
            race={race}
            one={cards.get(race.id) ?? null}
            isMaking={state.isMaking || drawn !== state.picks}
            isChosen={race === chosen}
            now={now}
            onFresh={host.canRefreshRace ? state.keepRace : null}
          />
        ))}
      </section>
    </>
  );
}
