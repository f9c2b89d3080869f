import { frame } from '#frame/frame.ts';
import { AdminScreens } from './admin-screens.tsx';

export { preload } from './admin-screens.tsx';

export const { bootstrap, mount, unmount } = frame(AdminScreens);
