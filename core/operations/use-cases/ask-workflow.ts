import type { Clock } from '../../kernel/functions.ts';
import { type RaceDay, raceDayAt } from '../../kernel/race-day.ts';
import type { WorkflowStore } from '../ports.ts';
import { dayByNow, dayOrRefusal } from '../requested-day.ts';
import { requestedTrack } from '../requested-track.ts';
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

/** Workflows of days, for a screen; the track is a slug or number, the flagship by default. */
export interface AskWorkflow {
  /** Starts the workflow of a day (`YYYY-MM-DD`; null: today); it goes on by itself. Refuses ('invalid') a day to come. */
  start(
    day: string | null,
    track?: string,
  ): Promise<{ readonly workflow: Workflow; readonly isNew: boolean }>;
  /** The last one of the track, of a day or of any (null); null when there never was one. */
  latest(day: string | null, track?: string): Promise<Workflow | null>;
}

export function makeAskWorkflow(deps: AskWorkflowDeps): AskWorkflow {
  const { workflows, runWorkflow, clock, racingClock } = deps;
  return {
    async start(dayText, trackKey) {
      const { slug: track, timeZone } = requestedTrack(trackKey);
      const today = raceDayAt(racingClock(), timeZone);
      const day = dayText === null ? today : dayByNow(dayText, today);
      return runWorkflow({ track, day, askedBy: 'administrator' });
    },
    async latest(dayText, trackKey) {
      const { slug: track } = requestedTrack(trackKey);
      await workflows.endLost(clock());
      const [last] = await workflows.list(track, dayText === null ? null : dayOrRefusal(dayText), 1);
      return last ?? null;
    },
  };
}
