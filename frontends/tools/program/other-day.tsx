import { useQuery } from '@tanstack/react-query';
import { ask } from '#api/api.ts';
import { forTrack, Link, useTrack } from '#frame/frame.ts';
import type { DayOfRaces, Race } from '#kit/kit.ts';
import { Alert, count, links, properName, raceDay, withQuery } from '#kit/kit.ts';

const resultsQuery = (slug: string, date: string) => ({
  ...ask('GET /api/race-results-ai/archive/{date}', { ...forTrack(slug), params: { date } }),
  staleTime: 5 * 60_000,
  gcTime: 10 * 60_000,
});

type Winner = { readonly programNumber: string; readonly horseName: string };

/** How a race ended, `Race 4 was won by number 7, Fast Lane.`; who shared a dead heat is named, too. */
export function endText(raceNumber: number, winners: readonly Winner[]): string {
  if (winners.length === 0) return `There is no result for race ${count(raceNumber)}.`;
  const named = winners
    .map((winner) => `number ${winner.programNumber}, ${properName(winner.horseName)}`)
    .join(', and ');
  return `Race ${count(raceNumber)} was won by ${named}${winners.length > 1 ? ', in a dead heat' : ''}.`;
}

/** How the race ended, if the track has results. */
function RaceOutcome({ race }: { readonly race: Race }) {
  const { slug } = useTrack();
  const { data } = useQuery(resultsQuery(slug, race.day));
  if (!data) return null;
  const result = data.races.find(({ raceNumber }) => raceNumber === race.raceNumber);
  if (result?.isCancelled) return <p>Race {count(race.raceNumber)} was canceled.</p>;
  return <p>{endText(race.raceNumber, result?.results.filter(({ position }) => position === 1) ?? [])}</p>;
}

type OtherDayProps = {
  readonly day: Pick<DayOfRaces, 'cardDay' | 'today'>;
  readonly race: Race;
};

/** The banner over a card of another day: which day it is, how the race ended, and links. */
export function OtherDay({ day, race }: OtherDayProps) {
  const { cardDay, today } = day;
  if (cardDay === null || today === null) return null;
  const isPast = cardDay <= today;
  return (
    <Alert
      tone="info"
      title={`${isPast ? 'A past card' : 'A coming card'}: ${raceDay(cardDay)}.`}
      action={<Link href={withQuery(links.program, { race: race.raceNumber })}>Current program</Link>}
    >
      <div className="stack">
        {isPast && <RaceOutcome race={race} />}
        <p>
          {isPast
            ? 'This card shows the last known odds and changes. Betting is closed.'
            : 'This card can still change.'}
        </p>
        {isPast && (
          <p>
            <Link href={withQuery(links.results, { date: cardDay })}>Results for that day</Link>
          </p>
        )}
      </div>
    </Alert>
  );
}
