import { commands, writes } from './command.ts';
import type { Tools } from './tools.ts';

export const assistantCommands = ({ get }: Tools) =>
  commands({ askJake: writes(get, 'ask', get('askJake'), { ownTransactions: true }) });
