import { defaultTrackName, defaultTrackSlug, useQueryValue, useTrack } from '#frame/frame.ts';
import { SelectField } from '#kit/kit.ts';

/** The value of `?track=` for every track, on screens that can list them all. */
export const allTracks = 'all';

/** The slug that the address asks for; `all` only where a screen can show every track. */
export const shownSlug = (requested: string | null, withAll: boolean): string =>
  requested === null || (requested === allTracks && !withAll) ? defaultTrackSlug : requested;

/**
 * The track that an administrator screen shows: the one in the address (`?track=aqueduct`), by default Saratoga.
 * `withAll`: the screen can show every track (`?track=all`).
 */
export function useAdminTrack({ withAll = false }: { readonly withAll?: boolean } = {}) {
  const { tracks } = useTrack();
  const [requested, request] = useQueryValue('track');
  const slug = shownSlug(requested, withAll);
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
  const { slug, name, tracks, choose } = useAdminTrack({ withAll });
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
