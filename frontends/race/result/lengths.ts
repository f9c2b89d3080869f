/** The fractions of a length that have a name, by the most lengths they stand for. */
const named: readonly (readonly [most: number, name: string])[] = [
  [0.08, 'nose'],
  [0.18, 'head'],
  [0.3, 'neck'],
];

const quarters = ['', '¼', '½', '¾'];

/** By how much a race was won: `by a neck`, `by 2¾`; nothing for none. */
export function winningMargin(lengths: number): string {
  const text = lengthsText(lengths);
  if (text === '') return '';
  return named.some(([, name]) => name === text) ? `by a ${text}` : `by ${text}`;
}

/** Lengths as a chart prints them: `nose`, `neck`, `½`, `2¾`, `11`; nothing for none. */
export function lengthsText(lengths: number): string {
  if (lengths <= 0) return '';
  const name = named.find(([most]) => lengths <= most)?.[1];
  if (name) return name;
  const whole = Math.floor(Math.round(lengths * 4) / 4);
  const part = quarters[Math.round(lengths * 4) % 4] ?? '';
  return whole === 0 ? part : `${whole}${part}`;
}
