import { favoredBy } from '../../handicapping/pace/pace-insights.ts';
import type { PaceShape } from '../../handicapping/pace.ts';
import type { RaceView } from '../race-view.ts';
import { namedIn } from './wording.ts';

const HELPS =
  /\b(?:helps?|hurts?|suits?|benefits?|favou?rs?|sets? up for|good for|bad for|best set ?up|perfect set ?up)\b/i;
const HURTS = /\bhurts?\b|\bbad for\b/i;
const HELPS_TOO = /\b(?:helps?|suits?|benefits?|favou?rs?|good for)\b/i;
/** A pace that a question supposes, instead of the one projected. */
const SUPPOSED: readonly (readonly [RegExp, PaceShape])[] = [
  [/\b(?:hot|fast|quick|contested|suicidal|crazy) pace\b|\bduels?\b|\bmeltdown\b/i, 'hot'],
  [/\b(?:slow|soft|easy|no) pace\b/i, 'slow'],
];
const STYLES: Readonly<Partial<Record<PaceShape, readonly string[]>>> = {
  hot: ['S', 'P'],
  slow: ['E', 'E/P'],
};
/** The pace that helps the horses which a pace hurts. */
const OTHER_PACE: Readonly<Partial<Record<PaceShape, PaceShape>>> = { hot: 'slow', slow: 'hot' };

/** Which horses of a race a pace favors or hurts, closers after a duel and early speed in a slow pace; nothing where a question does not ask it. */
export function helpedByPace({ picks, evidence }: RaceView, text: string): readonly string[] {
  if (!HELPS.test(text)) return [];
  const supposed = SUPPOSED.find(([pattern]) => pattern.test(text))?.[1];
  const shape = supposed ?? picks.pace.shape;
  if (shape === 'open') return ['The pace is unclear, so whom it helps is not known.'];
  const isHurt = HURTS.test(text) && !HELPS_TOO.test(text);
  const helping = isHurt ? OTHER_PACE[shape] : shape;
  const styles = helping === undefined ? [] : (STYLES[helping] ?? []);
  const horses = evidence.starters
    .filter(({ ratings }) => ratings.runStyle !== null && styles.includes(ratings.runStyle))
    .map(({ programNumber, ratings }) => `${namedIn({ evidence }, programNumber)} (${ratings.runStyle})`);
  const alone = shape === 'lone speed' ? picks.pace.loneSpeed : null;
  return [
    supposed === undefined ? '' : 'If so:',
    favoredBy(shape),
    alone === null ? '' : `It is ${namedIn({ evidence }, alone)}.`,
    horses.length === 0 ? '' : `${isHurt ? 'Hurt by style' : 'By style'}: ${horses.join(', ')}.`,
  ].filter((sentence) => sentence !== '');
}
