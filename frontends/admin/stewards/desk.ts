import type { CallArguments, Reply } from '#api/api.ts';
import { ask, call, queryClient } from '#api/api.ts';
import { withToasts } from '../mutation-with-toasts.ts';

export type DeskCard = Reply<'GET /api/tracks/{slug}/cards/{date}'>;
export type DeskRace = DeskCard['races'][number];
export type DeskHorse = DeskRace['entries'][number];
export type Desk = Reply<'GET /api/admin/stewards/entries'>;
export type DeskEntry = Desk['entries'][number];
export type DeskSurface = Desk['surfaces'][number];
export type EntryBody = CallArguments<'POST /api/admin/stewards/entries'>['body'];
export type Fact = EntryBody['fact'];
export type FinishBody = CallArguments<'POST /api/admin/stewards/results'>['body'];

const fresh = { staleTime: 10_000, refetchInterval: 30_000 } as const;

/** The track and day on the desk. */
export type DeskDay = { readonly track: string; readonly date: string };

export const trackDayQuery = (slug: string) => ask('GET /api/tracks/{slug}/config', { params: { slug } });

export const deskCardQuery = ({ track, date }: DeskDay) => ({
  ...ask('GET /api/tracks/{slug}/cards/{date}', { params: { slug: track, date } }),
  ...fresh,
});

export const deskQuery = ({ track, date }: DeskDay) => ({
  ...ask('GET /api/admin/stewards/entries', { query: { track, date } }),
  ...fresh,
});

/** Refetches everything the desk shows. */
export function refetchDesk(): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) =>
      /^\/api\/(?:admin\/stewards|admin\/race-timeline|tracks|races|ml\/predict|race-results)/.test(
        String(queryKey[0]),
      ),
  });
}

export const entering = withToasts(
  'Entry Not Saved',
  (body: EntryBody) => call('POST /api/admin/stewards/entries', { body }),
  refetchDesk,
);

export const finishing = withToasts(
  'Result Not Saved',
  (body: FinishBody) => call('POST /api/admin/stewards/results', { body }),
  refetchDesk,
);

type Withdrawal = { readonly id: string; readonly reason: string };

export const undoing = withToasts(
  'Entry Not Withdrawn',
  ({ id, reason }: Withdrawal) =>
    call('POST /api/admin/stewards/entries/{id}/withdraw', { params: { id }, body: { reason } }),
  refetchDesk,
);
