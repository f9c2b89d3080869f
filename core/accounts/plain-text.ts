/** Control characters, and those that reverse the direction of the text around them. */
const UNSEEN = /[\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu;

/** Text without control characters and outer blanks; null when nothing is left. */
export function plainText(text: string): string | null {
  const plain = text.replace(UNSEEN, ' ').trim();
  return plain === '' ? null : plain;
}

/** The same, cut after `limit` characters (never inside one). */
export function clippedText(text: string, limit: number): string | null {
  const characters = [...text.slice(0, limit * 2 + 2)];
  return plainText(characters.length > limit ? characters.slice(0, limit).join('') : text);
}
