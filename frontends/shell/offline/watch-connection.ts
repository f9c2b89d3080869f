import type { Query, QueryClient } from '@tanstack/react-query';
import { connection, pendingSignOut } from '#api/api.ts';
import { toasts } from '#frame/frame.ts';

/** How often a lost server is asked for again. */
const againMs = 15_000;

/** A read that failed last is not fresh, whatever stored answer it shows. */
const isOutdated = (query: Query): boolean => query.state.status === 'error' || query.isStale();

/** While the server cannot be reached it is tried again and again; once it answers, what is shown and not fresh is refreshed. */
export function watchConnection(client: QueryClient, tryServer: () => void): void {
  let timer: ReturnType<typeof setInterval> | undefined;
  connection.onChange(() => {
    const { isLost } = connection.current();
    if (isLost) timer ??= setInterval(tryServer, againMs);
    else if (timer !== undefined) {
      clearInterval(timer);
      timer = undefined;
      void client.invalidateQueries({ predicate: isOutdated });
    }
  });
  window.addEventListener('online', tryServer);
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
