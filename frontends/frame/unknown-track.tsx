import { Button, Empty } from '#kit/kit.ts';

type UnknownTrackProps = {
  readonly slug: string;
  readonly tracks: readonly { readonly slug: string; readonly displayName: string }[];
  readonly choose: (slug: string) => void;
};

/** Shown when the address names an unknown track: which one, and the tracks that have a card or results. */
export function UnknownTrack({ slug, tracks, choose }: UnknownTrackProps) {
  return (
    <div className="page">
      <h1>Unknown Track</h1>
      <Empty title={`There is no track “${slug}”`}>
        <div className="stack">
          <p>
            The address may be misspelled.{' '}
            {tracks.length === 0
              ? 'No track has a card or results yet.'
              : 'These tracks have a card or results:'}
          </p>
          <ul className="row plain-list" aria-label="Tracks">
            {tracks.map((track) => (
              <li key={track.slug}>
                <Button onClick={() => choose(track.slug)}>{track.displayName}</Button>
              </li>
            ))}
          </ul>
        </div>
      </Empty>
    </div>
  );
}
