import { inQuarters, shortName } from '#kit/kit.ts';

const inFull: Readonly<Record<string, string>> = { ns: 'nose', hd: 'head', nk: 'neck' };

const nameOf = (lengths: number): string | undefined => inFull[shortName(lengths) ?? ''];

/** Lengths as a chart writes them out: `nose`, `neck`, `½`, `2¾`, `11`; nothing for none. */
export const lengthsText = (lengths: number): string =>
  lengths <= 0 ? '' : (nameOf(lengths) ?? inQuarters(lengths));

/** By how much a race was won: `by a neck`, `by 2¾`; nothing for none. */
export function winningMargin(lengths: number): string {
  const text = lengthsText(lengths);
  if (text === '') return '';
  return nameOf(lengths) === undefined ? `by ${text}` : `by a ${text}`;
}
