import type { Clock } from '../../kernel/doors.ts';
import { DAY, MINUTE, shift } from '../../kernel/instant.ts';
import type { Point } from '../point.ts';
import type { PointShelf } from '../ports.ts';

export interface AlertUntoldDoors {
  readonly points: Pick<PointShelf, 'takeUntold'>;
  readonly alert: (point: Point) => Promise<void>;
  /** The machine's clock. */
  readonly clock: Clock;
}

/** Who settled a point tells of it at once; after so long he was ended before he could. */
const TOLD_AFTER_MS = MINUTE;

/** Tells the operator of points whose worker was ended between settling them and telling of them. */
export function makeAlertUntold({ points, alert, clock }: AlertUntoldDoors) {
  return async function alertUntold(): Promise<void> {
    const now = clock();
    for (const point of await points.takeUntold(shift(now, -DAY), shift(now, -TOLD_AFTER_MS)))
      await alert(point);
  };
}
