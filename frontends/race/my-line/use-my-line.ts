import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Reply } from '#api/api.ts';
import { ask, sentenceOf } from '#api/api.ts';
import { useMember } from '#frame/frame.ts';
import { keepAndSend, useUnsent } from '#frame/unsent/unsent.ts';
import type { Share } from './shares.ts';
import { unsentLine } from './unsent-line.ts';

export type MyLine = Reply<'GET /api/lines/{raceId}'>;
export type MyLineRow = MyLine['rows'][number];

/** Whether what is on the screen is stored. */
export type Saving = 'saved' | 'saving' | 'failed';

const pauseMs = 400;
const minute = 60_000;

/** The stored line; null without one. */
const storedShares = ({ madeAt, rows }: MyLine): readonly Share[] | null =>
  madeAt === null
    ? null
    : rows.map(({ interest, chance, isFixed }) => ({ interest, chance: chance || 0, isFixed }));

/** The member's line on a race, saved a moment after each change: without a connection in this browser, until it can be sent. */
export function useMyLine(raceId: string) {
  const lineQuery = ask('GET /api/lines/{raceId}', { params: { raceId } });
  const query = useQuery({ ...lineQuery, staleTime: minute / 4, refetchInterval: minute });
  const [draft, setDraft] = useState<readonly Share[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isOverruled, setOverruled] = useState(false);
  const author = useMember().member?.id ?? '';
  const unsent = unsentLine(useUnsent(), raceId);
  const latest = useRef<{ readonly shares: readonly Share[] } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const save = useCallback(async () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const sent = latest.current;
    if (sent === null) return;
    setFailure(null);
    try {
      const line = { chances: [...sent.shares] };
      const outcome = await keepAndSend(author, 'My line', { kind: 'draw-line', raceId, line });
      if (latest.current !== sent) return;
      latest.current = null;
      setDraft(null);
      setOverruled(outcome === 'overruled');
    } catch (error) {
      if (latest.current === sent)
        setFailure(sentenceOf(error as Error, 'Your line could not be saved. Try again.'));
    }
  }, [author, raceId]);

  /** Shows a change at once and saves it when no other follows. */
  function change(shares: readonly Share[]): void {
    latest.current = { shares };
    setDraft(shares);
    setFailure(null);
    setOverruled(false);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), pauseMs);
  }

  /** Goes back to what is stored. */
  function discard(): void {
    clearTimeout(timer.current);
    latest.current = null;
    setDraft(null);
    setFailure(null);
    void query.refetch();
  }

  const saveAtLeaving = useRef(save);
  saveAtLeaving.current = save;
  useEffect(
    () => () => {
      if (latest.current !== null) void saveAtLeaving.current();
    },
    [],
  );

  const saving: Saving = failure !== null ? 'failed' : draft === null ? 'saved' : 'saving';
  const stored = query.data && !unsent?.isRemoved ? storedShares(query.data) : null;
  return {
    query,
    shares: draft ?? unsent?.shares ?? stored,
    stored,
    isDraft: draft !== null || (unsent?.shares ?? null) !== null,
    /** What this browser has not sent yet, or the server refused; null while a newer change is on screen. */
    unsent: draft === null ? (unsent?.unsent ?? null) : null,
    saving,
    failure,
    /** A newer line, from another page or device, was stored instead of the last change. */
    isOverruled,
    change,
    save,
    discard,
  };
}
