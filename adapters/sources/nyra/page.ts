/** A table row or block as its texts, blanks made single. */
export type Texts = readonly string[];

export const lineOf = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** `Race 7` in a heading; null where no race is named. */
export function raceNumberIn(text: string): number | null {
  const found = /\brace\s+(\d{1,2})\b/i.exec(text) ?? /\b(\d{1,2})(?:st|nd|rd|th)\s+race\b/i.exec(text);
  const number = Number(found?.[1] ?? 0);
  return number >= 1 && number <= 20 ? number : null;
}
