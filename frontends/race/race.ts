import { frame } from '#frame/frame.ts';
import { areRacesOfOneTrack } from './race-address.ts';
import { RaceScreens } from './race-screens.tsx';

export { preload } from './race-screens.tsx';

export const { bootstrap, mount, unmount } = frame(RaceScreens, areRacesOfOneTrack);
