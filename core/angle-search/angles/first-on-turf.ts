import { isTurf } from '../../card/surface.ts';
import type { CardAngle } from '../angle.ts';
import { startsOf } from '../starter.ts';

export const firstOnTurf: CardAngle = {
  name: 'first-on-turf',
  title: 'First time on turf',
  sentence: 'Has raced, but never on turf before',
  parameters: [],
  holds: ({ runner, evidence: { race } }) => {
    if (race.surface === null) return null;
    const starts = startsOf(runner);
    if (starts === 0 || !isTurf(race.surface)) return false;
    const onTurf = runner.records?.turf?.starts ?? null;
    return onTurf === null || starts === null ? null : onTurf === 0;
  },
};
