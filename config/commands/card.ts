import { cardFilesIn, type FoundCardFile } from '#adapters/files/card-file/card-files-in.ts';
import { makeReadCardFile } from '#adapters/files/card-file/read-card-file.ts';
import { machineClock } from '#adapters/system/machine-clock.ts';
import { type CardSheet, cardSheet } from '#core/card/card-sheet.ts';
import { type ZoneName, zoneNameOf } from '#core/card/tracks/zones.ts';
import { CARD_FORMATS } from '../wiring/card-formats.ts';
import { commands, reads, writes } from './command.ts';
import type { Tools } from './tools.ts';

const readCardFile = makeReadCardFile(CARD_FORMATS);

const zoneOfHost = (): ZoneName | null => zoneNameOf(new Intl.DateTimeFormat().resolvedOptions().timeZone);

export interface CardImportRequest {
  readonly replace: boolean;
  /** The clock of a track that is not listed; null to take the card's, else the machine's. */
  readonly zone: ZoneName | null;
}

export const cardCommands = ({ get }: Tools) =>
  commands({
    cardFiles: reads((path: string): Promise<readonly FoundCardFile[]> => cardFilesIn(path)),
    importCard: writes(
      get,
      'card import',
      async (path: string, member: string | null, { replace, zone }: CardImportRequest) => {
        const zones = { chosen: zone, host: zoneOfHost() };
        const importedCard = await readCardFile({ path, member }, { at: machineClock(), zones });
        return get('importCard')(importedCard, { replace });
      },
      { ownTransactions: true },
    ),
    showCard: reads(
      async (trackKey: string, day: string): Promise<CardSheet> =>
        cardSheet(await get('showCard')(trackKey, day)),
    ),
  });
