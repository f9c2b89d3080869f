import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Reply } from '#api/api.ts';
import { call } from '#api/api.ts';
import type { MyTicket } from '#frame/tickets/tickets.ts';
import { sentSets } from '#frame/tickets/tickets.ts';
import type { SentWillPays, TypedWillPays } from './typed-will-pays.ts';
import { sentWillPays } from './typed-will-pays.ts';

export type Followed = Reply<'POST /api/tickets/follow'>;

const minute = 60_000;

const typingMs = 500;

/** A text once it has stayed the same for half a second. */
function useDebounced(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), typingMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

/** How a member's noted ticket stands, and what it returns by will-pays; null for none. */
export function followQuery(ticket: MyTicket, owner: string, willPays: SentWillPays | null) {
  const { raceId, wager, base, source } = ticket;
  const chancesOf = source ? ('mine' as const) : ('ours' as const);
  const body = { raceId, wager, base, sets: sentSets(ticket), chancesOf, willPays };
  return {
    queryKey: ['POST /api/tickets/follow', body, owner] as const,
    queryFn: () => call('POST /api/tickets/follow', { body }),
    staleTime: minute,
    refetchInterval: 2 * minute,
  };
}

/**
 * A noted ticket after the results so far; one built from the owner's line is valued by it. Once the typing rests, what it
 * returns in its last leg is read by the will-pays typed: until then, and while that fails, `isCurrent` is false and the
 * rest stays as it is. With `typed` null, during a pause, no will-pays are sent.
 */
export function useFollowed(ticket: MyTicket, owner: string, typed: TypedWillPays | null) {
  const text = JSON.stringify(typed === null ? null : sentWillPays(typed));
  const rested = useDebounced(text);
  const willPays = JSON.parse(rested) as SentWillPays | null;
  const follow = followQuery(ticket, owner, null);
  const plain = useQuery(willPays === null ? follow : { ...follow, refetchInterval: false });
  const paid = useQuery({ ...followQuery(ticket, owner, willPays), enabled: willPays !== null });
  const isCurrent = text === rested && (willPays === null || paid.data !== undefined);
  const data = isCurrent && willPays !== null ? paid.data : plain.data;
  return { data, error: plain.error, isCurrent, willPaysError: paid.error };
}
