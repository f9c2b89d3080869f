import { useQuery } from '@tanstack/react-query';
import type { CallArguments, Reply } from '#api/api.ts';
import { call } from '#api/api.ts';
import type { MyTicket } from '#frame/tickets/tickets.ts';
import { sentSets } from '#frame/tickets/tickets.ts';

export type BuildRequest = CallArguments<'POST /api/tickets/build'>['body'];
export type GroupsRequest = CallArguments<'POST /api/tickets/groups'>['body'];
export type Built = Reply<'POST /api/tickets/build'>;
export type SpokenTicket = Built['best']['tickets'][number];
export type Followed = Reply<'POST /api/tickets/follow'>;

const minute = 60_000;

type TicketsCall = 'POST /api/tickets/build' | 'POST /api/tickets/groups';

/** The tickets of either call: the best ones for a budget, or those of A, B and C horses; null asks for nothing. */
export const useTickets = <Name extends TicketsCall>(name: Name, body: CallArguments<Name>['body'] | null) =>
  useQuery({
    queryKey: [name, body] as const,
    queryFn: () =>
      body === null
        ? Promise.reject(new Error('no tickets were requested'))
        : call(name, { body } as CallArguments<Name>),
    enabled: body !== null,
    staleTime: minute,
  });

/** A noted ticket after the results so far; one built from the member's line is valued by it. */
export const useFollowed = (ticket: MyTicket) => {
  const { raceId, wager, base, source } = ticket;
  const chancesOf = source ? ('mine' as const) : ('ours' as const);
  const body = { raceId, wager, base, sets: sentSets(ticket), chancesOf };
  return useQuery({
    queryKey: ['POST /api/tickets/follow', body] as const,
    queryFn: () => call('POST /api/tickets/follow', { body }),
    staleTime: minute,
    refetchInterval: 2 * minute,
  });
};
