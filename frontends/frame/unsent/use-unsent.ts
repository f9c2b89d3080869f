import { useCallback, useSyncExternalStore } from 'react';
import { useMember } from '#frame/frame.ts';
import { onUnsentChange, outbox } from './browser-outbox.ts';
import type { Unsent } from './outbox.ts';

const nothing: readonly Unsent[] = [];
let shown: readonly Unsent[] = nothing;

/** The same list as long as it says the same. */
function current(author: string | null): readonly Unsent[] {
  const list = author === null ? nothing : outbox.listOf(author);
  if (JSON.stringify(list) !== JSON.stringify(shown)) shown = list;
  return shown;
}

/** The member's changes that are kept in this browser, the first made first. */
export function useUnsent(): readonly Unsent[] {
  const author = useMember().member?.id ?? null;
  const read = useCallback(() => current(author), [author]);
  return useSyncExternalStore(onUnsentChange, read, () => nothing);
}
