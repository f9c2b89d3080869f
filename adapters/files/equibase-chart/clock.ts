import { labelled } from './labelled.ts';
import type { Line } from './lines.ts';
import { seconds } from './readers.ts';

const NOON = 720;

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

function minutes(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return (hour % 12) * 60 + minute;
}

/**
 * Minutes since midnight of times printed without am and pm, in the order of the races. The first race of a card is
 * before noon at 9, 10 and 11, else after it; each other one is the next time that its clock shows so.
 */
export function offMinutes(clocks: readonly (string | null)[]): readonly (number | null)[] {
  let before: number | null = null;
  return clocks.map((clock) => {
    if (clock === null) return null;
    const morning = minutes(clock);
    const isMorning: boolean = before === null ? morning >= 540 : morning >= before;
    const minute: number = isMorning ? morning : morning + NOON;
    before = minute;
    return minute;
  });
}
