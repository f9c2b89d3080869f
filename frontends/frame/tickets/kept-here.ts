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
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [key, empty]);
  const change = useCallback(
    (next: Value) => {
      setValue(next);
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
