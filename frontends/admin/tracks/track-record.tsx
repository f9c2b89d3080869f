import { useQuery } from '@tanstack/react-query';
import type { Reply } from '#api/api.ts';
import { QueryState } from '#frame/frame.ts';
import { Badge, Card } from '#kit/kit.ts';
import { Facts } from '../facts.tsx';
import { trackRecordQuery } from '../queries.ts';

type Track = Reply<'GET /api/admin/tracks/{slug}/record'>;
type TrackFact = NonNullable<Track['facts']>[number];

function FactOf({ fact: { value, source, doubt } }: { readonly fact: TrackFact }) {
  if (value === null) return <span className="muted">unknown</span>;
  return (
    <>
      {value}
      {source !== null && <span className="small muted"> ({source})</span>}
      {doubt !== null && (
        <>
          {' '}
          <Badge tone="gray">{doubt}</Badge>
        </>
      )}
    </>
  );
}

/** What is known about the chosen track, each fact with its source and its doubt. */
export function TrackRecord({ slug }: { readonly slug: string }) {
  const record = useQuery(trackRecordQuery(slug));
  return (
    <Card
      title="Facts about the track"
      foot="Coordinates are used only for weather; usual months never make a race day."
    >
      <QueryState
        query={record}
        failed="The facts about the track could not be loaded."
        whenStale="failure"
        what="the facts about the track"
      >
        {({ displayName, facts }) =>
          facts === null ? (
            <p className="muted">
              {displayName} is not a listed track: see below for the file that registered it.
            </p>
          ) : (
            <>
              <p>{displayName}</p>
              <Facts facts={facts.map((fact) => [fact.name, <FactOf key={fact.name} fact={fact} />])} />
            </>
          )
        }
      </QueryState>
    </Card>
  );
}
