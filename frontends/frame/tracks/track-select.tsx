import { useState } from 'react';
import type { Track } from '#frame/frame.ts';
import { lazyPart, useTrack } from '#frame/frame.ts';
import { Badge, Button, SelectField } from '#kit/kit.ts';
import { StarOfTrack } from './track-star.tsx';

/** Longer lists open in a dialog with a search field. */
const longestPlainList = 8;

const TrackList = lazyPart(async () => (await import('./track-list.tsx')).TrackList, null);

/** A track in the list to choose from. */
export const trackLabel = ({ displayName, isActive }: Pick<Track, 'displayName' | 'isActive'>): string =>
  isActive ? displayName : `${displayName} (inactive)`;

type TrackSelectProps = {
  /** How a track is named in the list. */
  readonly label?: (track: Track) => string;
};

/** The button that opens the list of all tracks. */
function ListButton({ children }: { readonly children: string }) {
  const [isOpen, setOpen] = useState(false);
  const choice = useTrack();
  return (
    <>
      <Button aria-haspopup="dialog" onMouseEnter={TrackList.preload} onClick={() => setOpen(true)}>
        {children}
      </Button>
      {isOpen && <TrackList {...choice} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The track of the screen: nothing to choose without tracks, its name when it is the only one, else a list. */
export function TrackSelect({ label = trackLabel }: TrackSelectProps) {
  const { track, tracks, choose } = useTrack();
  if (track === null) return <span className="track-select" />;
  const isListed = tracks.some(({ slug }) => slug === track.slug);
  if (tracks.length === 1 && isListed)
    return (
      <span className="track-select">
        <Badge title="The track shown">{label(track)}</Badge>
      </span>
    );
  return (
    <span className="track-choice">
      {tracks.length > longestPlainList ? (
        <span className="track-select">
          <ListButton>{`Track: ${label(track)}`}</ListButton>
        </span>
      ) : (
        <SelectField
          className="field-inline track-select"
          label="Track"
          choices={(isListed ? tracks : [track, ...tracks]).map((listed) => ({
            value: listed.slug,
            label: label(listed),
          }))}
          value={track.slug}
          onChange={(event) => choose(event.target.value)}
        />
      )}
      <StarOfTrack track={track} />
    </span>
  );
}
