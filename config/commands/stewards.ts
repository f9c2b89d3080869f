import type { EntryRequest } from '#core/card/use-cases/enter-change.ts';
import type { FinishEntryRequest } from '#core/results/use-cases/enter-finish.ts';
import { commands, reads, writes } from './command.ts';
import type { Tools } from './tools.ts';

const OPERATOR = { id: null, name: 'Operator' };

/** The stewards' desk on the command line: every entry is made by the operator. */
export const stewardCommands = ({ get }: Tools) =>
  commands({
    listEntries: reads(async (track: string, day: string) => {
      const [{ entries }, finishes] = await Promise.all([
        get('listEntries')(track, day),
        get('listFinishes')(track, day),
      ]);
      return { entries, finishes };
    }),
    enterChange: writes(get, 'changes enter', (request: Omit<EntryRequest, 'by'>) =>
      get('administrator.enterChange')({ ...request, by: OPERATOR }),
    ),
    enterFinish: writes(get, 'changes enter result', (request: Omit<FinishEntryRequest, 'by'>) =>
      get('administrator.enterFinish')({ ...request, by: OPERATOR }),
    ),
    withdrawEntry: writes(get, 'changes undo', (id: string, reason: string) =>
      get('administrator.withdraw')({ id, reason, by: OPERATOR }),
    ),
  });
