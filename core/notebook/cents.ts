import { dollarsText } from '../kernel/text.ts';

/** `$1,234.50` for 123450. */
export const centsText = (cents: number): string => dollarsText(cents / 100);

/** Settlements speak in dollars of whole cents. */
export const centsOf = (dollars: number): number => Math.round(dollars * 100);
