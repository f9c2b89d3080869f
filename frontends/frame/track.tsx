import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Reply } from '#api/api.ts';
import { tracksQuery } from '#api/api.ts';
import { chooseTrack, defaultTrackSlug, rememberedTrack } from './track-choice.ts';

export type Track = Reply<'GET /api/tracks'>[number];

type TrackChoice = {
  /** None until the list has come. */
  readonly track: Track | null;
  /** The chosen slug, `saratoga` while none is chosen: per-track addresses are built from it. */
  readonly slug: string;
  readonly tracks: readonly Track[];
  readonly choose: (slug: string) => void;
  /** The list has not come, and another track than Saratoga is remembered: which one shows is not settled yet. */
  readonly isPending: boolean;
};

const Choice = createContext<TrackChoice | null>(null);

export function TrackProvider({ children }: { readonly children: ReactNode }) {
  const list = useQuery(tracksQuery);
  const tracks = list.data ?? [];
  const { onChange, read } = rememberedTrack;
  const remembered = useSyncExternalStore(onChange, read, read);
  const track = chooseTrack(tracks, remembered);
  const slug = track?.slug ?? defaultTrackSlug;
  const isPending = list.isPending && (remembered ?? defaultTrackSlug) !== defaultTrackSlug;
  const choice = { track, slug, tracks, choose: rememberedTrack.keep, isPending };
  return <Choice value={choice}>{children}</Choice>;
}

/** The chosen track and how to choose another. */
export function useTrack(): TrackChoice {
  const choice = useContext(Choice);
  if (choice === null) throw new Error('useTrack must be used within a TrackProvider');
  return choice;
}
