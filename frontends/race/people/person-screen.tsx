import { useQuery } from '@tanstack/react-query';
import { HttpError } from '#api/api.ts';
import { Link, QueryState, useQueryValue } from '#frame/frame.ts';
import {
  buttonClass,
  Card,
  DemoLabel,
  Empty,
  links,
  numbered,
  Provenance,
  personName,
  raceDay,
  SelectField,
  Sourced,
} from '#kit/kit.ts';
import { NoteControl } from '../notes/note-control.tsx';
import { useAfterNotes } from '../notes/notes-ahead.ts';
import type { AtPath } from '../race-address.ts';
import { returnText, winText } from '../record/record-text.ts';
import { WatchControl } from '../watch/watch-control.tsx';
import { EntriesToday } from './entries-today.tsx';
import { GroupTable } from './group-table.tsx';
import type { PersonKind, PersonPage } from './person-queries.ts';
import { personAt, personQuery } from './person-queries.ts';

const everything = 'all';
const kindWord: Readonly<Record<PersonKind, string>> = { jockey: 'Jockey', trainer: 'Trainer' };

function NoSuchPerson({ kind, name }: { readonly kind: PersonKind; readonly name: string }) {
  return (
    <Empty
      title={`No ${kind} called ${personName(name)}`}
      action={
        <Link className={buttonClass('primary')} href={links.analytics}>
          See jockeys and trainers
        </Link>
      }
    >
      No stored result names that {kind}, and no card of today.
    </Empty>
  );
}

function Sources({ page: { sources, days } }: { readonly page: PersonPage }) {
  return (
    <p className="small muted row">
      {days && (
        <span>
          {raceDay(days.from)} to {raceDay(days.to)}, before today. Return: $1 to win on every start with
          known odds. A start can be in several situations.
        </span>
      )}
      {sources.map(({ provenance, days: count }) => (
        <Provenance
          key={provenance.source}
          source={`${provenance.source}, ${numbered(count, 'day')}`}
          at={provenance.at}
          withDay
        />
      ))}
      {sources.some(({ provenance }) => provenance.tier === 'demo') && <DemoLabel />}
    </p>
  );
}

function RecordOf({ page, onOver }: { readonly page: PersonPage; readonly onOver: (over: string) => void }) {
  const { record, spans, over, groups, sources } = page;
  return (
    <Card
      title="Record"
      aside={
        <SelectField
          label="Count over"
          choices={spans.map(({ key, label, isUnderWay, starts }) => ({
            value: key,
            label: `${label}${isUnderWay ? ' (this meet)' : ''}: ${numbered(starts, 'start')}`,
          }))}
          value={over}
          onChange={({ target }) => onOver(target.value)}
        />
      }
    >
      {record.starts === 0 ? (
        <p className="muted">No result of an earlier day is stored.</p>
      ) : (
        <Sourced from={sources[0]?.provenance}>
          <div className="stack">
            <p>
              {numbered(record.starts, 'start')}, {numbered(record.wins, 'win')}: {winText(record)}. Return
              per $1 to win: {returnText(record)}.
            </p>
            {groups.map((group) => (
              <GroupTable key={group.title} group={group} />
            ))}
          </div>
        </Sourced>
      )}
      <Sources page={page} />
    </Card>
  );
}

/** A jockey's or trainer's own page: today's horses and the record by surface, distance, class and situation. */
export function PersonScreen({ path }: AtPath) {
  const { kind, name } = personAt(path);
  const [over, setOver] = useQueryValue('over');
  const known = useQuery(personQuery(kind, name, over));
  const query = useAfterNotes(known, { kind, key: known.data?.name ?? name });
  const isUnknown = query.error instanceof HttpError && query.error.status === 404 && !query.data;
  return (
    <div className="page person-screen">
      <div className="page-head">
        <div>
          <p className="small muted">{kindWord[kind]}</p>
          <h1>{personName(query.data?.name ?? name)}</h1>
        </div>
        {query.data && (
          <WatchControl kind={kind} subject={query.data.name} name={personName(query.data.name)} />
        )}
      </div>
      {isUnknown ? (
        <NoSuchPerson kind={kind} name={name} />
      ) : (
        <QueryState query={query} what={`the ${kind}`} shape="table" count={8}>
          {(page) => (
            <>
              <NoteControl subject={{ kind, key: page.name, name: personName(page.name) }} />
              <EntriesToday entries={page.entries} />
              <RecordOf page={page} onOver={(next) => setOver(next === everything ? null : next)} />
            </>
          )}
        </QueryState>
      )}
    </div>
  );
}
