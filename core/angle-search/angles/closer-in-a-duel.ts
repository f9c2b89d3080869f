import { projectPace } from '../../handicapping/pace.ts';
import type { CardAngle } from '../angle.ts';

export const closerInADuel: CardAngle = {
  name: 'closer-in-a-duel',
  title: 'Closer behind a duel',
  sentence: 'Comes from behind in a race where a duel for the lead threatens',
  parameters: [],
  holds: ({ runner, evidence }) => {
    const { isKnown, shape } = projectPace(evidence);
    if (!isKnown || runner.ratings.runStyle === null) return null;
    return shape === 'hot' && (runner.ratings.runStyle === 'P' || runner.ratings.runStyle === 'S');
  },
};
