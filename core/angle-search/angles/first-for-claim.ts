import type { CardAngle } from '../angle.ts';
import { priceToday, showsWholeLife, startsOf } from '../starter.ts';

export const firstForClaim: CardAngle = {
  name: 'first-for-claim',
  title: 'First time for a claim',
  sentence: 'In for a claiming price for the first time',
  parameters: [],
  holds: (starter) => {
    const { runner } = starter;
    const lines = runner.pastPerformances;
    if (startsOf(runner) === 0 || priceToday(starter) === null) return false;
    if (lines === null) return null;
    if (lines.some(({ claimingPrice }) => claimingPrice !== null)) return false;
    return showsWholeLife(runner) ? true : null;
  },
};
