/** The API of the frame: how an app fits into the page. Shared by every app as one module. */
export { navigate, useQueryAndFragment, useQueryValue } from './address.ts';
export { withTrackAndRace } from './carried-address.ts';
export { DeskLink } from './desk-link.tsx';
export { ErrorBoundary } from './error-boundary.tsx';
export { useEvents } from './events.ts';
export type { ScreenProps } from './lifecycles.tsx';
export { appElementId, frame } from './lifecycles.tsx';
export { Link } from './link.tsx';
export { useKnownMember, useMember } from './member.ts';
export { useNearViewport } from './near-viewport.ts';
export { reportSourcesWhenUsed } from './number-source/when-used.ts';
export { usePageInUse } from './page-in-use.ts';
export type { Place } from './place.ts';
export { place } from './place.ts';
export type { QueryView } from './query-state.tsx';
export { QueryFailure, QueryState } from './query-state.tsx';
export type { RaceDay } from './race-day.ts';
export {
  clockAddresses,
  forTrack,
  ofTrack,
  prefetchRaceDay,
  raceDayAddresses,
  rereadRaceDay,
  useFlagshipDay,
  useRaceDay,
} from './race-day.ts';
export { RefreshButton } from './refresh-button.tsx';
export { ToastRegion } from './toast-region.tsx';
export type { Toast } from './toasts.ts';
export { toasts } from './toasts.ts';
export type { Track } from './track.tsx';
export { defaultTrackName, TrackProvider, trackConfigQuery, useTrack } from './track.tsx';
export { isOfTrack, shownTrack, titleAt, withTrack } from './track-address.ts';
export { defaultTrackSlug, rememberedTrack } from './track-choice.ts';
export { myTracksQuery } from './track-of-member.ts';
export type { LazyComponent, Views } from './view-of.tsx';
export { lazyPart, lazyScreen, ViewOf } from './view-of.tsx';
