import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Reply } from '#api/api.ts';
import { ask, reread } from '#api/api.ts';
import { lazyPart } from '#frame/frame.ts';
import { Alert, Badge, Button, Card, numbered, Skeleton, trackDayTime } from '#kit/kit.ts';

export type Status = Reply<'GET /api/auth/second-factor'>;

const SetUp = lazyPart(async () => (await import('./set-up.tsx')).SetUp);
const RecoveryCodes = lazyPart(async () => (await import('./set-up.tsx')).RecoveryCodes);
const TurnOff = lazyPart(async () => (await import('./turn-off.tsx')).TurnOff);

const statusQuery = ask('GET /api/auth/second-factor');

/** Why an administrator is asked for it. */
function Needed({ status }: { readonly status: Status }) {
  if (!status.isNeeded) return null;
  return (
    <Alert tone="info">
      {status.isOn
        ? 'The administrator area opens once you sign in with your second factor: sign out, then sign in again.'
        : 'Administrators of this site need a second factor. An authenticator app or a passkey is enough. If you have either, sign out and sign in with it.'}
    </Alert>
  );
}

function On({ status, onAsk }: { readonly status: Status; readonly onAsk: () => void }) {
  const { since, recoveryCodesLeft: left } = status;
  return (
    <>
      <p className="row">
        <Badge tone="green">On</Badge>
        {since && <span className="small muted">since {trackDayTime(since)}</span>}
      </p>
      <p>{numbered(left, 'recovery code')} left. For new ones, turn it off and set it up again.</p>
      <p>
        <Button onClick={onAsk}>Turn off</Button>
      </p>
    </>
  );
}

function Off({ onAsk }: { readonly onAsk: () => void }) {
  return (
    <>
      <p>
        With an authenticator app on your phone, your password alone is not enough: signing in also asks for a
        code from the app.
      </p>
      <p>
        <Button onClick={onAsk}>Set up an authenticator app</Button>
      </p>
    </>
  );
}

type PanelProps = { readonly status: Status; readonly onChange: () => void };

/** The state of the second factor, or the steps of changing it. */
function SecondFactorPanel({ status, onChange }: PanelProps) {
  const [isAsking, setAsking] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const close = () => {
    setAsking(false);
    setCodes(null);
    onChange();
  };
  if (codes !== null) return <RecoveryCodes codes={codes} onSaved={close} />;
  if (status.isOn)
    return isAsking ? (
      <TurnOff onDone={close} onCancel={() => setAsking(false)} />
    ) : (
      <On status={status} onAsk={() => setAsking(true)} />
    );
  return isAsking ? (
    <SetUp onDone={setCodes} onCancel={() => setAsking(false)} />
  ) : (
    <Off onAsk={() => setAsking(true)} />
  );
}

/** The member's second factor: on, off, or being changed. */
export function SecondFactorCard() {
  const client = useQueryClient();
  const { data, isPending } = useQuery(statusQuery);
  const onChange = () => {
    void reread(client, '/api/auth/second-factor');
    void reread(client, '/api/auth/sessions');
  };
  return (
    <Card title="Second factor">
      <div className="stack">
        {isPending && <Skeleton label="Loading" />}
        {!isPending && !data && <p className="muted">Couldn’t check whether it is on.</p>}
        {data && <Needed status={data} />}
        {data && <SecondFactorPanel status={data} onChange={onChange} />}
      </div>
    </Card>
  );
}
