import { frame } from '#frame/frame.ts';
import { ResultsScreens } from './results-screens.tsx';

export { preload } from './results-screens.tsx';

export const { bootstrap, mount, unmount } = frame(ResultsScreens);
