import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createContext, memo, useContext, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { Reply } from '#api/api.ts';
import { ask, HttpError, tracksQuery } from '#api/api.ts';
import { easternZone, Skeleton, viewZone } from '#kit/kit.ts';
import { onAddressChange, useQueryValue } from './address.ts';
import { useKnownMember } from './member.ts';
import type { AskedTrack } from './track-address.ts';
import { askedHere, chooseInAddress, putTrackIntoAddress, shownTrack } from './track-address.ts';
import { chooseTrack, defaultTrackSlug, rememberedTrack } from './track-choice.ts';
import { saveChosenTrack, useTrackOfMember } from './track-of-member.ts';
import { lazyPart } from './view-of.tsx';

export type Track = Reply<'GET /api/tracks'>[number];

/** The default track's name, also used before the list has loaded. */
export const defaultTrackName = 'Saratoga';

/** A track with its clock, fresh five minutes. */
export const trackConfigQuery = (slug: string) => ({
  ...ask('GET /api/tracks/{slug}/config', { params: { slug } }),
  staleTime: 5 * 60_000,
  gcTime: 10 * 60_000,
});

type TrackChoice = {
  /** None until the list has come. */
  readonly track: Track | null;
  /** The track on the screen, `saratoga` while none is chosen: per-track addresses are built from it. */
  readonly slug: string;
  /** As people call it. */
  readonly name: string;
  /** IANA name of the track's clock; null where it is not known. */
  readonly timeZone: string | null;
  readonly tracks: readonly Track[];
  readonly choose: (slug: string) => void;
  /** The address names a track that is not registered. */
  readonly isUnknown: boolean;
};

const Choice = createContext<TrackChoice | null>(null);

const UnknownTrack = lazyPart(async () => (await import('./unknown-track.tsx')).UnknownTrack);

const onTrackChange = (listener: () => void): (() => void) => {
  const leave = [onAddressChange(listener), rememberedTrack.onChange(listener)];
  return () => {
    for (const stop of leave) stop();
  };
};

/** The track of the address; on screens that are not about a track, the last one shown. */
function useAskedTrack(isAbout: boolean): AskedTrack {
  const read = () => (isAbout ? askedHere().slug : shownTrack.slug());
  const isHere = () => isAbout && askedHere().isInAddress;
  return {
    slug: useSyncExternalStore(onTrackChange, read, read),
    isInAddress: useSyncExternalStore(onTrackChange, isHere, isHere),
  };
}

const isNoSuchTrack = (error: Error | null): boolean =>
  error instanceof HttpError && (error.status === 404 || error.status === 400);

/** The track to show with its facts; `isSettled` once all of it is known. */
function useRequestedTrack(isAbout: boolean) {
  const list = useQuery(tracksQuery);
  const tracks = list.data ?? [];
  const wanted = useAskedTrack(isAbout);
  const isOurs = useTrackOfMember() || wanted.isInAddress;
  const isDefault = wanted.slug === defaultTrackSlug;
  const isListed = wanted.isInAddress || isDefault || !list.isPending;
  const key = wanted.isInAddress ? wanted.slug : (chooseTrack(tracks, wanted.slug)?.slug ?? defaultTrackSlug);
  const needsConfig = isAbout && isListed && key !== defaultTrackSlug;
  const config = useQuery({ ...trackConfigQuery(key), enabled: needsConfig });
  const slug = config.data?.slug ?? key;
  const track = tracks.find((listed) => listed.slug === slug) ?? config.data ?? null;
  return {
    tracks,
    track,
    slug,
    timeZone: key === defaultTrackSlug ? easternZone : (config.data?.timeZone ?? null),
    isInAddress: wanted.isInAddress && wanted.slug === slug,
    isSettled: isOurs && isListed && !(needsConfig && config.isPending),
    isUnknown: needsConfig && isNoSuchTrack(config.error),
  };
}

/** Chooses another track: in the address, in this browser and on the member's account. */
function useChoose(slug: string, tracks: readonly Track[]): (next: string) => void {
  const client = useQueryClient();
  const member = useKnownMember();
  return (next) => {
    rememberedTrack.keep(next);
    if (next !== slug) chooseInAddress(slug, next);
    const name = tracks.find((track) => track.slug === next)?.displayName;
    if (name !== undefined) shownTrack.show({ slug: next, name });
    if (member !== null) void saveChosenTrack(client, next, member.id);
  };
}

function useTrackChoice(isAbout: boolean) {
  const requested = useRequestedTrack(isAbout);
  const { tracks, track, slug, timeZone, isInAddress, isSettled, isUnknown } = requested;
  const name = track?.displayName ?? (slug === defaultTrackSlug ? defaultTrackName : '');
  const choose = useChoose(slug, tracks);
  // In the layout effect, so that the bar and the links render with this screen, not after it.
  useLayoutEffect(() => {
    if (!isAbout || !isSettled || isUnknown) return;
    if (!isInAddress && (slug !== defaultTrackSlug || askedHere().isInAddress)) putTrackIntoAddress(slug);
    shownTrack.show({ slug, name });
  }, [isAbout, isSettled, isUnknown, isInAddress, slug, name]);
  return { choice: { track, slug, name, timeZone, tracks, choose, isUnknown }, isSettled };
}

/** The time zone of the track in the address (`?track=`) on screens that are not about a track, such as administrators' screens. */
function useNamedZone(isNamed: boolean): string | null {
  const [named] = useQueryValue('track');
  const slug = named ?? defaultTrackSlug;
  const isEastern = !isNamed || slug === defaultTrackSlug || slug === 'all';
  const { data } = useQuery({ ...trackConfigQuery(slug), enabled: !isEastern });
  return isEastern ? easternZone : (data?.timeZone ?? null);
}

type TrackProviderProps = {
  /** The screen shows the races, picks or figures of a track. */
  readonly isAbout?: boolean;
  readonly children: ReactNode;
};

/** Provides the track to the screens below. Until a new one is known, the last one stays on screen. */
export const TrackProvider = memo(({ isAbout = true, children }: TrackProviderProps) => {
  const { choice, isSettled } = useTrackChoice(isAbout);
  const last = useRef<TrackChoice | null>(null);
  if (isSettled) last.current = choice;
  const given = last.current;
  const namedZone = useNamedZone(!isAbout);
  const timeZone = isAbout && given !== null ? given.timeZone : namedZone;
  viewZone(timeZone);
  if (given === null)
    return (
      <div className="page screen-coming">
        <Skeleton shape="cards" count={6} label="Loading the track" />
      </div>
    );
  return <Choice value={{ ...given, timeZone }}>{children}</Choice>;
});

/** Shows the screen, or a notice if the address names an unknown track. */
export function OfKnownTrack({ children }: { readonly children: ReactNode }) {
  const choice = useTrack();
  return choice.isUnknown ? <UnknownTrack {...choice} /> : children;
}

/** The chosen track and how to choose another. */
export function useTrack(): TrackChoice {
  const choice = useContext(Choice);
  if (choice === null) throw new Error('useTrack must be used within a TrackProvider');
  return choice;
}
