/** A part of a path without its escapes; one with a broken escape as it is, which is the name of nothing. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
