/** A text of the outside as one line of a log: without control characters and halves of characters, cut to length. */
export const plainLine = (text: string, longest: number): string =>
  text
    .slice(0, longest)
    .replace(/\p{Surrogate}|\p{Cc}/gu, ' ')
    .trim();
