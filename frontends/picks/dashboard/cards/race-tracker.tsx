import { useQuery } from '@tanstack/react-query';
import { Link, useTrack } from '#frame/frame.ts';
import { countdownText, statusAt, timeOf, useRacingNow } from '#frame/races/races.ts';
import type { Entry, Race } from '#kit/kit.ts';
import {
  Badge,
  Card,
  count,
  Empty,
  links,
  Price,
  properName,
  RaceTime,
  SaddleCloth,
  withQuery,
} from '#kit/kit.ts';
import { RaceLine } from '../../race/race-line.tsx';
import type { RecentResult } from '../questions.ts';
import { resultsQuery } from '../questions.ts';

const markersShown = 3;

type Followable = Pick<Race, 'postTime' | 'status' | 'isCancelled'> &
  Partial<Pick<Race, 'day' | 'raceNumber'>>;
type Finished = Pick<RecentResult, 'day' | 'raceNumber'>;

/** Whether the result of a race is in: it is then run, and no longer followed or called live. */
const hasResult = ({ day, raceNumber }: Followable, results: readonly Finished[]): boolean =>
  results.some((result) => result.day === day && result.raceNumber === raceNumber);

/** The race to follow: the first live one, else the first upcoming; null when there is neither. */
export function trackedRace<Any extends Followable>(
  races: readonly Any[],
  now: number | null,
  results: readonly Finished[] = [],
): Any | null {
  const open = races.filter((race) => !hasResult(race, results));
  const first = (wanted: Race['status']) => open.find((race) => statusAt(race, now) === wanted);
  return first('live') ?? first('upcoming') ?? null;
}

/** The first three of the card that are not scratched. */
export const markedEntries = (entries: readonly Entry[]): readonly Entry[] =>
  entries.filter((entry) => !entry.scratchStatus && entry.listStatus === null).slice(0, markersShown);

function Marker({ entry }: { readonly entry: Entry }) {
  return (
    <li className="marker">
      <SaddleCloth number={entry.programNumber} />
      <span>
        <strong>{properName(entry.horseName)}</strong>{' '}
        <span className="small muted">
          {entry.runStyle ? `${entry.runStyle} style` : 'style unknown'}
          {entry.earlyPoints === null ? '' : `, ${entry.earlyPoints} early speed points`}
        </span>
      </span>
      <Price price={entry.price} />
    </li>
  );
}

function Followed({ race, now }: { readonly race: Race; readonly now: number | null }) {
  const status = countdownText(race, now) ?? race.status;
  return (
    <div className="stack">
      <p className="tracked-race">
        <strong>
          <Link href={links.race(race.trackSlug, race.day, race.raceNumber)}>
            Race {count(race.raceNumber)}
          </Link>
        </strong>{' '}
        <RaceTime at={timeOf(race)} /> <Badge tone="plain">{status}</Badge>
      </p>
      <RaceLine race={race} />
      <div>
        <h3 className="small">Pace markers</h3>
        <ul className="markers">
          {markedEntries(race.entries).map((entry) => (
            <Marker key={entry.id} entry={entry} />
          ))}
        </ul>
      </div>
      <Link href={withQuery(links.pace, { race: race.raceNumber })}>
        Pace of race {count(race.raceNumber)}
      </Link>
    </div>
  );
}

/** The race under way, else the next one. */
export function RaceTracker({ races }: { readonly races: readonly Race[] }) {
  const now = useRacingNow();
  const results = useQuery(resultsQuery(useTrack().slug)).data;
  const race = trackedRace(races, now, results ?? []);
  const isLive = race !== null && statusAt(race, now) === 'live';
  return (
    <Card
      title="Live race tracker"
      aside={<Badge tone={isLive ? 'red' : 'blue'}>{isLive ? 'Off, result pending' : 'Upcoming'}</Badge>}
    >
      {race ? (
        <Followed race={race} now={now} />
      ) : (
        <Empty title={races.length === 0 ? 'No races scheduled' : 'No more races today'}>
          {races.length === 0
            ? 'The next race appears here once a card is loaded.'
            : 'Every race is over or canceled.'}
        </Empty>
      )}
    </Card>
  );
}
