import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryState } from '#frame/frame.ts';
import { Badge, Button, Card } from '#kit/kit.ts';
import { momentOf } from '../format.ts';
import { registeredTracksQuery } from '../queries.ts';
import { CorrectDialog } from './correct-dialog.tsx';
import type { RegisteredTrack } from './registered.ts';
import { zoneText } from './registered.ts';

type RowProps = { readonly track: RegisteredTrack; readonly onCorrect: () => void };

function TrackRow({ track, onCorrect }: RowProps) {
  const { code, slug, name, registeredBy, firstFile, at: instant, isCurrent } = track;
  return (
    <li className="admin-source-row">
      <div className="admin-source-what">
        <p className="row">
          <strong>{name ?? code}</strong>
          {name === null ? <Badge tone="gray">no name yet</Badge> : <Badge>{code}</Badge>}
          {!isCurrent && <Badge tone="gray">older cards only</Badge>}
        </p>
        <p className="small">{zoneText(track)}</p>
        <p className="small muted">
          Registered by a {registeredBy} as {slug}: {firstFile}, {momentOf(instant)}
        </p>
      </div>
      <Button aria-label={`Correct ${name ?? slug}`} onClick={onCorrect}>
        Correct
      </Button>
    </li>
  );
}

/** Unlisted tracks, each registered by a card or chart; name and time zone can be corrected. */
export function RegisteredTracks() {
  const tracks = useQuery(registeredTracksQuery);
  const [correcting, setCorrecting] = useState<RegisteredTrack | null>(null);
  return (
    <Card
      title="Registered tracks"
      foot="Importing a card or chart with an unlisted track code registers the track."
    >
      <QueryState
        query={tracks}
        failed="The registered tracks could not be loaded."
        whenStale="failure"
        what="the registered tracks"
      >
        {(list) =>
          list.length === 0 ? (
            <p className="muted">All cards and charts so far are from listed tracks.</p>
          ) : (
            <ul className="admin-source-list">
              {list.map((track) => (
                <TrackRow key={track.slug} track={track} onCorrect={() => setCorrecting(track)} />
              ))}
            </ul>
          )
        }
      </QueryState>
      {correcting && <CorrectDialog track={correcting} onClose={() => setCorrecting(null)} />}
    </Card>
  );
}
