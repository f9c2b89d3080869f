import { frame } from '#frame/frame.ts';
import { PicksScreens } from './picks-screens.tsx';

export { preload } from './picks-screens.tsx';

export const { bootstrap, mount, unmount } = frame(PicksScreens);
