import { useRaceResult, WholeResult } from '#frame/finish/finish.ts';
import { Link, QueryState } from '#frame/frame.ts';
import { count, links } from '#kit/kit.ts';
import type { RacePlace } from './day-results.ts';

/** The way to the page of a race, for one that has a card. */
const RaceLink = ({ place: { trackSlug, day, raceNumber } }: { readonly place: RacePlace }) => (
  <Link
    className="small"
    href={links.race(trackSlug, day, raceNumber, 'result')}
    aria-label={`See the race: race ${count(raceNumber)}`}
  >
    See the race
  </Link>
);

/** Every starter of a race with margins and comments, every payoff with its pool, and what we had said. */
export function WholeRace({ place }: { readonly place: RacePlace }) {
  const query = useRaceResult(place);
  return (
    <div className="stack">
      <QueryState query={query} what="the whole result">
        {(shown) => (
          <>
            {shown.result === null ? (
              <p className="muted">The result of this race is not in yet.</p>
            ) : (
              <WholeResult shown={shown} result={shown.result} />
            )}
            {shown.hasCard && <RaceLink place={place} />}
          </>
        )}
      </QueryState>
    </div>
  );
}
