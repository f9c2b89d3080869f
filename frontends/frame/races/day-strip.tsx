import type { Race } from '#kit/kit.ts';
import { RaceStrip } from './race-strip.tsx';
import { useRacingNow } from './racing-now.ts';

/** The strip on a screen that shows one race of a day; choosing another keeps the screen. */
export function DayStrip({
  races,
  chosen,
  onChoose,
}: {
  readonly races: readonly Race[];
  readonly chosen: Race | null;
  readonly onChoose: (raceNumber: number) => void;
}) {
  const now = useRacingNow();
  return <RaceStrip races={races} now={now} chosen={chosen} onChoose={onChoose} isDemo={false} />;
}
