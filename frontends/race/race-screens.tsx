import type { ScreenProps, Views } from '#frame/frame.ts';
import { lazyScreen, ViewOf } from '#frame/frame.ts';
import type { AtPath } from './race-address.ts';
import { chosenTab } from './race-tabs.ts';

const views: Views<AtPath> = {
  race: lazyScreen(async () => (await import('./race-screen.tsx')).RaceScreen),
  angles: lazyScreen(async () => (await import('./angles/angles-screen.tsx')).AnglesScreen),
  horse: lazyScreen(async () => (await import('./horse/horse-screen.tsx')).HorseScreen),
  booklet: lazyScreen(async () => (await import('./print/booklet-screen.tsx')).BookletScreen),
  person: lazyScreen(async () => (await import('./people/person-screen.tsx')).PersonScreen),
};

/** Loads a view before it is drawn, and the tab of a race that the address asks for. */
export function preload(view: string): void {
  views[view]?.preload();
  if (view === 'race') chosenTab(new URLSearchParams(location.search).get('tab'))?.part.preload();
}

export function RaceScreens({ view, path }: ScreenProps) {
  return <ViewOf views={views} view={view} given={{ path }} />;
}
