import type { ComponentType } from 'react';
import type { ScreenProps } from '#frame/frame.ts';
import { LedgerScreen } from './ledger/ledger-screen.tsx';
import { OtbScreen } from './otb/otb-screen.tsx';
import { ScoreboardScreen } from './scoreboard/scoreboard-screen.tsx';

/** The views of this app, by the word the list of apps gives for a path. */
const views: Readonly<Record<string, ComponentType>> = {
  otb: OtbScreen,
  ledger: LedgerScreen,
  scoreboard: ScoreboardScreen,
};

export function ResultsScreens({ view }: ScreenProps) {
  const View = views[view];
  return View ? <View /> : null;
}
