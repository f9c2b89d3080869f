import { useMyTracks } from './my-tracks.ts';

type StarProps = {
  readonly track: { readonly slug: string; readonly displayName: string };
  readonly isMine: boolean;
  readonly onToggle: (slug: string) => void;
};

/** Adds a track to the member's tracks, or removes it. */
export function TrackStar({ track, isMine, onToggle }: StarProps) {
  return (
    <button
      type="button"
      className="icon-button track-star"
      aria-pressed={isMine}
      aria-label={`${track.displayName} in my tracks`}
      onClick={() => onToggle(track.slug)}
    >
      <span aria-hidden="true">{isMine ? '★' : '☆'}</span>
    </button>
  );
}

/** The star of the track on screen; for a visitor its space is left blank. */
export function StarOfTrack({ track }: Pick<StarProps, 'track'>) {
  const { mine, canChange, toggle } = useMyTracks();
  return (
    <span className="track-star-place">
      {canChange && <TrackStar track={track} isMine={mine.includes(track.slug)} onToggle={toggle} />}
    </span>
  );
}
