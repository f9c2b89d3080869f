/** Ends with a point that ends no sentence. */
const GOES_ON =
  /(?:\b(?:Jr|Sr|St|Mr|Mrs|Dr|No|Nos|vs|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec|lbs?|approx|pp)|\b[A-Z]|\b(?:a|p)\.m|\b[a-z]\.[a-z])\.$/;

/** Whether a piece of a text ends with a point that ends no sentence: `J.`, `Jr.`, `No.` */
export const endsNoSentence = (piece: string): boolean => GOES_ON.test(piece);

/** A text in its sentences. Points of initials, short months and numbers end none. */
export function sentencesOf(text: string): readonly string[] {
  const pieces = text.replace(/\s+/g, ' ').split(/(?<=[.!?]["')]?) (?=["'(#]?[\p{Lu}\d])/u);
  const joined: string[] = [];
  for (const piece of pieces) {
    const before = joined.at(-1);
    if (before !== undefined && endsNoSentence(before)) joined[joined.length - 1] = `${before} ${piece}`;
    else joined.push(piece);
  }
  return joined.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');
}
