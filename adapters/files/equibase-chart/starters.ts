import { type Disqualification, officialOrder } from '#core/results/official-order.ts';
import { firstLast } from '#core/results/person-name.ts';
import type { Finisher } from '#core/results/race-result.ts';
import { byProgram, claimingPrices } from './lists.ts';
import { marginsOf } from './preview.ts';
import { type RunningLine, runningLines } from './running-lines.ts';
import type { Sections } from './sections.ts';

/** The horses of a race, put together from running lines, second table, lists and disqualifications. */
export interface Field {
  readonly starters: readonly Finisher[];
  /** Program numbers of the other tables and lists. */
  readonly listed: readonly { readonly where: string; readonly programNumbers: readonly string[] }[];
}

const isLevel =
  ({ crossed }: RunningLine) =>
  (other: RunningLine): boolean =>
    crossed !== null && other.crossed === crossed;

export function fieldOf({ table, blocks }: Sections, moved: readonly Disqualification[]): Field {
  const lines = runningLines(table);
  const margins = marginsOf(blocks.get('Preview') ?? []);
  const trainers = byProgram(blocks.get('Trainers'));
  const owners = byProgram(blocks.get('Owners'));
  const prices = claimingPrices(blocks.get('Claiming Prices'));
  const places = officialOrder(lines, moved);
  const starters = lines.map((line) => {
    const { programNumber } = line;
    const ownMargins = margins.get(programNumber);
    const trainer = trainers.get(programNumber);
    const price = prices.get(line.horseName);
    return {
      ...line,
      ...(price === undefined ? {} : { claimingPrice: price }),
      trainerName: trainer === undefined ? null : firstLast(trainer),
      ownerName: owners.get(programNumber) ?? null,
      calls: line.calls.map((call) => ({ ...call, behind: ownMargins?.get(call.label) ?? null })),
      behind: ownMargins?.get('Fin') ?? null,
      official: places.get(programNumber) ?? null,
      disqualified:
        line.disqualified ||
        moved.some((disqualification) => disqualification.programNumber === programNumber),
      deadHeat: lines.filter(isLevel(line)).length > 1,
    };
  });
  return {
    starters,
    listed: [
      { where: 'the preview', programNumbers: [...margins.keys()] },
      { where: 'the list of trainers', programNumbers: [...trainers.keys()] },
    ],
  };
}
