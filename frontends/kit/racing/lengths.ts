/** The fractions of a length that have a name, by the most lengths they stand for. */
const named: readonly (readonly [most: number, short: string])[] = [
  [0.08, 'ns'],
  [0.18, 'hd'],
  [0.3, 'nk'],
];

const quarters = ['', '¼', '½', '¾'];

/** Lengths to the quarter: `½`, `2¾`, `11`; nothing for none. */
export function inQuarters(lengths: number): string {
  const rounded = Math.round(lengths * 4);
  const [whole, part] = [Math.floor(rounded / 4), quarters[rounded % 4] ?? ''];
  return whole === 0 ? part : `${whole}${part}`;
}

/** The short name of a fraction of a length: `ns`, `hd`, `nk`; null for none and for more than a neck. */
export const shortName = (lengths: number): string | null =>
  named.find(([most]) => lengths > 0 && lengths <= most)?.[1] ?? null;

/** Lengths where there is little room, as form prints them: `ns`, `nk`, `½`, `2¾`, `0`; nothing where they are unknown. */
export function shortLengths(lengths: number | null): string {
  if (lengths === null) return '';
  return shortName(lengths) ?? (inQuarters(lengths) || '0');
}
