import type { CardAngle } from '../angle.ts';

export const blinkersOff: CardAngle = {
  name: 'blinkers-off',
  title: 'Blinkers off',
  sentence: 'Takes blinkers off',
  parameters: [],
  holds: ({ runner }) => runner.blinkers === 'off',
};
