const PROGRAM_NUMBER = /^#?\s*0*([1-9]\d?)\s*([A-Z]?)$/i;

/** What is bet on: `1`, `1A`, `#4`, `07`; null for anything else. */
export function programNumberIn(raw: unknown): string | null {
  const text = typeof raw === 'number' ? String(raw) : raw;
  if (typeof text !== 'string') return null;
  const found = PROGRAM_NUMBER.exec(text.trim());
  return found === null ? null : `${found[1]}${found[2]?.toUpperCase()}`;
}
