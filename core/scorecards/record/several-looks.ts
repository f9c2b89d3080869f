/** The share of a normal distribution beyond so many standard errors, on both sides (Abramowitz and Stegun 7.1.26). */
function beyond(errors: number): number {
  const x = Math.abs(errors) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const series =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return series * Math.exp(-x * x);
}

const ODD = 0.05;

/**
 * On which side of zero a value surely is when so many values were looked at: 1 in 20 must not happen by luck to any of
 * them (Bonferroni). `neither` without an error.
 */
export function clearSide(
  value: number,
  standardError: number | null,
  looks: number,
): 'above' | 'below' | 'neither' {
  if (standardError === null || standardError <= 0) return 'neither';
  if (beyond(value / standardError) * looks >= ODD) return 'neither';
  return value > 0 ? 'above' : 'below';
}
