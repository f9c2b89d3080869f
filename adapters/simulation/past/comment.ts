import type { Rng } from '../rng.ts';
import type { PastField } from './past-field.ts';
import type { RunningLine } from './running-line.ts';

interface Remark {
  readonly short: string;
  readonly long: string;
}

const STARTS: Readonly<Record<'led' | 'near' | 'middle' | 'rear', readonly Remark[]>> = {
  led: [
    { short: 'set pace', long: 'Broke sharply, set the pace' },
    { short: 'led inside', long: 'Took the lead along the rail' },
  ],
  near: [
    { short: 'stalked', long: 'Stalked the leaders two wide' },
    { short: 'pressed', long: 'Pressed the pace from the outside' },
  ],
  middle: [
    { short: 'midpack', long: 'Settled in the middle of the field' },
    { short: 'saved ground', long: 'Saved ground around the turn' },
  ],
  rear: [
    { short: 'far back', long: 'Trailed the field early' },
    { short: 'unhurried', long: 'Unhurried for the first half' },
  ],
};

const ENDS: Readonly<Record<'clear' | 'narrow' | 'close' | 'evenly' | 'faded', readonly Remark[]>> = {
  clear: [
    { short: 'drew off', long: 'drew off under a drive' },
    { short: 'kept clear', long: 'kept clear with something left' },
  ],
  narrow: [
    { short: 'prevailed', long: 'prevailed under pressure' },
    { short: 'dug in', long: 'dug in and lasted' },
  ],
  close: [
    { short: 'gaining', long: 'was gaining at the wire' },
    { short: 'game try', long: 'fought on to the end' },
  ],
  evenly: [
    { short: 'evenly', long: 'ran evenly through the lane' },
    { short: 'no rally', long: 'offered no rally' },
  ],
  faded: [
    { short: 'tired', long: 'tired in the final furlong' },
    { short: 'empty', long: 'had nothing left' },
  ],
};

function startOf(line: RunningLine, size: number): keyof typeof STARTS {
  const position = line.first.position ?? size;
  if (position === 1) return 'led';
  if (position <= 3) return 'near';
  return position <= size * 0.6 ? 'middle' : 'rear';
}

function endOf(field: PastField, line: RunningLine): keyof typeof ENDS {
  if (field.finish === 1) return (line.crossed.lengths ?? 0) >= 1.5 ? 'clear' : 'narrow';
  if ((line.crossed.lengths ?? 99) <= 2.5) return 'close';
  return field.finish > (line.second.position ?? 0) + 1 ? 'faded' : 'evenly';
}

/** The short and the long remark of a past race, as its line went. */
export function remarkOn(field: PastField, line: RunningLine, rng: Rng): Remark {
  const start = rng.pick(STARTS[startOf(line, field.size)]);
  const end = rng.pick(ENDS[endOf(field, line)]);
  return { short: `${start.short}, ${end.short}`, long: `${start.long}, ${end.long}` };
}
