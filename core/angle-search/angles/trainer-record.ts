import { currentRecord, winPercentOf } from '../../handicapping/recent-record.ts';
import { type CardAngle, percentParameter, startsParameter } from '../angle.ts';

export const trainerRecord: CardAngle = {
  name: 'trainer-record',
  title: 'Trainer in form',
  sentence: 'Trainer wins at least {percent}% of {starts} starts or more this year',
  parameters: [percentParameter(20), startsParameter(30)],
  holds: ({ runner }, [percent = 0, starts = 0]) => {
    const record = currentRecord(runner.trainer);
    const share = winPercentOf(record);
    return record === null || share === null ? null : record.starts >= starts && share >= percent;
  },
};
