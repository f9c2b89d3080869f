/** Words for "none" where a number would stand. */
const NONE = /^(|n\/?a|none|null|scr|-|--)$/i;

const PLAIN = /^-?\$?\d{1,3}(,\d{3})+(\.\d+)?$|^-?\$?\d+(\.\d+)?$|^-?\$?\.\d+$/;

/** A number, given as one or as text: `75,589.00`, `$2.40`, `41250`. Null for none and for anything else. */
export function numberIn(raw: unknown): number | null {
  if (typeof raw === 'number') return Number.isFinite(raw) ? raw : null;
  if (typeof raw !== 'string') return null;
  const text = raw.trim();
  if (NONE.test(text) || !PLAIN.test(text)) return null;
  const value = Number(text.replace(/[$,]/g, ''));
  return Number.isFinite(value) ? value : null;
}

/** A whole number in bounds, else null. */
export function wholeIn(raw: unknown, least: number, most: number): number | null {
  const value = numberIn(raw);
  return value !== null && Number.isInteger(value) && value >= least && value <= most ? value : null;
}

/** A sum above nothing, else null: sources write 0 where they know none. */
export function sumIn(raw: unknown): number | null {
  const value = numberIn(raw);
  return value !== null && value > 0 ? value : null;
}

/** Text without blanks around it; null for none. */
export function textIn(raw: unknown): string | null {
  if (typeof raw !== 'string') return null;
  const text = raw.replace(/\s+/g, ' ').trim();
  return text === '' ? null : text;
}
