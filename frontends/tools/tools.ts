import { frame } from '#frame/frame.ts';
import { ToolsScreens } from './tools-screens.tsx';

export { preload } from './tools-screens.tsx';

export const { bootstrap, mount, unmount } = frame(ToolsScreens);
