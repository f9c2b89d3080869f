import type { DivisionBias, GroupBias, TrackBias } from '../bias/track-bias.ts';

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

/** Whether closers win more than their odds call for, or early speed less; null while the difference could be chance. */
export function favorsClosers(bias: TrackBias): boolean | null {
  const groups = divisionOf(bias, 'running style')?.groups ?? [];
  const early = groups.filter(({ group }) => EARLY.includes(group));
  const late = groups.filter(({ group }) => group === 'S');
  if (late.some(isHelped) || early.some(isHurt)) return true;
  return early.some(isHelped) || late.some(isHurt) ? false : null;
}
