import { useQuery } from '@tanstack/react-query';
import { RaceTime } from '#kit/kit.ts';
import { changedText, changesQuery, latestOther, whatText } from '../race/news/changes.ts';

/** The latest of the other changes of a race since its card came out, with the time at which it was known. */
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
