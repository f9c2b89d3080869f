import { type CardAngle, percentParameter, startsParameter } from '../angle.ts';

export const partnership: CardAngle = {
  name: 'partnership',
  title: 'Jockey and trainer together',
  sentence: 'Jockey and trainer together win at least {percent}% of {starts} starts or more over a year',
  parameters: [percentParameter(25), startsParameter(20)],
  holds: ({ runner: { combination } }, [percent = 0, starts = 0]) =>
    combination === null
      ? null
      : combination.starts >= Math.max(starts, 1) && 100 * combination.wins >= percent * combination.starts,
};
