import { useEffect } from 'react';
import { connection } from '#api/api.ts';
import { useMember } from '#frame/frame.ts';
import { numbered } from '#kit/kit.ts';
import { outbox } from './browser-outbox.ts';
import { UnsentMark } from './unsent-mark.tsx';
import { useUnsent } from './use-unsent.ts';

const againMs = 15_000;

/** Sends what is not sent: now, when the connection is back, and every 15 seconds. */
function useSending(author: string | null): void {
  useEffect(() => {
    if (author === null) return;
    const flush = (): void => void outbox.flush(author);
    flush();
    const timer = setInterval(flush, againMs);
    const stop = connection.onChange(() => !connection.current().isLost && flush());
    window.addEventListener('online', flush);
    return () => {
      clearInterval(timer);
      stop();
      window.removeEventListener('online', flush);
    };
  }, [author]);
}

/** Over the screen: how many changes are not sent yet, and those that the server refused. Sends them while it is there. */
export function UnsentNote() {
  const unsent = useUnsent();
  const author = useMember().member?.id ?? null;
  useSending(author);
  const refused = unsent.filter((change) => change.refused !== null);
  const waiting = unsent.length - refused.length;
  return (
    <div role="status" className={unsent.length > 0 ? 'offline-note' : undefined}>
      {waiting > 0 && (
        <p>
          <strong>{numbered(waiting, 'change')} saved on this device, not sent yet.</strong>
          <span>{waiting === 1 ? 'It is' : 'They are'} sent when you are back online.</span>
        </p>
      )}
      {refused.map((change) => (
        <div key={change.id} className="offline-refused">
          <strong>{change.name}</strong>
          <UnsentMark unsent={change} />
        </div>
      ))}
    </div>
  );
}
