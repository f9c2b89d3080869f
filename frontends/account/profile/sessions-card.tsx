import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ask, call, reread, sentenceOf, useAct } from '#api/api.ts';
import { Alert, Badge, Button, Card, Skeleton } from '#kit/kit.ts';
import type { Session } from './session-text.ts';
import { deviceText, idleText, lastUseText, signInText } from './session-text.ts';

const sessionsQuery = ask('GET /api/auth/sessions');

/** Ends one session by its id, or with null all but this one. */
const endSessions = (id: string | null) =>
  id === null
    ? call('DELETE /api/auth/sessions')
    : call('DELETE /api/auth/sessions/{id}', { params: { id } });

function SessionRow({
  session,
  isBusy,
  onEnd,
}: {
  readonly session: Session;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
}) {
  const name = deviceText(session);
  return (
    <li className="session-row">
      <div>
        <p className="row">
          <strong>{name}</strong>
          {session.isCurrent && <Badge tone="green">This browser</Badge>}
        </p>
        <p className="small muted">{signInText(session)}</p>
        <p className="small muted">{lastUseText(session)}</p>
      </div>
      {!session.isCurrent && (
        <Button tone="quiet" aria-label={`Sign out ${name}`} busy={isBusy} onClick={onEnd}>
          Sign out
        </Button>
      )}
    </li>
  );
}

type SessionListProps = {
  readonly sessions: readonly Session[];
  readonly isBusy: boolean;
  readonly onEnd: (id: string | null) => void;
};

/** The sign-ins, each other one with a way to end it. */
function SessionList({ sessions, isBusy, onEnd }: SessionListProps) {
  return (
    <>
      <ul className="plain-list" aria-label="Where you are signed in">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} isBusy={isBusy} onEnd={() => onEnd(session.id)} />
        ))}
      </ul>
      {sessions.some(({ isCurrent }) => !isCurrent) && (
        <p>
          <Button busy={isBusy} onClick={() => onEnd(null)}>
            Sign out everywhere else
          </Button>
        </p>
      )}
    </>
  );
}

/** Where the member is signed in, and a way to end each other sign-in. */
export function SessionsCard() {
  const client = useQueryClient();
  const { data, isPending } = useQuery(sessionsQuery);
  const ending = useAct({
    mutationFn: endSessions,
    onSettled: () => reread(client, '/api/auth/sessions'),
  });
  if (isPending || !data)
    return (
      <Card title="Where you are signed in">
        {isPending ? <Skeleton label="Loading" /> : <p className="muted">Couldn’t load the list.</p>}
      </Card>
    );
  return (
    <Card title="Where you are signed in">
      <p className="small muted">
        A sign-in ends after {idleText(data.idleHours)} without use, and after 30 days in any case. A new
        password ends all others.
      </p>
      <SessionList sessions={data.sessions} isBusy={ending.isPending} onEnd={ending.mutate} />
      {ending.error && (
        <Alert tone="error">{sentenceOf(ending.error, 'The sign-in could not be ended.')}</Alert>
      )}
    </Card>
  );
}
