import type { ScreenProps } from '#frame/frame.ts';
import { MlScreen } from './ml/ml-screen.tsx';

/** The views of this app, by the word the list of apps gives for a path. There is one: the ML predictions. */
export function ToolsScreens(_: ScreenProps) {
  return <MlScreen />;
}
