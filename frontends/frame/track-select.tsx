import { Badge, SelectField } from '#kit/kit.ts';
import type { Track } from './track.tsx';
import { useTrack } from './track.tsx';

/** A track in the list to choose from. */
export const trackLabel = ({ displayName, isActive }: Pick<Track, 'displayName' | 'isActive'>): string =>
  isActive ? displayName : `${displayName} (inactive)`;

/** The track of the screen: nothing to choose without tracks, its name when it is the only one, else a list. */
export function TrackSelect({ onChosen }: { readonly onChosen?: () => void }) {
  const { track, tracks, choose } = useTrack();
  if (track === null) return <span className="track-select" />;
  if (tracks.length === 1)
    return (
      <span className="track-select">
        <Badge title="The track shown">{trackLabel(track)}</Badge>
      </span>
    );
  return (
    <SelectField
      className="field-inline track-select"
      label="Track"
      choices={tracks.map((track) => ({ value: track.slug, label: trackLabel(track) }))}
      value={track.slug}
      onChange={(event) => {
        onChosen?.();
        choose(event.target.value);
      }}
    />
  );
}
