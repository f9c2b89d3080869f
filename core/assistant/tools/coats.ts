/** Coat colors by the letters of a card. */
const COATS: Readonly<Record<string, string>> = {
  B: 'bay',
  BR: 'brown',
  DKBBR: 'dark bay or brown',
  'DKB/BR': 'dark bay or brown',
  CH: 'chestnut',
  BLK: 'black',
  'GR/RO': 'gray or roan',
  GR: 'gray',
  RO: 'roan',
  WH: 'white',
};

/** A coat color in words; letters that are not known stay as they are, null where the card has none. */
export const coatWords = (color: string | null): string | null =>
  color === null ? null : (COATS[color.toUpperCase()] ?? color);
