import type { ScreenProps } from '#frame/frame.ts';
import { HomeScreen } from './home-screen.tsx';

/** The views of this app, by the word the list of apps gives for a path. There is one: the picks home. */
export function PicksScreens(_: ScreenProps) {
  return <HomeScreen />;
}
