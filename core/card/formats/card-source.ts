const BETWEEN = ' card ';

/** The source of an imported card: `Brisnet card SAR0802.DRF`. */
export const cardSource = (producer: string, fileName: string): string => `${producer}${BETWEEN}${fileName}`;

/** The producer of a card's source: `Brisnet`. The whole text when the source is not a card file. */
export const producerOf = (source: string): string => source.split(BETWEEN)[0] ?? source;

/** Producers whose cards give post times in local time only. Brisnet's cards also give Pacific time. */
const BY_TRACK_CLOCK: readonly string[] = ['TrackMaster', 'Equibase'];

/** The prefixes of those cards' source names. */
export const SOURCES_BY_TRACK_CLOCK: readonly string[] = BY_TRACK_CLOCK.map(
  (producer) => `${producer}${BETWEEN}`,
);
