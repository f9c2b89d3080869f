import type { RunStyle } from '../../card/runner.ts';
import type { RunStart } from './run-race.ts';

/** A horse that ran, with the style its earlier races showed; null while they show none. */
export interface StyledStart extends RunStart {
  readonly style: RunStyle | null;
}

/** A way to divide a field by what was known before the race; null for a horse that cannot be placed. */
export interface Division {
  readonly name: 'post position' | 'running style';
  readonly groups: readonly string[];
  /** The group for unknowns: counted, never tested. */
  readonly unknown: string | null;
  groupOf(start: StyledStart): string | null;
}

/** Inside posts 1-3, middle 4-6, outside 7 and up, as documented. */
export const BY_POST: Division = {
  name: 'post position',
  groups: ['inside', 'middle', 'outside'],
  unknown: null,
  groupOf: ({ postPosition }) => {
    if (postPosition === null) return null;
    if (postPosition <= 3) return 'inside';
    return postPosition <= 6 ? 'middle' : 'outside';
  },
};

export const BY_STYLE: Division = {
  name: 'running style',
  groups: ['E', 'E/P', 'P', 'S', 'unknown'],
  unknown: 'unknown',
  groupOf: ({ style }) => style ?? 'unknown',
};
