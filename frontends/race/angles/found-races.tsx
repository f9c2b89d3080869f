import { Link } from '#frame/frame.ts';
import {
  count,
  Empty,
  jockeyText,
  links,
  numbered,
  properName,
  raceDay,
  SaddleCloth,
  trackTime,
  trainerText,
} from '#kit/kit.ts';
import { ordinal } from '../ordinal.ts';
import { PersonLink } from '../people/person-link.tsx';
import type { AngleSearch, FoundHorse, FoundRace, When } from './angle-queries.ts';

/** `Won at 4.6-1`, `5th at 12-1`, `Unplaced`. */
export function outcomeText({ finish, odds }: NonNullable<FoundHorse['outcome']>): string {
  const place = finish === null ? 'Unplaced' : finish === 1 ? 'Won' : ordinal(finish);
  return odds === null ? place : `${place} at ${Number(odds.toFixed(2))}-1`;
}

/** `withWhy` names the angles that hold, which says something only where not all have to. */
type Shown = { readonly withDay: boolean; readonly withWhy: boolean };

function HorseFound({ horse, withWhy }: Pick<Shown, 'withWhy'> & { readonly horse: FoundHorse }) {
  const { programNumber, horseName, jockey, trainer, morningLine, because, outcome } = horse;
  return (
    <li className="angle-horse">
      <SaddleCloth number={programNumber} />
      <div>
        <p>
          <strong>{properName(horseName)}</strong>
          {morningLine && <span className="muted"> · {morningLine.text} morning line</span>}
          {outcome && <span> · {outcomeText(outcome)}</span>}
        </p>
        <p className="small muted">
          {jockey ? <PersonLink kind="jockey" name={jockey} /> : jockeyText(null)} ·{' '}
          {trainer ? <PersonLink kind="trainer" name={trainer} /> : trainerText(null)}
        </p>
        {withWhy && because.length > 0 && <p className="small">{because.join(' · ')}</p>}
      </div>
    </li>
  );
}

function RaceFound({ race, withDay, withWhy }: Shown & { readonly race: FoundRace }) {
  const when = [
    withDay && raceDay(race.date),
    race.postTime && trackTime(race.postTime, race.timeZone),
  ].filter(Boolean);
  return (
    <section className="angle-race" aria-label={`${race.trackName} race ${count(race.raceNumber)}`}>
      <h3>
        <Link href={links.race(race.trackSlug, race.date, race.raceNumber)}>
          {race.trackName} race {count(race.raceNumber)}
        </Link>{' '}
        <span className="small muted">{[...when, race.title].join(' · ')}</span>
      </h3>
      <ul className="plain-list">
        {race.horses.map((horse) => (
          <HorseFound key={horse.programNumber} horse={horse} withWhy={withWhy} />
        ))}
      </ul>
    </section>
  );
}

const dayWords: Readonly<globalThis.Record<When, string>> = {
  today: 'today',
  tomorrow: 'tomorrow',
  past: 'in these days',
};

function NobodyFound({ search: { cards, when } }: { readonly search: AngleSearch }) {
  if (cards === 0) {
    return (
      <Empty title={`No card is stored for ${when === 'past' ? 'these days' : when}`}>
        {when === 'tomorrow'
          ? 'Entries of tomorrow appear once a card has been loaded. Search today or past days.'
          : 'Search other days, or all tracks.'}
      </Empty>
    );
  }
  return (
    <Empty title={`No starter fits ${dayWords[when]}`}>
      Take a line out, lower a number, or join two angles with “or”. A horse whose card does not say is never
      counted as a match.
    </Empty>
  );
}

/** The races with starters that fit, each a link to its page. */
export function FoundRaces({ search }: { readonly search: AngleSearch }) {
  if (search.races.length === 0) return <NobodyFound search={search} />;
  return (
    <div className="stack">
      {search.races.map((race) => (
        <RaceFound
          key={`${race.trackSlug} ${race.date} ${race.raceNumber}`}
          race={race}
          withDay={search.when === 'past'}
          withWhy={search.find.includes(' or ')}
        />
      ))}
      {search.more > 0 && <p className="muted">{numbered(search.more, 'earlier race')} not listed.</p>}
    </div>
  );
}
