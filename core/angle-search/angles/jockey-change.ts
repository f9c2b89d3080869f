import { canBeSamePerson } from '../../card/same-name.ts';
import type { CardAngle } from '../angle.ts';
import { ofLastRace } from '../starter.ts';

export const jockeyChange: CardAngle = {
  name: 'jockey-change',
  title: 'Jockey change',
  sentence: 'Ridden by another jockey than last time',
  parameters: [],
  holds: ofLastRace(({ jockey }, { runner }) =>
    runner.jockey === null || jockey === null || jockey === ''
      ? null
      : !canBeSamePerson(jockey, runner.jockey.name),
  ),
};
