import { defaultTrackSlug, useTrack } from '#frame/frame.ts';
import { Empty, withDaysInWords } from '#kit/kit.ts';

/** A day without results yet: what the server says of it, when there will be some, and where they come from. */
export function NoResults({ message }: { readonly message: string }) {
  const isFlagship = useTrack().slug === defaultTrackSlug;
  return (
    <Empty title={withDaysInWords(message) || 'No Race Results Available Yet'}>
      <div className="stack">
        <p>
          Results usually appear 30-60 minutes after a race.{' '}
          {isFlagship && 'The first post is usually about 1:00 PM ET. '}This page refreshes automatically
          every 2 minutes.
        </p>
        <p className="small">
          Technical note: results are scraped from a public results page. When that page changes, is late or
          is down, we show nothing rather than guess.
        </p>
      </div>
    </Empty>
  );
}
