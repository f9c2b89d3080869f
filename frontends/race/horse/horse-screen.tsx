import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { HttpError, shownMoment } from '#api/api.ts';
import { Link, QueryState } from '#frame/frame.ts';
import { buttonClass, Card, DemoLabel, Empty, links, numbered, Provenance, properName } from '#kit/kit.ts';
import type { Bred } from '../breeding.ts';
import { breedingText } from '../breeding.ts';
import { drawnOf } from '../form/figure-picture.tsx';
import { PastRaces, sourcesText } from '../form/past-races.tsx';
import { useGestures } from '../form/use-gestures.ts';
import { WorkLine } from '../form/work-line.tsx';
import { NoteControl } from '../notes/note-control.tsx';
import { useAfterNotes } from '../notes/notes-ahead.ts';
import type { AtPath } from '../race-address.ts';
import { WatchControl } from '../watch/watch-control.tsx';
import { FigureHistory } from './figure-history.tsx';
import { Connections, Doubts, Entries } from './horse-facts.tsx';
import type { HorsePage } from './horse-query.ts';
import { horseAt, horseQuery } from './horse-query.ts';

const bredOf = ({ printed, foaled, sire, dam }: HorsePage): Bred => ({
  color: printed?.color ?? null,
  sex: printed?.sex ?? null,
  born: foaled === null ? null : `foaled ${foaled}`,
  sire,
  dam,
  damSire: printed?.damSire ?? null,
  bredIn: printed?.bredIn ?? null,
});

const nameIn = (horse: string): string => properName(horse.split('|')[0] ?? '');

function NoSuchHorse({ horse }: { readonly horse: string }) {
  return (
    <Empty
      title={`No horse called ${nameIn(horse)}`}
      action={
        <Link className={buttonClass('primary')} href={links.races}>
          Go to the next race
        </Link>
      }
    >
      {shownMoment() === null
        ? 'No stored card or result has a horse of that name.'
        : 'No card or result stored by then has a horse of that name.'}
    </Empty>
  );
}

type PageProps = { readonly page: HorsePage };

function PastRacesOf({ page: { name, lines, sources } }: PageProps) {
  const root = useRef<HTMLDivElement>(null);
  useGestures(root);
  return (
    <Card title={lines.length === 0 ? 'Past races' : numbered(lines.length, 'past race')}>
      {lines.length === 0 ? (
        <p className="muted">No race of {properName(name)} is known before today.</p>
      ) : (
        <div ref={root} className="horse-lines">
          <PastRaces horseName={name} lines={lines} sources={sources} isFolded={false} />
        </div>
      )}
    </Card>
  );
}

function Works({ page: { works, sources } }: PageProps) {
  if (works.length === 0) return null;
  return (
    <Card title={numbered(works.length, 'work')}>
      <ul className="horse-works" aria-label="Works">
        {works.map((work) => (
          <li
            key={`${work.day} ${work.track} ${work.distance}`}
            data-number
            data-source={sourcesText(work.sources, sources)}
          >
            <WorkLine work={work} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Figures({ page: { name, lines, upcoming } }: PageProps) {
  const [drawn] = drawnOf(lines);
  if (!drawn) return null;
  return (
    <Card title="Speed figures">
      <FigureHistory horseName={name} lines={lines} until={upcoming.at(-1)?.date ?? lines[0]?.day ?? ''} />
      <p className="small muted">
        {drawn.line.figure?.scale} figures. ● dirt, ▲ turf, ■ synthetic, ◆ jumps; hollow: doubtful.
      </p>
    </Card>
  );
}

function Sources({ page: { sources } }: PageProps) {
  return (
    <p className="small muted row">
      {sources.map((from) => (
        <Provenance key={`${from.source} ${from.at}`} source={from.source} at={from.at} withDay />
      ))}
      {sources.some(({ tier }) => tier === 'demo') && <DemoLabel />}
    </p>
  );
}

/** A horse's own page: where it is entered, its people, every race, figure and work that is known. */
export function HorseScreen({ path }: AtPath) {
  const horse = horseAt(path);
  const known = useQuery(horseQuery(horse));
  const query = useAfterNotes(known, { kind: 'horse', key: known.data?.id ?? horse });
  const status = query.error instanceof HttpError && !query.data ? query.error.status : null;
  return (
    <div className="page person-screen horse-screen">
      <div className="page-head">
        <div>
          <p className="small muted">Horse</p>
          <h1>{query.data ? properName(query.data.name) : nameIn(horse)}</h1>
          {query.data && <p>{breedingText(bredOf(query.data))}</p>}
        </div>
        {query.data && (
          <WatchControl kind="horse" subject={query.data.id} name={properName(query.data.name)} />
        )}
      </div>
      {status === 404 || status === 400 ? (
        <NoSuchHorse horse={horse} />
      ) : (
        <QueryState query={query} what="the horse" shape="table" count={8}>
          {(page) => (
            <>
              <NoteControl subject={{ kind: 'horse', key: page.id, name: properName(page.name) }} />
              <Entries upcoming={page.upcoming} />
              <Connections page={page} />
              <Figures page={page} />
              <PastRacesOf page={page} />
              <Works page={page} />
              <Doubts page={page} />
              <Sources page={page} />
            </>
          )}
        </QueryState>
      )}
    </div>
  );
}
