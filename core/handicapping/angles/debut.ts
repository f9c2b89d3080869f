import { eachAlone } from './angle.ts';
import { situationSaid } from './trainer-angle.ts';

const ENOUGH = 15;
/** About what first starters win. */
const ORDINARY = 0.1;

/** A first starter, rated by how often its trainer wins with first starters. */
export const debut = eachAlone('debut', (runner) => {
  if (runner.records?.life?.starts !== 0) return null;
  const angle = runner.angles.find(
    ({ who, label, starts }) => who === 'trainer' && starts >= ENOUGH && /debut|1st time str/i.test(label),
  );
  if (angle === undefined) return null;
  const { winShare, starts, label } = angle;
  const record = `${Math.round(100 * winShare)}% ${situationSaid(label)} (${Math.round(winShare * starts)} of ${starts})`;
  return { value: (winShare - ORDINARY) / 0.15, says: `first start; trainer wins ${record}` };
});
