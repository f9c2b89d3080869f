import { defaultTrackSlug, forTrack, useQueryValue, useTrack } from '#frame/frame.ts';
import { SelectField } from '#kit/kit.ts';

/** Asks for every track where a screen is a list over tracks. */
export const allTracks = 'all';

/** The track whose data a screen of this area shows: the address says which (`?track=aqueduct`), else Saratoga. */
export function useAdminTrack() {
  const { tracks } = useTrack();
  const [requested, request] = useQueryValue('track');
  const slug = requested ?? defaultTrackSlug;
  const nameOf = (track: string): string =>
    tracks.find((listed) => listed.slug === track)?.displayName ??
    (track === defaultTrackSlug ? 'Saratoga' : track);
  return {
    slug,
    isAll: slug === allTracks,
    name: slug === allTracks ? 'All tracks' : nameOf(slug),
    nameOf,
    tracks,
    /** The query of a call that answers for the track. */
    ...forTrack(slug),
    choose: (track: string) => request(track === defaultTrackSlug ? null : track),
  };
}

/** The list to choose the track from. */
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
