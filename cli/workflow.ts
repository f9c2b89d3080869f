import { Command } from 'commander';
import type { Log } from '#core/kernel/functions.ts';
import { toIso, toIsoOrNull } from '#core/kernel/instant.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { stepText, workflowText } from '#core/operations/progress.ts';
import type { Workflow } from '#core/operations/workflow.ts';
import { printResult, say } from './print.ts';
import { raceDayArgument } from './race-day-argument.ts';
import { trackOption } from './track-option.ts';
import { withApp } from './with-app.ts';

export interface WorkflowDeps {
  /** Collects a day (null: today at the track) and waits for the end; for the flagship when no track is given. */
  collectDay(
    day: string | null,
    isForced: boolean,
    say: Log,
    track?: string,
  ): Promise<{ readonly isNew: boolean; readonly workflow: Workflow }>;
  close(): Promise<void>;
}

const printed = ({ leaseUntil: _, startedAt, endedAt, steps, ...workflow }: Workflow, isNew: boolean) => ({
  ...workflow,
  joined: !isNew,
  startedAt: toIso(startedAt),
  endedAt: toIsoOrNull(endedAt),
  steps: steps.map((step) => ({
    ...step,
    startedAt: toIsoOrNull(step.startedAt),
    endedAt: toIsoOrNull(step.endedAt),
  })),
});

function refuseError(workflow: Workflow): void {
  if (workflow.status === 'success') return;
  throw new Refusal('unavailable', 'operations.not-whole', workflowText(workflow));
}

function runCommand(open: () => Promise<WorkflowDeps>): Command {
  return new Command('run')
    .description('collect a day from every source; what was fetched within the hour is skipped')
    .option('--date <date>', 'day, YYYY-MM-DD (default: today at the track)', raceDayArgument)
    .addOption(trackOption())
    .option('--refresh', 'fetch again even what was fetched within the hour')
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli workflow run --date 2025-06-07')
    .action(async (options: { date?: string; track?: string; refresh?: true; json?: true }) => {
      const { workflow, isNew } = await withApp(open, (app) =>
        app.collectDay(options.date ?? null, options.refresh === true, say, options.track),
      );
      const joined = isNew ? [] : ['It was under way already.'];
      const prose = [
        workflowText(workflow),
        ...joined,
        ...workflow.steps.map((step) => `  ${stepText(step)}`),
      ];
      printResult(options, printed(workflow, isNew), prose.join('\n'));
      refuseError(workflow);
    });
}

/** `racing-cli workflow run`: collects a whole day. */
export function workflowCommand(open: () => Promise<WorkflowDeps>): Command {
  return new Command('workflow')
    .description('collect a whole race day')
    .addHelpText('after', '\nExample: racing-cli workflow run')
    .addCommand(runCommand(open));
}
