const DOLLARS = /^\$?\s*(?:(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d*)?|\.\d+)$/;

/** What is wrong with a typed amount; null if it is valid or blank. */
export function amountProblem(text: string): string | null {
  const isReadable = text.trim() === '' || DOLLARS.test(text.trim());
  return isReadable ? null : `"${text.trim()}" is not an amount. Enter it like 22.40 or 1,204.50.`;
}

/** The typed amount in dollars; null if blank or invalid. */
export const dollarsOf = (text: string): number | null =>
  text.trim() === '' || amountProblem(text) !== null ? null : Number(text.replace(/[$,\s]/g, ''));
