import { readBrisnetCard } from '#adapters/files/brisnet-card/read-card.ts';
import { trackmasterCard } from '#adapters/files/trackmaster-card/read-card.ts';
import type { ImportedCard } from '#core/card/imported-card.ts';
import { instant } from '#core/kernel/instant.ts';
import { type DrfRow, drfCard, drfText, inPieces, pastLine, workLine } from './brisnet-fixture.ts';
import { type Texts, tmCard, tmHorse, tmLine, tmRace, tmWork } from './trackmaster-fixture.ts';

const BRISNET_AT = instant(1_754_130_000_000);
const TRACKMASTER_AT = instant(1_754_133_600_000);

/** A change to the Brisnet file: its name, every row, and the past line of every horse. */
export interface BrisnetChange {
  readonly fileName?: string;
  readonly row?: DrfRow;
  readonly line?: DrfRow;
}

/** An invented card of one race with two horses, each with a past race and a work, as a Brisnet file. */
export function aBrisnetFile({ fileName = 'SAR0802.DRF', row = {}, line = {} }: BrisnetChange = {}) {
  const rows = drfCard(2).map((runner) => ({
    ...runner,
    5: '',
    58: '',
    ...pastLine(0, line),
    ...workLine(0),
    ...row,
  }));
  return readBrisnetCard(inPieces(drfText(rows)), { fileName, at: BRISNET_AT });
}

/** A change to the TrackMaster file: its name, every horse, and the past lines of every horse. */
export interface TrackmasterChange {
  readonly fileName?: string;
  readonly horse?: Texts;
  readonly lines?: readonly Texts[];
}

/** The same card as a TrackMaster file. */
export function aTrackmasterFile({
  fileName = 'sar20250802ppsXML.xml',
  horse = {},
  lines = [{}],
}: TrackmasterChange = {}): Promise<ImportedCard> {
  const horses = [1, 2].map((post) =>
    tmHorse(1, post, {
      change: horse,
      lines: lines.map((line) => tmLine(line)),
      works: [tmWork({ days_back: 61 })],
    }),
  );
  return trackmasterCard.read(inPieces(tmCard(tmRace(1, horses))), { fileName, at: TRACKMASTER_AT });
}
