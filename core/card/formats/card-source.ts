const BETWEEN = ' card ';

/** The source of an imported card: `Brisnet card SAR0802.DRF`. */
export const cardSource = (producer: string, fileName: string): string => `${producer}${BETWEEN}${fileName}`;

/** Whose card a source is: `Brisnet`. The whole text for a source that is no card file. */
export const producerOf = (source: string): string => source.split(BETWEEN)[0] ?? source;
