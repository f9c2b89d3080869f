import { useTrack } from '#frame/frame.ts';
import { Badge, SelectField } from '#kit/kit.ts';

const activityText = (isActive: boolean) => (isActive ? 'Active' : 'Inactive');

/** Which track the dashboard is about: nothing without tracks, its badge when it is the only one, else a list. */
export function TrackPicker() {
  const { track, tracks, choose } = useTrack();
  if (track === null) return null;
  if (tracks.length === 1) return <Badge title="The track shown">{track.displayName}</Badge>;
  return (
    <div className="row track-picker">
      <SelectField
        className="field-inline"
        label="Track"
        choices={tracks.map((track) => ({
          value: track.slug,
          label: `${track.displayName} (${activityText(track.isActive)})`,
        }))}
        value={track.slug}
        onChange={(event) => choose(event.target.value)}
      />
      <Badge tone={track.isActive ? 'green' : 'gray'}>{activityText(track.isActive)}</Badge>
    </div>
  );
}
