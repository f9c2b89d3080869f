/** The fractions of a length that have a name, by the most lengths they stand for. */
const named: readonly (readonly [most: number, short: string, full: string])[] = [
  [0.08, 'ns', 'nose'],
  [0.18, 'hd', 'head'],
  [0.3, 'nk', 'neck'],
];

const quarters = ['', '¼', '½', '¾'];

const nameOf = (lengths: number) => named.find(([most]) => lengths > 0 && lengths <= most);

function inQuarters(lengths: number): string {
  const rounded = Math.round(lengths * 4);
  const [whole, part] = [Math.floor(rounded / 4), quarters[rounded % 4] ?? ''];
  return whole === 0 ? part : `${whole}${part}`;
}

/** Lengths as a chart writes them out: `nose`, `neck`, `½`, `2¾`, `11`; nothing for none. */
export const lengthsText = (lengths: number): string =>
  lengths <= 0 ? '' : (nameOf(lengths)?.[2] ?? inQuarters(lengths));

/** Lengths where there is little room, as form prints them: `ns`, `nk`, `½`, `2¾`, `0`; nothing where they are unknown. */
export function shortLengths(lengths: number | null): string {
  if (lengths === null) return '';
  return nameOf(lengths)?.[1] ?? (inQuarters(lengths) || '0');
}

/** By how much a race was won: `by a neck`, `by 2¾`; nothing for none. */
export function winningMargin(lengths: number): string {
  const text = lengthsText(lengths);
  if (text === '') return '';
  return nameOf(lengths) === undefined ? `by ${text}` : `by a ${text}`;
}
