import type { CardAngle } from '../angle.ts';
import { isTopOfField } from '../starter.ts';

export const topPrimePower: CardAngle = {
  name: 'top-prime-power',
  title: 'Top Prime Power',
  sentence: 'Highest Prime Power of the field',
  parameters: [],
  holds: (starter) => isTopOfField(starter, ({ ratings }) => ratings.primePower),
};
