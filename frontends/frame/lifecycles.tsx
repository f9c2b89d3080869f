import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import * as React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import type { AppProps } from 'single-spa';
import singleSpaReact from 'single-spa-react';
import { queryClient } from '#api/api.ts';
import { useQueryValue } from './address.ts';
import { type MayStay, useDrawnPlace } from './drawn-place.ts';
import { ErrorBoundary, PageError } from './error-boundary.tsx';
import { usePageInUse } from './page-in-use.ts';
import type { Place } from './place.ts';
import { place } from './place.ts';
import { OfKnownTrack, TrackProvider } from './track.tsx';
import { isOfTrack } from './track-address.ts';
import { lazyPart } from './view-of.tsx';

/** What an app's root component is given: which of its views to show, and the path it is shown under. */
export type ScreenProps = { readonly view: string; readonly path: string };

/** The id of the element an app is mounted into. */
export function appElementId(name: string): string {
  return `app-${name}`;
}

const MomentBar = lazyPart(async () => (await import('./moments/moment-bar.tsx')).MomentBar, null);
const MomentDoor = lazyPart(async () => (await import('./moments/moment-door.tsx')).MomentDoor, null);

/** Apps that are not about a track, whatever path they are shown under. */
const withoutTrack: ReadonlySet<string> = new Set(['account', 'admin']);

/** The way to the time machine, below everything, once somebody uses the page. */
const MomentDoorOfPageInUse = ({ path }: { readonly path: string }) =>
  usePageInUse() && <MomentDoor path={path} />;

function usePlaceOf(app: string): Place {
  const now = React.useSyncExternalStore(place.onChange, place.current);
  const last = React.useRef<Place>({ app, view: '', path: '/' });
  if (now?.app === app) last.current = now;
  return last.current;
}

/**
 * Turns a root component into a micro-frontend: single-spa lifecycles, error boundary, the one query client, session and
 * track.
 */
export function frame(Screens: ComponentType<ScreenProps>, mayStay?: MayStay) {
  function Framed({ name }: AppProps) {
    const { view, path } = useDrawnPlace(usePlaceOf(name), mayStay);
    const [moment] = useQueryValue('asOf');
    const isAbout = !withoutTrack.has(name) && isOfTrack(path);
    const screen = React.useMemo(
      () => (
        <OfKnownTrack>
          <Screens view={view} path={path} />
        </OfKnownTrack>
      ),
      [view, path],
    );
    return (
      <QueryClientProvider client={queryClient}>
        {moment !== null && !withoutTrack.has(name) && <MomentBar path={path} />}
        <ErrorBoundary key={`${view} ${path} ${moment ?? ''}`} name={name}>
          <TrackProvider isAbout={isAbout}>{screen}</TrackProvider>
        </ErrorBoundary>
        {moment === null && isAbout && <MomentDoorOfPageInUse path={path} />}
      </QueryClientProvider>
    );
  }
  return singleSpaReact<object>({
    React,
    ReactDOMClient,
    rootComponent: Framed,
    errorBoundary: (error) => <PageError error={error} />,
    domElementGetter: ({ name }) => {
      const element = document.getElementById(appElementId(name));
      if (element === null) throw new Error(`The page has no element for ${name}`);
      return element;
    },
  });
}
