import { useQuery } from '@tanstack/react-query';
import type { Reply } from '#api/api.ts';
import { currentOddsQuery } from '#frame/races/races.ts';
import { Badge } from '#kit/kit.ts';

type RaceOdds = Reply<'GET /api/odds/race/{id}'>;

/** What the badge of a horse says: its price on the board, that there is none, or that it is being asked for. */
export function currentOddsText(
  { data, isError }: { readonly data: RaceOdds | null | undefined; readonly isError: boolean },
  programNumber: string,
): string {
  if (!data) return isError || data === null ? 'Current: N/A' : 'Loading...';
  const horse = data.horses.find((horse) => horse.programNumber === programNumber);
  return `Current: ${horse?.currentOdds ?? 'N/A'}`;
}

/** The price of a horse on the board, beside its morning line. */
export function CurrentOdds({
  raceId,
  programNumber,
}: {
  readonly raceId: string;
  readonly programNumber: string;
}) {
  const query = useQuery(currentOddsQuery(raceId));
  const isOld = query.isError || query.data?.status === 'stale';
  const from = query.data?.source ?? 'no tote board for this race yet';
  return (
    <Badge tone={isOld ? 'yellow' : 'plain'} title={isOld ? `${from}, out of date` : from}>
      {currentOddsText(query, programNumber)}
    </Badge>
  );
}
