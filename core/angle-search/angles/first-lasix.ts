import type { CardAngle } from '../angle.ts';

export const firstLasix: CardAngle = {
  name: 'first-lasix',
  title: 'First Lasix',
  sentence: 'Races with Lasix for the first time',
  parameters: [],
  holds: ({ runner: { medication } }) => medication?.includes('first-time lasix') ?? null,
};
