import { defaultTrackSlug, useTrack } from '#frame/frame.ts';
import { Empty, trackTime, withDaysInWords } from '#kit/kit.ts';

type NoResultsProps = {
  readonly message: string;
  /** The first post of the day's card; null while no card of the day is known. */
  readonly firstPost: string | null;
};

/** A day without results yet: what the server says of it, when there will be some, and where they come from. */
export function NoResults({ message, firstPost }: NoResultsProps) {
  const isFlagship = useTrack().slug === defaultTrackSlug;
  const posted = firstPost === null ? null : `The first post is at ${trackTime(firstPost)}. `;
  return (
    <Empty title={withDaysInWords(message) || 'No Race Results Available Yet'}>
      <div className="stack">
        <p>
          Results usually appear 30-60 minutes after a race.{' '}
          {posted ?? (isFlagship && 'The first post is usually about 1:00 PM ET. ')}This page refreshes
          automatically every 2 minutes.
        </p>
        <p className="small">
          Technical note: results are scraped from a public results page. When that page changes, is late or
          is down, we show nothing rather than guess.
        </p>
      </div>
    </Empty>
  );
}
