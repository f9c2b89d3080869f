import { useSyncExternalStore } from 'react';
import { connection } from '#api/api.ts';
import { ago, trackDayTime } from '#kit/kit.ts';

/** Shown over the screen while the server cannot be reached: how old the data may be, and that all but the notebook is read-only. */
export function OfflineNote() {
  const { isLost, asOf } = useSyncExternalStore(connection.onChange, connection.current);
  return (
    <div role="status" className={isLost ? 'offline-note' : undefined}>
      {isLost && (
        <p>
          <strong>You are offline.</strong>
          {asOf !== null && (
            <span>
              What you see is from <time dateTime={new Date(asOf).toISOString()}>{trackDayTime(asOf)}</time>{' '}
              by this device’s clock ({ago(asOf, Date.now()).toLowerCase()}). You can still change your notes,
              watch list, book and line; the rest can only be read.
            </span>
          )}
        </p>
      )}
    </div>
  );
}
