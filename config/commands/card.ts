import { readBrisnetCardFile } from '#adapters/files/brisnet-card/read-card.ts';
import { machineClock } from '#adapters/system/machine-clock.ts';
import { type CardSheet, cardSheet } from '#core/card/card-sheet.ts';
import { commands, reads, writes } from './command.ts';
import type { Tools } from './tools.ts';

export const cardCommands = ({ get }: Tools) =>
  commands({
    importCard: writes(
      get,
      'card import',
      async (path: string, ask: { readonly replace: boolean }) =>
        get('importCard')(await readBrisnetCardFile(path, machineClock()), ask),
      { ownTransactions: true },
    ),
    showCard: reads(
      async (trackKey: string, day: string): Promise<CardSheet> =>
        cardSheet(await get('showCard')(trackKey, day)),
    ),
  });
