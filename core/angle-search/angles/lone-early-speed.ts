import { projectPace } from '../../handicapping/pace.ts';
import type { CardAngle } from '../angle.ts';

export const loneEarlySpeed: CardAngle = {
  name: 'lone-early-speed',
  title: 'Lone early speed',
  sentence: 'The only early speed of the field',
  parameters: [],
  holds: ({ runner, evidence }) => {
    const { isKnown, loneSpeed } = projectPace(evidence);
    return isKnown ? loneSpeed === runner.programNumber : null;
  },
};
