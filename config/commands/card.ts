import { readBrisnetCardFile } from '#adapters/files/brisnet-card/read-card.ts';
import { machineClock } from '#adapters/system/machine-clock.ts';
import { type CardSheet, cardSheet } from '#core/card/card-sheet.ts';
import { importCardId, showCardId } from '../wiring/card.ts';
import type { Tools } from './tools.ts';

export const cardActs = ({ get }: Tools) => ({
  importCard: async (path: string, ask: { readonly replace: boolean }) =>
    get(importCardId)(await readBrisnetCardFile(path, machineClock()), ask),
  showCard: async (trackKey: string, day: string): Promise<CardSheet> =>
    cardSheet(await get(showCardId)(trackKey, day)),
});
