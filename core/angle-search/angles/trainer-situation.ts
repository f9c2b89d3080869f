import { type CardAngle, percentParameter, startsParameter } from '../angle.ts';

export const trainerSituation: CardAngle = {
  name: 'trainer-situation',
  title: 'Trainer in this situation',
  sentence: 'Trainer wins at least {percent}% of {starts} starts or more in a situation of this race',
  parameters: [percentParameter(20), startsParameter(30)],
  holds: ({ runner: { angles } }, [percent = 0, starts = 0]) => {
    const theirs = angles.filter(({ who }) => who === 'trainer');
    if (theirs.length === 0) return null;
    return theirs.some((angle) => angle.starts >= starts && 100 * angle.winShare >= percent);
  },
};
