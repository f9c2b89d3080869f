/** `$1,234.50` for 123450. */
export const centsText = (cents: number): string =>
  `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

/** Settlements speak in dollars of whole cents. */
export const centsOf = (dollars: number): number => Math.round(dollars * 100);
