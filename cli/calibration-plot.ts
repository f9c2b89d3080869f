import { percentText } from '#core/kernel/text.ts';
import type { CalibrationBin } from '#core/training/scoring/calibration.ts';

const WIDTH = 50;

/**
 * Lines of a calibration picture: each bin with a mark at the chance that was given (o) and at the share that won
 * (x), `*` where they fall together. The scale ends at the largest of them.
 */
export function calibrationPlot(name: string, bins: readonly CalibrationBin[]): readonly string[] {
  const most = Math.max(0.01, ...bins.flatMap(({ predicted, actual }) => [predicted, actual]));
  const place = (share: number): number => Math.round((share / most) * (WIDTH - 1));
  const rows = bins.map(({ predicted, actual, count }) => {
    const line = new Array<string>(WIDTH).fill(' ');
    const [given, won] = [place(predicted), place(actual)];
    line[given] = 'o';
    line[won] = given === won ? '*' : 'x';
    const figures = [predicted, actual].map((share) => percentText(share).padStart(7)).join(' ');
    return `  ${figures} |${line.join('')}| ${count}`;
  });
  return [`${name}: o given, x won, 0 to ${(100 * most).toFixed(0)}%`, `    given     won`, ...rows];
}
