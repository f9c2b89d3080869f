import { frame } from '#frame/frame.ts';
import { AccountScreens } from './account-screens.tsx';

export { preload } from './account-screens.tsx';

export const { bootstrap, mount, unmount } = frame(AccountScreens);
