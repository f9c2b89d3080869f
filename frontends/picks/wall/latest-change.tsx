import { useQuery } from '@tanstack/react-query';
import { RaceTime } from '#kit/kit.ts';
import { changedText, changesQuery, latestOther, whatText } from '../race/news/changes.ts';

/** The latest change of a race that its line does not mark already, with the time it became known. */
export function LatestChange({ raceId }: { readonly raceId: string }) {
  const { data } = useQuery(changesQuery(raceId));
  const change = latestOther(data?.changes ?? []);
  if (change === null) return null;
  return (
    <span className="row-small">
      <strong>{changedText(change)}</strong> {whatText(change)} (<RaceTime at={change.knownAt} />)
    </span>
  );
}
