/** The seed in the name of a demo source, `Demo generator (seed 7)`; null for another name. */
export function seedOf(source: string): number | null {
  const found = /\(seed (\d+)\)$/.exec(source);
  return found === null ? null : Number(found[1]);
}
