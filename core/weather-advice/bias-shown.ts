import type { DivisionBias, GroupBias, TrackBias } from '../handicapping/bias/track-bias.ts';

const divisionOf = ({ divisions }: TrackBias, name: DivisionBias['name']): DivisionBias | null =>
  divisions.find((division) => division.name === name && division.races > 0) ?? null;

const isHelped = ({ isBiased, winners, expected }: GroupBias): boolean => isBiased && winners > expected;
const isHurt = ({ isBiased, winners, expected }: GroupBias): boolean => isBiased && winners < expected;

const EARLY: readonly string[] = ['E', 'E/P'];

/** The posts that a bias helps, `inside`; `none` where no bias is beyond chance, null where none could be tested. */
export function postBias(bias: TrackBias): string | null {
  const division = divisionOf(bias, 'post position');
  if (division === null) return null;
  const helped = division.groups.filter(isHelped).map(({ group }) => group);
  return helped.length === 0 ? 'none' : helped.join(' and ');
}

/** The styles that win more than their odds call for; `none` where no bias is beyond chance. */
export type StyleBias = 'closers' | 'early speed' | 'none';

/** The styles a bias helps, or whose rivals it hurts; null where no style could be tested. */
export function styleBias(bias: TrackBias): StyleBias | null {
  const groups = divisionOf(bias, 'running style')?.groups ?? [];
  if (groups.every(({ pValue }) => pValue === null)) return null;
  const early = groups.filter(({ group }) => EARLY.includes(group));
  const late = groups.filter(({ group }) => group === 'S');
  if (late.some(isHelped) || early.some(isHurt)) return 'closers';
  return early.some(isHelped) || late.some(isHurt) ? 'early speed' : 'none';
}

/** Whether closers win more than their odds call for, or early speed less; null while it could be chance or is untested. */
export function favorsClosers(bias: TrackBias): boolean | null {
  const favored = styleBias(bias);
  return favored === null || favored === 'none' ? null : favored === 'closers';
}
