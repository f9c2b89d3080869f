import { defaultTrackSlug, rememberedTrack } from './track-choice.ts';

type Address = { readonly pathname: string; readonly search: string };

/** The track of an address, and whether the address names it or the browser's saved choice does. */
export type AskedTrack = { readonly slug: string; readonly isInAddress: boolean };

const parameter = 'track';
/** Parameters that point to one race or day: without a track they mean Saratoga, whoever opens the address. */
const pointers = ['race', 'date', 'day'] as const;

/** Addresses whose path names the track: `/race/saratoga/2025-08-02/4`, `/print/saratoga/2025-08-02`. */
const namedInPath = /^\/(race|print)(?:\/([^/]+)?|$)/;

const withoutTrack =
  /^\/(?:admin|horse\/|profile|about|contact|privacy|terms|features|ai-ml-explanation|ai-system-guide|auth|api|third-party)/;

/** Whether the screen of a path shows the races, picks or figures of a track. */
export const isOfTrack = (pathname: string): boolean => !withoutTrack.test(pathname);

/** The track an address asks for, in its path or by `?track=aqueduct`, else the remembered one; `saratoga` where a path or a race says so. */
export function askedTrack({ pathname, search }: Address, remembered: string | null): AskedTrack {
  const query = new URLSearchParams(search);
  const named = namedInPath.exec(pathname)?.[2] ?? query.get(parameter);
  if (named) return { slug: named, isInAddress: true };
  if (pathname.includes(defaultTrackSlug) || pointers.some((name) => query.has(name)))
    return { slug: defaultTrackSlug, isInAddress: true };
  return { slug: remembered ?? defaultTrackSlug, isInAddress: false };
}

/** The address with its track; Saratoga is left out if the address implies it anyway. */
export function withTrack(href: string, slug: string, remembered: string | null): string {
  const url = new URL(href, 'https://site');
  const isNamed = url.searchParams.has(parameter) || namedInPath.exec(url.pathname)?.[2] !== undefined;
  if (!href.startsWith('/') || !isOfTrack(url.pathname) || isNamed) return href;
  if (slug === defaultTrackSlug && askedTrack(url, remembered).slug === slug) return href;
  url.searchParams.set(parameter, slug);
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The address after another track is chosen: the old race, entry and list page are dropped. */
export function addressOfChoice(href: string, slug: string): string {
  const url = new URL(href);
  for (const name of [parameter, 'race', 'before']) url.searchParams.delete(name);
  url.hash = '';
  if (namedInPath.test(url.pathname)) {
    url.pathname = `/race/${slug}`;
    return url.href;
  }
  const isUnderstood = slug === defaultTrackSlug && askedTrack(url, slug).slug === slug;
  if (!isUnderstood) url.searchParams.set(parameter, slug);
  return url.href;
}

const nowhere: Address = { pathname: '/', search: '' };
const here = (): Address => (typeof location === 'undefined' ? nowhere : location);

/** The track of the current address. */
export const askedHere = (): AskedTrack => askedTrack(here(), rememberedTrack.read());

/** Puts the track into the current history entry, so that the address can be shared. */
export function putTrackIntoAddress(slug: string): void {
  const url = new URL(location.href);
  if (namedInPath.test(url.pathname)) url.pathname = url.pathname.replace(namedInPath, `/$1/${slug}`);
  else url.searchParams.set(parameter, slug);
  history.replaceState(history.state, '', url);
}

/** Puts another track into the address; Back returns to the one before. */
export function chooseInAddress(before: string, slug: string): void {
  if (!isOfTrack(location.pathname)) return;
  putTrackIntoAddress(before);
  history.pushState(history.state, '', addressOfChoice(location.href, slug));
}

/** The title of a screen at a track: "Saratoga" in it becomes the track's name. */
export const titleAt = (title: string, trackName: string): string =>
  trackName === '' ? title : title.replace('Saratoga', trackName);

export type ShownTrack = { readonly slug: string; readonly name: string };
let shown: ShownTrack | null = null;
const listeners = new Set<() => void>();

/** The track on screen, for everything outside it: links, navigation bar, search and title. */
export const shownTrack = {
  read: (): ShownTrack | null => shown,
  slug: (): string => shown?.slug ?? askedHere().slug,
  show(next: ShownTrack): void {
    if (shown?.slug === next.slug && shown.name === next.name) return;
    shown = next;
    for (const listener of listeners) listener();
  },
  onChange(listener: () => void): () => void {
    listeners.add(listener);
    const forget = rememberedTrack.onChange(listener);
    return () => {
      listeners.delete(listener);
      forget();
    };
  },
};
