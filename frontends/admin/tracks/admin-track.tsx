import { defaultTrackName, defaultTrackSlug, useQueryValue, useTrack } from '#frame/frame.ts';
import { SelectField } from '#kit/kit.ts';

/** The value of `?track=` for every track, on screens that can list them all. */
export const allTracks = 'all';

/** The track that an administrator screen shows: the one in the address (`?track=aqueduct`), by default Saratoga. */
export function useAdminTrack() {
  const { tracks } = useTrack();
  const [requested, request] = useQueryValue('track');
  const slug = requested ?? defaultTrackSlug;
  const nameOf = (track: string): string =>
    tracks.find((listed) => listed.slug === track)?.displayName ??
    (track === defaultTrackSlug ? defaultTrackName : track);
  return {
    slug,
    isAll: slug === allTracks,
    name: slug === allTracks ? 'All tracks' : nameOf(slug),
    nameOf,
    tracks,
    choose: (track: string) => request(track === defaultTrackSlug ? null : track),
  };
}

/** The field to choose the track with. */
export function TrackField({ withAll = false }: { readonly withAll?: boolean }) {
  const { slug, name, tracks, choose } = useAdminTrack();
  const listed = tracks.map((track) => ({ value: track.slug, label: track.displayName }));
  const all = withAll ? [{ value: allTracks, label: 'All tracks' }] : [];
  const isListed = [...all, ...listed].some(({ value }) => value === slug);
  return (
    <SelectField
      label="Track"
      className="admin-date"
      choices={[...(isListed ? [] : [{ value: slug, label: name }]), ...listed, ...all]}
      value={slug}
      onChange={(event) => choose(event.target.value)}
    />
  );
}
