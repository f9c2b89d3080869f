import { daysBetween } from '../../kernel/race-day.ts';
import { type CardAngle, daysParameter } from '../angle.ts';
import { ofLastRace } from '../starter.ts';

export const quickReturn: CardAngle = {
  name: 'quick-return',
  title: 'Quick return',
  sentence: 'Back within {days} days',
  parameters: [daysParameter('Days since the last race, at most', 10, { most: 60 })],
  holds: ofLastRace(({ day }, { evidence }, [days = 0]) => daysBetween(day, evidence.race.day) <= days),
};
