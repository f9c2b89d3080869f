import { Link } from '#frame/frame.ts';
import {
  Card,
  count,
  jockeyText,
  links,
  numbered,
  Provenance,
  properName,
  raceDay,
  SaddleCloth,
  Sourced,
  trackTime,
  trainerText,
} from '#kit/kit.ts';
import { HorseRecords } from '../form/horse-records.tsx';
import { PersonLink } from '../people/person-link.tsx';
import type { HorseEntry, HorsePage, Namesake } from './horse-query.ts';

function Entry({ entry }: { readonly entry: HorseEntry }) {
  const { trackSlug, trackName, date, raceNumber, postTime, timeZone, title, morningLine, jockey } = entry;
  const facts = [
    postTime && trackTime(postTime, timeZone),
    properName(title),
    jockeyText(jockey),
    morningLine && `${morningLine.text} morning line`,
  ];
  return (
    <li className="person-entry">
      <SaddleCloth number={entry.programNumber} />
      <div>
        <Link href={links.race(trackSlug, date, raceNumber)}>
          {trackName} race {count(raceNumber)}
        </Link>
        , {raceDay(date)}
        {entry.isScratched && ' (not starting)'}
        <p className="small muted">{facts.filter(Boolean).join(' · ')}</p>
      </div>
    </li>
  );
}

/** Where the horse is entered from today on; nothing where it is not. */
export function Entries({ upcoming }: Pick<HorsePage, 'upcoming'>) {
  if (upcoming.length === 0) return null;
  return (
    <Card title="Entered">
      <ul className="plain-list">
        {upcoming.map((entry) => (
          <Entry key={`${entry.trackSlug} ${entry.date} ${entry.raceNumber}`} entry={entry} />
        ))}
      </ul>
    </Card>
  );
}

/** Records at the distance and track of the race on the card, which are not about the horse as such. */
const ofOneRace: ReadonlySet<string> = new Set(['distance', 'track']);

/** Owner, trainer, jockey and records as the latest card prints them; of a horse on no card the people of its last race. */
export function Connections({ page: { printed, lines } }: { readonly page: HorsePage }) {
  const [last] = lines;
  const trainer = printed ? printed.trainer : (last?.trainer ?? null);
  const jockey = printed ? printed.jockey : (last?.jockey ?? null);
  const records = (printed?.records ?? []).filter(({ kind }) => !ofOneRace.has(kind));
  const when = printed
    ? `As printed for ${raceDay(printed.date)}`
    : last && `In the race of ${raceDay(last.day)}`;
  return (
    <Card title="Connections">
      <Sourced from={printed?.provenance}>
        <dl className="horse-people">
          <div>
            <dt>Trainer</dt>
            <dd>{trainer ? <PersonLink kind="trainer" name={trainer} /> : trainerText(null)}</dd>
          </div>
          <div>
            <dt>Jockey</dt>
            <dd>{jockey ? <PersonLink kind="jockey" name={jockey} /> : 'Not named'}</dd>
          </div>
          <div>
            <dt>Owner</dt>
            <dd>{printed?.owner ? properName(printed.owner) : 'Not reported'}</dd>
          </div>
          {printed?.breeder && (
            <div>
              <dt>Breeder</dt>
              <dd>{properName(printed.breeder)}</dd>
            </div>
          )}
        </dl>
        {records.length > 0 && <HorseRecords records={records} />}
      </Sourced>
      <p className="small muted row">
        {when}
        {printed && <Provenance source={printed.provenance.source} at={printed.provenance.at} withDay />}
      </p>
    </Card>
  );
}

const namesakeText = ({ foaled, sire, dam, starts }: Namesake): string =>
  [
    foaled === null && sire === null && dam === null ? 'by name alone' : null,
    foaled === null ? null : `foaled ${foaled}`,
    sire && `by ${properName(sire)}`,
    dam && `out of ${properName(dam)}`,
    numbered(starts, 'race'),
  ]
    .filter(Boolean)
    .join(', ');

/** What is doubtful about whose races these are, and other horses of the name. */
export function Doubts({ page: { doubts, namesakes } }: { readonly page: HorsePage }) {
  if (doubts.length === 0 && namesakes.length === 0) return null;
  return (
    <Card title="The same name">
      <ul className="plain-list">
        {doubts.map((doubt) => (
          <li key={doubt}>{doubt}</li>
        ))}
        {namesakes.map((other) => (
          <li key={other.id}>
            <Link href={links.horse(other.id)}>{properName(other.name)}</Link>: {namesakeText(other)}
          </li>
        ))}
      </ul>
    </Card>
  );
}
