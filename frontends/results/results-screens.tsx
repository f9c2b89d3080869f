import type { ScreenProps, Views } from '#frame/frame.ts';
import { screen, ViewOf } from '#frame/frame.ts';

const views: Views = {
  otb: screen(async () => (await import('./otb/otb-screen.tsx')).OtbScreen),
  ledger: screen(async () => (await import('./ledger/ledger-screen.tsx')).LedgerScreen),
  scoreboard: screen(async () => (await import('./scoreboard/scoreboard-screen.tsx')).ScoreboardScreen),
};

/** Fetches a view before it is drawn. */
export const ahead = (view: string): void => views[view]?.fetch();

export function ResultsScreens({ view }: ScreenProps) {
  return <ViewOf views={views} view={view} />;
}
