import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Reply } from '#api/api.ts';
import { ask, call, reread, sentenceOf, useAct } from '#api/api.ts';
import { lazyPart } from '#frame/frame.ts';
import { Alert, Button, Card, Skeleton, trackDayTime } from '#kit/kit.ts';
import { OpenByName } from './open-by-name.tsx';
import { placeOfThisPage } from './passkey-place.ts';

type Passkey = Reply<'GET /api/auth/passkeys'>['passkeys'][number];

const AddPasskey = lazyPart(async () => (await import('./add-passkey.tsx')).AddPasskey);

const passkeysQuery = ask('GET /api/auth/passkeys');

/** `Added Jun 7, 1:10 PM ET, last used Jun 8, 1:10 PM ET`. */
const passkeyText = ({ createdAt, lastUsedAt }: Pick<Passkey, 'createdAt' | 'lastUsedAt'>): string =>
  `Added ${trackDayTime(createdAt)}, ${lastUsedAt ? `last used ${trackDayTime(lastUsedAt)}` : 'not used yet'}`;

type ListProps = {
  readonly passkeys: readonly Passkey[];
  readonly isBusy: boolean;
  readonly onRemove: (id: string) => void;
};

function PasskeyList({ passkeys, isBusy, onRemove }: ListProps) {
  return (
    <ul className="plain-list" aria-label="Your passkeys">
      {passkeys.map((passkey) => (
        <li key={passkey.id} className="session-row">
          <div>
            <strong>{passkey.name}</strong>
            <p className="small muted">{passkeyText(passkey)}</p>
          </div>
          <Button
            tone="quiet"
            aria-label={`Remove ${passkey.name}`}
            busy={isBusy}
            onClick={() => onRemove(passkey.id)}
          >
            Remove
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** A way to add a passkey, or where that works. */
function Adding({ onDone }: { readonly onDone: () => void }) {
  const [isAdding, setAdding] = useState(false);
  const place = placeOfThisPage();
  if (place.kind === 'elsewhere') return <OpenByName address={place.address} />;
  const close = () => setAdding(false);
  const done = () => {
    close();
    onDone();
  };
  if (isAdding) return <AddPasskey onDone={done} onCancel={close} />;
  return (
    <p>
      <Button onClick={() => setAdding(true)}>Add a passkey</Button>
    </p>
  );
}

function usePasskeys() {
  const client = useQueryClient();
  const onChange = () => {
    void reread(client, '/api/auth/passkeys');
    void reread(client, '/api/auth/second-factor');
    void reread(client, '/api/auth/sessions');
  };
  const removing = useAct({
    mutationFn: (id: string) => call('DELETE /api/auth/passkeys/{id}', { params: { id } }),
    onSettled: onChange,
  });
  return { ...useQuery(passkeysQuery), onChange, removing };
}

/** The member's passkeys: sign in by fingerprint, face or PIN of a device, without a password. */
export function PasskeysCard() {
  const { data, isPending, isFetched, onChange, removing } = usePasskeys();
  return (
    <Card title="Passkeys">
      <p>
        Sign in with the fingerprint, face or PIN of your device, without a password. Removing one signs you
        out everywhere else.
      </p>
      {isPending && <Skeleton label="Loading" />}
      {!isPending && !data && <p className="muted">Couldn’t load the list.</p>}
      {data && data.passkeys.length > 0 && (
        <PasskeyList passkeys={data.passkeys} isBusy={removing.isPending} onRemove={removing.mutate} />
      )}
      {removing.error && (
        <Alert tone="error">{sentenceOf(removing.error, 'The passkey could not be removed.')}</Alert>
      )}
      {isFetched && <Adding onDone={onChange} />}
    </Card>
  );
}
