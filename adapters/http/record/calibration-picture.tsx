/** @jsxRuntime automatic */
import { percentText } from '#core/kernel/text.ts';
import type { CalibrationBin } from '#core/training/scoring/calibration.ts';

const SIDE = 280;
const EDGE = 30;
const ROOM = SIDE - 2 * EDGE;

export interface CalibrationProps {
  readonly who: string;
  readonly bins: readonly CalibrationBin[];
  /** Mean distance between the two, 0-1. */
  readonly error: number;
}

/** Chances given against the share that won, group by group; on the line they are equal. */
export function CalibrationPicture({ who, bins, error }: CalibrationProps) {
  const most = Math.max(0.1, ...bins.flatMap(({ predicted, actual }) => [predicted, actual]));
  const x = (share: number) => EDGE + (ROOM * share) / most;
  const y = (share: number) => SIDE - EDGE - (ROOM * share) / most;
  return (
    <figure className="calibration">
      <svg viewBox={`0 0 ${SIDE} ${SIDE}`} role="img" aria-label={`${who}: chances against wins`}>
        <line className="zero" x1={x(0)} y1={y(0)} x2={x(most)} y2={y(most)} />
        <line className="axis" x1={x(0)} y1={y(0)} x2={x(most)} y2={y(0)} />
        <line className="axis" x1={x(0)} y1={y(0)} x2={x(0)} y2={y(most)} />
        {bins.map(({ low, predicted, actual }) => (
          <circle key={low} className="dot" cx={x(predicted)} cy={y(actual)} r={5} />
        ))}
        <text x={x(most)} y={SIDE - 8} textAnchor="end">{`we said ${percentText(most)}`}</text>
        <text x={4} y={16}>{`${percentText(most)} won`}</text>
      </svg>
      <figcaption>
        {`${who}: horses given about the same chance, in ${bins.length} groups. On the line they won as often as we said; on average they are ${(100 * error).toFixed(1)} points off it.`}
      </figcaption>
    </figure>
  );
}
