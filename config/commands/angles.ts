import { CARD_ANGLES } from '#core/angle-search/angles/index.ts';
import { commands, reads } from './command.ts';
import type { Tools } from './tools.ts';

export const angleCommands = ({ get }: Tools) =>
  commands({
    cardAngles: reads(async () => CARD_ANGLES),
    searchAngles: reads(get('searchAngles')),
  });
