import { useEffect } from 'react';
import { log } from '#api/api.ts';

/** Keeps the screen on while the page is looked at, where the browser can do that. */
export function useAwake(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    const keepOn = (): void => {
      if (document.visibilityState !== 'visible') return;
      navigator.wakeLock
        .request('screen')
        .then((held) => {
          lock = held;
        })
        .catch((error: unknown) => log.debug('The screen may go dark', error));
    };
    keepOn();
    document.addEventListener('visibilitychange', keepOn);
    return () => {
      document.removeEventListener('visibilitychange', keepOn);
      void lock?.release();
    };
  }, []);
}
