import { DEFAULT_TRACK_SLUG, zoneOf } from '../../card/track.ts';
import type { Clock } from '../../kernel/doors.ts';
import { type RaceDay, raceDayAt } from '../../kernel/race-day.ts';
import { dayByNow, dayOrRefusal } from '../day-asked-for.ts';
import type { WorkflowShelf } from '../ports.ts';
import type { AskedBy } from '../run.ts';
import type { Workflow } from '../workflow.ts';

export interface AskWorkflowDoors {
  readonly workflows: WorkflowShelf;
  readonly runWorkflow: (wish: {
    readonly track: string;
    readonly day: RaceDay;
    readonly askedBy: AskedBy;
  }) => Promise<{ readonly workflow: Workflow; readonly isNew: boolean }>;
  /** The machine's clock. */
  readonly clock: Clock;
  readonly racingClock: Clock;
}

/** Collections of days for somebody at a screen. */
export interface AskWorkflow {
  /** Starts the collection of a day (`YYYY-MM-DD`; null: today); it goes on by itself. Refuses ('invalid') a day to come. */
  start(day: string | null): Promise<{ readonly workflow: Workflow; readonly isNew: boolean }>;
  /** The last one, of a day or of any (null); null when there never was one. */
  latest(day: string | null): Promise<Workflow | null>;
}

export function makeAskWorkflow(doors: AskWorkflowDoors): AskWorkflow {
  const { workflows, runWorkflow, clock, racingClock } = doors;
  const track = DEFAULT_TRACK_SLUG;

  return {
    async start(asked) {
      const today = raceDayAt(racingClock(), zoneOf(track));
      const day = asked === null ? today : dayByNow(asked, today);
      return runWorkflow({ track, day, askedBy: 'administrator' });
    },
    async latest(asked) {
      await workflows.endLost(clock());
      const [last] = await workflows.list(track, asked === null ? null : dayOrRefusal(asked), 1);
      return last ?? null;
    },
  };
}
