import { canBeSamePerson } from '../../card/same-name.ts';
import type { CardAngle } from '../angle.ts';
import { ofLastRace } from '../starter.ts';

export const trainerChange: CardAngle = {
  name: 'trainer-change',
  title: 'New trainer',
  sentence: 'With another trainer than last time',
  parameters: [],
  holds: ofLastRace(({ trainer }, { runner }) =>
    runner.trainer === null || trainer === null || trainer === ''
      ? null
      : !canBeSamePerson(trainer, runner.trainer.name),
  ),
};
