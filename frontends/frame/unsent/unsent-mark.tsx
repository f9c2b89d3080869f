import { useMember } from '#frame/frame.ts';
import { Alert, Button } from '#kit/kit.ts';
import { outbox } from './browser-outbox.ts';
import type { Unsent } from './outbox.ts';

/** That a change is kept in this browser; one that the server refused with the reason, to send again or discard. */
export function UnsentMark({ unsent }: { readonly unsent: Unsent }) {
  const author = useMember().member?.id;
  if (author === undefined) return null;
  if (unsent.refused === null) return <p className="small muted">Saved on this device, not sent yet.</p>;
  function sendAgain(): void {
    if (author === undefined) return;
    outbox.retry(author, unsent);
    void outbox.flush(author);
  }
  return (
    <Alert tone="error">
      Not saved: {unsent.refused}{' '}
      <Button tone="quiet" onClick={sendAgain}>
        Send again
      </Button>{' '}
      <Button tone="quiet" onClick={() => outbox.discard(author, unsent.id)}>
        Discard
      </Button>
    </Alert>
  );
}
