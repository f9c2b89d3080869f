/** Ends with a point that ends no sentence. */
const GOES_ON =
  /(?:\b(?:Jr|Sr|St|Mr|Mrs|Dr|No|Nos|vs|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec|lbs?|approx|pp)|\b[A-Z]|\b(?:a|p)\.m|\b[a-z]\.[a-z])\.$/;

/** A text in its sentences. Points of initials, short months and numbers end none. */
export function sentencesOf(text: string): readonly string[] {
  const pieces = text.replace(/\s+/g, ' ').split(/(?<=[.!?]["')]?) (?=["'(#]?[\p{Lu}\d])/u);
  const joined: string[] = [];
  for (const piece of pieces) {
    const before = joined.at(-1);
    if (before !== undefined && GOES_ON.test(before)) joined[joined.length - 1] = `${before} ${piece}`;
    else joined.push(piece);
  }
  return joined.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');
}
