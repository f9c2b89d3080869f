import { daysBetween } from '../../kernel/race-day.ts';
import { type CardAngle, daysParameter } from '../angle.ts';
import { ofLastRace, showsWholeLife } from '../starter.ts';

export const secondOffLayoff: CardAngle = {
  name: 'second-off-layoff',
  title: 'Second off a layoff',
  sentence: 'Second start off a layoff of {days} days or more',
  parameters: [daysParameter('Days of the layoff, at least', 60)],
  holds: ofLastRace((last, { runner, evidence }, [days = 0]) => {
    if (daysBetween(last.day, evidence.race.day) >= days) return false;
    const before = runner.pastPerformances?.[1];
    if (before === undefined) return showsWholeLife(runner) ? false : null;
    return daysBetween(before.day, last.day) >= days;
  }),
};
