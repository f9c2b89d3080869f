import { useCallback, useEffect, useState } from 'react';
import { draftKey } from '#api/api.ts';

function read<Value>(key: string, empty: Value): Value {
  try {
    const text = localStorage.getItem(key);
    return text === null ? empty : { ...empty, ...(JSON.parse(text) as Partial<Value>) };
  } catch {
    return empty;
  }
}

/** Those on this page that show a draft: a change by one of them reaches the others, whether or not it could be stored. */
const shownHere = new Set<(key: string, value: object) => void>();

/**
 * A member's draft kept in this browser, also offline, and the same in each of its tabs; only while the page is open where
 * the browser keeps nothing. Gone when the account is deleted; all but noted tickets and their limit also when the member signs
 * out.
 */
export function useKeptHere<Value extends object>(what: string, owner: string, empty: Value) {
  const key = draftKey(what, owner);
  const [value, setValue] = useState(() => read(key, empty));
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key === key) setValue(read(key, empty));
    };
    const followHere = (changed: string, next: object) => {
      if (changed === key) setValue(next as Value);
    };
    addEventListener('storage', follow);
    shownHere.add(followHere);
    return () => {
      removeEventListener('storage', follow);
      shownHere.delete(followHere);
    };
  }, [key, empty]);
  const change = useCallback(
    (next: Value) => {
      for (const show of shownHere) show(key, next);
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // A full or closed store: the value stays on the page.
      }
    },
    [key],
  );
  return [value, change] as const;
}
