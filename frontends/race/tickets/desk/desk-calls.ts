import { useQuery } from '@tanstack/react-query';
import type { CallArguments, Reply } from '#api/api.ts';
import { call } from '#api/api.ts';

export type BuildRequest = CallArguments<'POST /api/tickets/build'>['body'];
export type GroupsRequest = CallArguments<'POST /api/tickets/groups'>['body'];
export type Built = Reply<'POST /api/tickets/build'>;
export type SpokenTicket = Built['best']['tickets'][number];

const minute = 60_000;

type TicketsCall = 'POST /api/tickets/build' | 'POST /api/tickets/groups';

/** The tickets of either call for a member: the best ones for a budget, or those of A, B and C horses; null asks for nothing. */
export const useTickets = <Name extends TicketsCall>(
  name: Name,
  body: CallArguments<Name>['body'] | null,
  owner: string,
) =>
  useQuery({
    queryKey: [name, body, owner] as const,
    queryFn: () =>
      body === null
        ? Promise.reject(new Error('no tickets were requested'))
        : call(name, { body } as CallArguments<Name>),
    enabled: body !== null,
    staleTime: minute,
  });
