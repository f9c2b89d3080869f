import type { CardAngle } from '../angle.ts';
import { startsOf } from '../starter.ts';

export const secondStart: CardAngle = {
  name: 'second-start',
  title: 'Second start',
  sentence: 'Second start of its life',
  parameters: [],
  holds: ({ runner }) => {
    const starts = startsOf(runner);
    return starts === null ? null : starts === 1;
  },
};
