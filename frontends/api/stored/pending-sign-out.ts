const key = 'signedOut';

/**
 * Records that somebody signed out in this browser until the server knows. Until then nothing stored is shown,
 * and the next session check ends the session first.
 */
export const pendingSignOut = {
  isPending(): boolean {
    try {
      return localStorage.getItem(key) !== null;
    } catch {
      return false;
    }
  },
  begin(): void {
    try {
      localStorage.setItem(key, new Date().toISOString());
    } catch {
      // A browser that forbids storage stores no answers either.
    }
  },
  end(): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // See above.
    }
  },
  /** Another tab of this browser signed out. */
  onElsewhere(listener: () => void): void {
    window.addEventListener('storage', (event) => {
      if (event.key === key && event.newValue !== null) listener();
    });
  },
};
