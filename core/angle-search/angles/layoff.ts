import { daysBetween } from '../../kernel/race-day.ts';
import { type CardAngle, daysParameter } from '../angle.ts';
import { ofLastRace } from '../starter.ts';

export const layoff: CardAngle = {
  name: 'layoff',
  title: 'Off a layoff',
  sentence: 'First start in {days} days or more',
  parameters: [daysParameter('Days away, at least', 60)],
  holds: ofLastRace(({ day }, { evidence }, [days = 0]) => daysBetween(day, evidence.race.day) >= days),
};
