import { DEFAULT_TRACK_SLUG, zoneOf } from '../../card/track.ts';
import type { Clock } from '../../kernel/functions.ts';
import { type RaceDay, raceDayAt } from '../../kernel/race-day.ts';
import type { WorkflowStore } from '../ports.ts';
import { dayByNow, dayOrRefusal } from '../requested-day.ts';
import type { AskedBy } from '../run.ts';
import type { Workflow } from '../workflow.ts';

export interface AskWorkflowDeps {
  readonly workflows: WorkflowStore;
  readonly runWorkflow: (request: {
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

export function makeAskWorkflow(deps: AskWorkflowDeps): AskWorkflow {
  const { workflows, runWorkflow, clock, racingClock } = deps;
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
