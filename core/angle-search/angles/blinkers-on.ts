import type { CardAngle } from '../angle.ts';

export const blinkersOn: CardAngle = {
  name: 'blinkers-on',
  title: 'Blinkers on',
  sentence: 'Adds blinkers',
  parameters: [],
  holds: ({ runner }) => runner.blinkers === 'on',
};
