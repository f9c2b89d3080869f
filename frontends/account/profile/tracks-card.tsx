import { useQuery } from '@tanstack/react-query';
import type { Track } from '#frame/frame.ts';
import { trackConfigQuery, useTrack } from '#frame/frame.ts';
import { useMyTracks } from '#frame/tracks/tracks.ts';
import { Card, Checkbox, Empty, SelectField } from '#kit/kit.ts';

type Named = Pick<Track, 'slug' | 'displayName'>;

/** The listed tracks, preceded by the chosen one if it isn't listed: it may have no card right now. */
function useChoices(tracks: readonly Track[], chosen: string): readonly Named[] {
  const isListed = tracks.some(({ slug }) => slug === chosen);
  const { data } = useQuery({ ...trackConfigQuery(chosen), enabled: !isListed });
  return isListed ? tracks : [{ slug: chosen, displayName: data?.displayName ?? chosen }, ...tracks];
}

/** Which track is shown first, and the member's own tracks. */
export function TracksCard() {
  const { tracks, slug, choose } = useTrack();
  const { chosen, mine, canChange, toggle } = useMyTracks();
  const choices = useChoices(tracks, chosen ?? slug);
  if (tracks.length === 0)
    return (
      <Card title="My tracks">
        <Empty title="No tracks yet">Tracks appear here once a card or results are in.</Empty>
      </Card>
    );
  return (
    <Card title="My tracks">
      <div className="stack">
        <SelectField
          label="Default track"
          hint="The track you see first, on every device."
          choices={choices.map(({ slug: value, displayName: label }) => ({ value, label }))}
          value={chosen ?? slug}
          onChange={(event) => choose(event.target.value)}
        />
        <fieldset className="my-tracks" disabled={!canChange}>
          <legend>Listed first</legend>
          {tracks.map((track) => (
            <Checkbox
              key={track.slug}
              label={track.displayName}
              checked={mine.includes(track.slug)}
              onChange={() => toggle(track.slug)}
            />
          ))}
        </fieldset>
      </div>
    </Card>
  );
}
