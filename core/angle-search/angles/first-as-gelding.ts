import type { CardAngle } from '../angle.ts';

export const firstAsGelding: CardAngle = {
  name: 'first-as-gelding',
  title: 'First as a gelding',
  sentence: 'First start as a gelding',
  parameters: [],
  holds: ({ runner }) => runner.firstStartAsGelding,
};
