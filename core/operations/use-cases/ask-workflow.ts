import { DEFAULT_TRACK_SLUG, zoneOf } from '../../card/track.ts';
import type { Clock } from '../../kernel/functions.ts';
import { type RaceDay, raceDayAt } from '../../kernel/race-day.ts';
import type { WorkflowStore } from '../ports.ts';
import { dayByNow, dayOrRefusal } from '../requested-day.ts';
import type { RequestedBy } from '../run.ts';
import type { Workflow } from '../workflow.ts';

export interface AskWorkflowDeps {
  readonly workflows: WorkflowStore;
  readonly runWorkflow: (request: {
    readonly track: string;
    readonly day: RaceDay;
    readonly askedBy: RequestedBy;
  }) => Promise<{ readonly workflow: Workflow; readonly isNew: boolean }>;
  /** The machine's clock. */
  readonly clock: Clock;
  readonly racingClock: Clock;
}

/** Workflows of days, for a screen. */
export interface AskWorkflow {
  /** Starts the workflow of a day (`YYYY-MM-DD`; null: today); it goes on by itself. Refuses ('invalid') a day to come. */
  start(day: string | null): Promise<{ readonly workflow: Workflow; readonly isNew: boolean }>;
  /** The last one, of a day or of any (null); null when there never was one. */
  latest(day: string | null): Promise<Workflow | null>;
}

export function makeAskWorkflow(deps: AskWorkflowDeps): AskWorkflow {
  const { workflows, runWorkflow, clock, racingClock } = deps;
  const track = DEFAULT_TRACK_SLUG;

  return {
    async start(dayText) {
      const today = raceDayAt(racingClock(), zoneOf(track));
      const day = dayText === null ? today : dayByNow(dayText, today);
      return runWorkflow({ track, day, askedBy: 'administrator' });
    },
    async latest(dayText) {
      await workflows.endLost(clock());
      const [last] = await workflows.list(track, dayText === null ? null : dayOrRefusal(dayText), 1);
      return last ?? null;
    },
  };
}
