import type { QueryClient } from '@tanstack/react-query';
import { connection, pendingSignOut } from '#api/api.ts';
import { toasts } from '#frame/frame.ts';

/** How often a lost server is asked for again. */
const againMs = 15_000;

/** While the server cannot be reached it is polled; once it answers everything shown is refreshed. */
export function watchConnection(client: QueryClient, refetch: () => void): void {
  let timer: ReturnType<typeof setInterval> | undefined;
  connection.onChange(() => {
    const { isLost } = connection.current();
    if (isLost) timer ??= setInterval(refetch, againMs);
    else if (timer !== undefined) {
      clearInterval(timer);
      timer = undefined;
      void client.invalidateQueries();
    }
  });
  window.addEventListener('online', refetch);
  window.addEventListener('offline', connection.lost);
  connection.onRefusal(() =>
    setTimeout(() => {
      toasts.show({
        title: 'You are offline',
        description: 'This needs a connection. Nothing was changed.',
        tone: 'error',
      });
    }),
  );
  pendingSignOut.onElsewhere(() => {
    client.clear();
    location.reload();
  });
}
