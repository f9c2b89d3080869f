import type { CardAngle } from '../angle.ts';
import { startsOf } from '../starter.ts';

export const firstStart: CardAngle = {
  name: 'first-start',
  title: 'First start',
  sentence: 'First start of its life',
  parameters: [],
  holds: ({ runner }) => {
    const starts = startsOf(runner);
    return starts === null ? null : starts === 0;
  },
};
