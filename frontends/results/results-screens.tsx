import type { ScreenProps, Views } from '#frame/frame.ts';
import { lazyScreen, ViewOf } from '#frame/frame.ts';

const views: Views = {
  otb: lazyScreen(async () => (await import('./otb/otb-screen.tsx')).OtbScreen),
  ledger: lazyScreen(async () => (await import('./ledger/ledger-screen.tsx')).LedgerScreen),
  scoreboard: lazyScreen(async () => (await import('./scoreboard/scoreboard-screen.tsx')).ScoreboardScreen),
  book: lazyScreen(async () => (await import('./book/book-screen.tsx')).BookScreen),
};

/** Loads a view before it is drawn. */
export const preload = (view: string): void => views[view]?.preload();

export function ResultsScreens({ view }: ScreenProps) {
  return <ViewOf views={views} view={view} />;
}
