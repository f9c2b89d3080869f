import { dollarsText } from '../kernel/text.ts';

/** `$1,234.50` for 123450. */
export const centsText = (cents: number): string => dollarsText(cents / 100);

/** Cents of an amount as it is written, `0.50`, `$2` or `1,000`; null for anything else. */
export function centsIn(written: string): number | null {
  const amount = /^\$?(\d{1,7})(?:\.(\d{1,2}))?$/.exec(written.replaceAll(',', ''));
  return amount === null ? null : Number(amount[1]) * 100 + Number((amount[2] ?? '').padEnd(2, '0'));
}

/** Settlements speak in dollars of whole cents. */
export const centsOf = (dollars: number): number => Math.round(dollars * 100);
