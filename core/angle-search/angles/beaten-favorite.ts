import type { CardAngle } from '../angle.ts';
import { ofLastRace } from '../starter.ts';

export const beatenFavorite: CardAngle = {
  name: 'beaten-favorite',
  title: 'Beaten favorite',
  sentence: 'Lost its last race as the favorite',
  parameters: [],
  holds: ofLastRace(({ wasFavorite, official }) =>
    wasFavorite === null ? null : wasFavorite && official !== 1,
  ),
};
