import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { log } from '#api/api.ts';

/** Keeps what is shown up to the server's events while the app is in the page. */
export function useLiveUpdates(): void {
  const client = useQueryClient();
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isGone = false;
    import('./live-updates.ts')
      .then(({ followEvents }) => {
        if (!isGone) stop = followEvents(client);
      })
      .catch((error: unknown) => log.debug('Events are not followed', error));
    return () => {
      isGone = true;
      stop?.();
    };
  }, [client]);
}
