import { useLayoutEffect } from 'react';
import type { QueryView } from '#frame/frame.ts';
import { QueryState, useRaceDay, useTrack } from '#frame/frame.ts';
import { nextRace, useCardOfDay, useRacingNow, useRequestedRace } from '#frame/races/races.ts';
import type { DayOfRaces, Race } from '#kit/kit.ts';
import { links, NoRacing } from '#kit/kit.ts';

/** Takes the place of the address without a race, so that Back leads to the screen before it. */
function ToRace({ race }: { readonly race: Race }) {
  const { trackSlug, day, raceNumber } = race;
  useLayoutEffect(() => {
    const url = new URL(location.href);
    url.pathname = links.race(trackSlug, day, raceNumber);
    for (const name of ['track', 'race', 'date']) url.searchParams.delete(name);
    history.replaceState(history.state, '', url);
  }, [trackSlug, day, raceNumber]);
  return null;
}

const noRaces: readonly Race[] = [];

function NextOf({ query }: { readonly query: QueryView<DayOfRaces> }) {
  const { name } = useTrack();
  const now = useRacingNow();
  const { requested } = useRequestedRace(query.data?.races ?? noRaces);
  return (
    <div className="page">
      <QueryState query={query} what="the races" shape="cards" count={4}>
        {(day) => {
          const race = requested ?? nextRace(day.races, now) ?? day.races[0];
          if (race) return <ToRace race={race} />;
          return (
            <>
              <h1>Race</h1>
              <NoRacing track={name} isFlagship={false} day={day} />
            </>
          );
        }}
      </QueryState>
    </div>
  );
}

/** Opens the race the address asks for at the track on the screen, else the one to run next. */
function NextRaceToday() {
  const { day, error, isFetching, refetch } = useRaceDay();
  return <NextOf query={{ data: day, error, isFetching, refetch }} />;
}

/** Opens the race to run next on a day; the first one of a card that is over. */
function NextRaceOfDay({ slug, date }: { readonly slug: string; readonly date: string }) {
  return <NextOf query={useCardOfDay(slug, date)} />;
}

/** Opens the race to run next: of a day, or without one today at the track on the screen. */
export const NextRace = ({ slug, date }: { readonly slug: string; readonly date: string | null }) =>
  date === null ? <NextRaceToday /> : <NextRaceOfDay slug={slug} date={date} />;
