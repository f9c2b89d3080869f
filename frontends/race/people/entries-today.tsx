import { Link } from '#frame/frame.ts';
import { Card, count, links, properName, SaddleCloth, trackTime } from '#kit/kit.ts';
import type { PersonEntry } from './person-queries.ts';

function Entry({ entry }: { readonly entry: PersonEntry }) {
  const { trackSlug, trackName, date, raceNumber, postTime, timeZone, title } = entry;
  const facts = [
    postTime && trackTime(postTime, timeZone),
    properName(title),
    entry.morningLine && `${entry.morningLine.text} morning line`,
  ];
  return (
    <li className="person-entry">
      <SaddleCloth number={entry.programNumber} />
      <div>
        {entry.isScratched ? (
          <s>{properName(entry.horseName)}</s>
        ) : (
          <strong>{properName(entry.horseName)}</strong>
        )}
        {entry.isScratched && ' (not starting)'} ·{' '}
        <Link href={links.race(trackSlug, date, raceNumber)}>
          {trackName} race {count(raceNumber)}
        </Link>
        <p className="small muted">{facts.filter(Boolean).join(' · ')}</p>
      </div>
    </li>
  );
}

/** The horses somebody rides or starts today. */
export function EntriesToday({ entries }: { readonly entries: readonly PersonEntry[] }) {
  return (
    <Card title="Today">
      {entries.length === 0 ? (
        <p className="muted">No entry today.</p>
      ) : (
        <ul className="plain-list">
          {entries.map((entry) => (
            <Entry key={`${entry.trackSlug} ${entry.raceNumber} ${entry.programNumber}`} entry={entry} />
          ))}
        </ul>
      )}
    </Card>
  );
}
