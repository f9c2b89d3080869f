const DOLLARS = /^\$?\s*(?:(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d*)?|\.\d+)$/;

/** Why a typed amount cannot be sent; null for one that can, and for none. */
export function amountProblem(text: string): string | null {
  const isReadable = text.trim() === '' || DOLLARS.test(text.trim());
  return isReadable ? null : `"${text.trim()}" is not an amount. Enter it like 22.40 or 1,204.50.`;
}

/** Dollars that were typed; null for none, and for what cannot be read. */
export const dollarsOf = (text: string): number | null =>
  text.trim() === '' || amountProblem(text) !== null ? null : Number(text.replace(/[$,\s]/g, ''));
