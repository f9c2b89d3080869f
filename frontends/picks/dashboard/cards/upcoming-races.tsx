import { Link } from '#frame/frame.ts';
import { shortCountdown, statusAt, timeOf, useRacingNow } from '#frame/races/races.ts';
import type { DayOfRaces, Race } from '#kit/kit.ts';
import { Badge, Card, count, Empty, links, properName, RaceTime, raceDay } from '#kit/kit.ts';
import { bannerText } from '../../picks/picks-rules.ts';
import { FactText } from '../../race/fact-text.tsx';
import { distanceOf, purseOf, startersText } from '../../race/race-facts.ts';

/** What a day without races says: that the season is over and when the next one starts, or that it is a day of rest. */
export function offSeasonText(trackName: string, season: DayOfRaces['season']): string {
  if (season === null) return `${trackName} has no card today.`;
  if (season.inSeason) return `${trackName} is in season, but has no card today.`;
  const next = season.nextStart && ` The next season starts on ${raceDay(season.nextStart)}.`;
  return `The ${trackName} season has ended.${next || ''}`;
}

function Tile({ race, now }: { readonly race: Race; readonly now: number | null }) {
  return (
    <li>
      <Link className="tile" href={links.race(race.trackSlug, race.day, race.raceNumber)}>
        <span className="tile-head">
          <strong>Race {count(race.raceNumber)}</strong> <RaceTime at={timeOf(race)} />
        </span>
        <span>
          {properName(race.name)} {race.raceGrade && <Badge tone="green">{race.raceGrade}</Badge>}
        </span>
        <span className="tile-facts">
          <FactText fact={distanceOf(race)} /> {race.surfaceName}
          {race.trackCondition && ` ${race.trackCondition}`} · <FactText fact={purseOf(race)} /> ·{' '}
          {startersText(race.entryCount)}
        </span>
        <span>
          <Badge>{shortCountdown(race, now) ?? race.status}</Badge>
        </span>
      </Link>
    </li>
  );
}

/** The races still to come, or why there are none. */
export function UpcomingRaces({ trackName, day }: { readonly trackName: string; readonly day: DayOfRaces }) {
  const now = useRacingNow();
  const coming = day.races.filter((race) => statusAt(race, now) === 'upcoming');
  const banner = bannerText(day);
  return (
    <Card title="Upcoming Races" aside={coming.length > 0 && `${coming.length} upcoming`}>
      {banner && <p>{banner}</p>}
      {day.races.length === 0 && (
        <Empty title={`No racing at ${trackName} today`}>{offSeasonText(trackName, day.season)}</Empty>
      )}
      {day.races.length > 0 && coming.length === 0 && (
        <Empty title="No more races today" action={<Link href={links.results}>See the results</Link>} />
      )}
      {coming.length > 0 && (
        <ul className="tiles">
          {coming.map((race) => (
            <Tile key={race.id} race={race} now={now} />
          ))}
        </ul>
      )}
    </Card>
  );
}
