import { SOURCE_LABELS } from './source-name.ts';
import { placeText } from './source-tracks.ts';
import type { StepState, Workflow, WorkflowStep } from './workflow.ts';

const WORDS: Readonly<Record<StepState, string>> = {
  waiting: 'waiting',
  running: 'under way',
  done: 'done',
  partial: 'partial',
  failed: 'failed',
  'up-to-date': 'up to date',
  'not-due': 'not due',
  'not-set-up': 'not set up',
  paused: 'paused',
};

function countOf({ received: count, expected }: WorkflowStep): string {
  if (count === null) return '';
  return expected === null ? `, ${count} fetched` : `, ${count} of ${expected}`;
}

/** `Weather: partial, 1 of 2. The forecast is missing.` */
export function stepText(step: WorkflowStep): string {
  const why = step.sentence === null ? '' : ` ${step.sentence}`;
  return `${SOURCE_LABELS[step.source]}: ${WORDS[step.state]}${countOf(step)}.${why}`;
}

const ENDINGS = {
  running: 'is under way',
  success: 'is complete',
  partial: 'is partial',
  failed: 'failed',
} as const;

const INCOMPLETE: ReadonlySet<StepState> = new Set(['partial', 'failed']);

function named(steps: readonly WorkflowStep[], states: ReadonlySet<StepState>): string {
  const found = steps.filter(({ state }) => states.has(state));
  return found.map(({ source }) => SOURCE_LABELS[source]).join(', ');
}

/** The outcome of a workflow, naming each source with gaps. */
export function workflowText({ track, day, status, steps }: Workflow): string {
  const incomplete = named(steps, INCOMPLETE);
  const unset = named(steps, new Set(['not-set-up']));
  const paused = named(steps, new Set(['paused']));
  return [
    `The collection of ${placeText(track, day)} ${ENDINGS[status]}.`,
    ...(incomplete === '' ? [] : [`Not complete: ${incomplete}.`]),
    ...(unset === '' ? [] : [`Not set up: ${unset}.`]),
    ...(paused === '' ? [] : [`Paused: ${paused}.`]),
  ].join(' ');
}
