import { labelled } from './labelled.ts';
import type { Line } from './lines.ts';
import { seconds } from './readers.ts';

/** Times that can be read; `N/A` is one that is missing. */
const timesIn = (text: string): readonly (number | null)[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((time) => seconds(time));

/** Leader's times, the final one and the printed differences between them. */
export function timesOf(lines: readonly Line[]): {
  readonly fractions: readonly (number | null)[];
  readonly finalTimeSeconds: number | null;
  readonly splits: readonly number[];
} {
  const facts = labelled(lines);
  const splits = [...(facts.get('Split Times') ?? '').matchAll(/\(([^()]*)\)/g)].map(([, time = '']) => time);
  return {
    fractions: timesIn(facts.get('Fractional Times') ?? ''),
    finalTimeSeconds: seconds(facts.get('Final Time') ?? ''),
    splits: splits.flatMap((time) => seconds(time, ':') ?? []),
  };
}
