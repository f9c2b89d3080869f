import { useQuery } from '@tanstack/react-query';
import type { Reply } from '#api/api.ts';
import { ask } from '#api/api.ts';
import { Link } from '#frame/frame.ts';
import { count, links, personName, properName, raceDay, SaddleCloth, Sourced, trackTime } from '#kit/kit.ts';

type Entry = Reply<'GET /api/watch/entered'>['entered'][number];

const stateWords: Readonly<Record<string, string>> = {
  entered: 'entered',
  'also-eligible': 'also eligible',
  'main-track-only': 'main track only',
  out: 'scratched or off the card',
};

const becauseText = ({ because, horseName }: Entry): string =>
  because
    .filter(({ kind, name }) => kind !== 'horse' || properName(name) !== properName(horseName))
    .map(({ kind, name }) => (kind === 'jockey' || kind === 'trainer' ? `${kind} ${personName(name)}` : name))
    .join(', ');

function EntryLine({ entry }: { readonly entry: Entry }) {
  const { programNumber, horseName, state, trackSlug, trackName, day, raceNumber, postTime, timeZone } =
    entry;
  const name = properName(horseName);
  const rest = [postTime && trackTime(postTime, timeZone), becauseText(entry)].filter(Boolean);
  return (
    <li>
      <Sourced from={entry.provenance}>
        <div className="row watch-entry">
          <SaddleCloth number={programNumber} />
          {state === 'out' ? <s>{name}</s> : <strong>{name}</strong>}
          <span>
            {stateWords[state] ?? 'entered'}:{' '}
            <Link href={links.race(trackSlug, day, raceNumber)}>
              {raceDay(day)}, {trackName} race {count(raceNumber)}
            </Link>
          </span>
          {rest.length > 0 && <span className="small muted">{rest.join(' · ')}</span>}
        </div>
      </Sourced>
    </li>
  );
}

/** Where the horses of the member's watch list are entered; nothing while there is none. */
export function WatchList() {
  const { data } = useQuery(ask('GET /api/watch/entered'));
  const { entered = [], more = 0 } = data ?? {};
  if (entered.length === 0) return null;
  return (
    <section className="stack watch-list" aria-labelledby="watch-heading">
      <h2 id="watch-heading">Your watch list</h2>
      <ul className="plain-list">
        {entered.map((entry) => (
          <EntryLine key={`${entry.raceId} ${entry.horseId}`} entry={entry} />
        ))}
      </ul>
      {more > 0 && <p className="small muted">And {count(more)} more.</p>}
    </section>
  );
}
