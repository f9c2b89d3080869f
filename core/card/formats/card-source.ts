const BETWEEN = ' card ';

/** The source of an imported card: `Brisnet card SAR0802.DRF`. */
export const cardSource = (producer: string, fileName: string): string => `${producer}${BETWEEN}${fileName}`;

/** The producer of a card's source: `Brisnet`. The whole text when the source is not a card file. */
export const producerOf = (source: string): string => source.split(BETWEEN)[0] ?? source;

/** Producers whose cards give post times by the track's clock alone. Brisnet's have them by Pacific time as well. */
const BY_TRACK_CLOCK: readonly string[] = ['TrackMaster', 'Equibase'];

/** How the sources of those cards begin. */
export const SOURCES_BY_TRACK_CLOCK: readonly string[] = BY_TRACK_CLOCK.map(
  (producer) => `${producer}${BETWEEN}`,
);
