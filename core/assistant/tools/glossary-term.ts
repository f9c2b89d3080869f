/** A word of the track in plain words. `names`: how people say it, in lower case. */
export interface GlossaryTerm {
  readonly names: readonly string[];
  readonly says: string;
}
