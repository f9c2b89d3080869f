import type { PastPerformance } from '../../card/past-performance.ts';
import type { Runner } from '../../card/runner.ts';
import { meanOrNull } from '../../kernel/numbers.ts';
import { earlyCall } from './relevant-calls.ts';

/** How many of the latest races count, and the fewest with the call that are enough. */
const LOOKED_AT = 5;
const LEAST = 2;

/** Share of the field that a horse has behind it at each call, 0-1: 1 leads, 0 is last. Null while unknown. */
export interface CallPositions {
  readonly start: number | null;
  readonly half: number | null;
  readonly stretch: number | null;
}

type Position = (line: PastPerformance, isSprint: boolean) => number | null;

/** The half is the second call of a sprint and the first of a route. */
const POSITIONS: Readonly<Record<keyof CallPositions, Position>> = {
  start: ({ gateBreak }) => gateBreak,
  half: ({ firstCall, secondCall }, isSprint) => (isSprint ? secondCall : firstCall).position,
  stretch: ({ stretchCall }) => stretchCall.position,
};

function sharesBehind(lines: readonly PastPerformance[], positionOf: Position): readonly number[] {
  return lines.flatMap((line) => {
    const call = earlyCall(line);
    const position = call === null ? null : positionOf(line, call.isSprint);
    const { fieldSize } = line;
    if (position === null || fieldSize === null || fieldSize < 2 || position > fieldSize) return [];
    return [1 - (position - 1) / (fieldSize - 1)];
  });
}

/**
 * Where a horse was at the start, the half and the stretch call, on average over its latest five flat races. Null with
 * fewer than two such calls. Example: second of eleven and sixth of eleven at the half: (.9 + .5) / 2 = .7.
 */
export function callPositions({ pastPerformances }: Pick<Runner, 'pastPerformances'>): CallPositions {
  const lines = (pastPerformances ?? []).slice(0, LOOKED_AT);
  const shareAt = (call: keyof CallPositions): number | null => {
    const shares = sharesBehind(lines, POSITIONS[call]);
    return shares.length < LEAST ? null : meanOrNull(shares);
  };
  return { start: shareAt('start'), half: shareAt('half'), stretch: shareAt('stretch') };
}
