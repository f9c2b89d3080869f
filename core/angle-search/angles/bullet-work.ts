import { daysBetween } from '../../kernel/race-day.ts';
import { type CardAngle, daysParameter } from '../angle.ts';

export const bulletWork: CardAngle = {
  name: 'bullet-work',
  title: 'Bullet work',
  sentence: 'Worked fastest of the day within {days} days',
  parameters: [daysParameter('Days back, at most', 30, { most: 120 })],
  holds: ({ runner, evidence }, [days = 0]) =>
    runner.workouts?.some((work) => work.isBullet && daysBetween(work.day, evidence.race.day) <= days) ??
    null,
};
