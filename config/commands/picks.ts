import { commands, reads, writes } from './command.ts';
import type { Tools } from './tools.ts';

export const picksCommands = ({ get }: Tools) =>
  commands({
    rateDay: reads(get('rateDay')),
    generatePicks: writes(get, 'picks generate', get('generatePicks'), { ownTransactions: true }),
    picksForDay: reads(get('picksForDay')),
  });
