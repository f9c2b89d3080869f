import { cardFilesIn } from '#adapters/files/card-file/card-files-in.ts';
import { type CardFile, makeReadCardFile } from '#adapters/files/card-file/read-card-file.ts';
import { machineClock } from '#adapters/system/machine-clock.ts';
import { type CardSheet, cardSheet } from '#core/card/card-sheet.ts';
import { type ZoneName, zoneNameOf } from '#core/card/tracks/zones.ts';
import { CARD_FORMATS } from '../wiring/card-formats.ts';
import { commands, reads, writes } from './command.ts';
import type { Tools } from './tools.ts';

/** This machine's time zone; null if no track uses it. */
export const hostZone = (): ZoneName | null =>
  zoneNameOf(new Intl.DateTimeFormat().resolvedOptions().timeZone);

const readCardFile = makeReadCardFile(CARD_FORMATS);

export interface CardImportRequest {
  readonly replace: boolean;
  /** The time zone for an unlisted track; null for the card's own, else the machine's. */
  readonly zone: ZoneName | null;
}

export const cardCommands = ({ get }: Tools) =>
  commands({
    cardFiles: reads((path: string): Promise<readonly CardFile[]> => cardFilesIn(path)),
    importCard: writes(
      get,
      'card import',
      async (path: string, member: string | null, { replace, zone }: CardImportRequest) => {
        const zones = { chosen: zone, host: hostZone() };
        await get('readRegistrations')();
        const importedCard = await readCardFile({ path, member }, { at: machineClock(), zones });
        const { unregistered, card } = importedCard;
        const firstFile = { registeredBy: 'card', firstFile: card.provenance.source } as const;
        const done = await get('allOrNothing')(async () => {
          if (unregistered !== null) await get('registerTrack')(unregistered, firstFile);
          return get('importCard')(importedCard, { replace });
        });
        // Also a card that was there: a check or mail that failed before is made up for.
        await get('cardStored')(card.trackSlug, card.day);
        return done;
      },
      { ownTransactions: true },
    ),
    showCard: reads(
      async (trackKey: string, day: string): Promise<CardSheet> =>
        cardSheet(await get('showCard')(trackKey, day)),
    ),
  });
