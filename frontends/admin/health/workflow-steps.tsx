import { Badge, withDaysInWords } from '#kit/kit.ts';
import { duration } from '../format.ts';
import type { Step, Workflow } from './workflow.ts';
import { importedText, secondsOf, stateText, stateTones } from './workflow.ts';

function StepRow({ step, now }: { readonly step: Step; readonly now: number }) {
  const seconds = secondsOf(step, now);
  const received = importedText(step.received, step.expected);
  const progress = [received, seconds === null ? null : duration(seconds)].filter(Boolean).join(' · ');
  return (
    <li className="admin-step-row">
      <p className="row">
        <strong>{step.label}</strong>
        <Badge tone={stateTones[step.state] ?? 'gray'}>{stateText(step.state)}</Badge>
        {progress && <span className="small muted">{progress}</span>}
      </p>
      {step.sentence && <p className="small muted">{step.sentence}</p>}
    </li>
  );
}

/** How far a collection is, and step by step what came, what is missing and how long it took. */
export function WorkflowSteps({ workflow }: { readonly workflow: Workflow }) {
  const { steps, stepsOver, status } = workflow;
  const now = Date.now();
  return (
    <>
      <progress
        className="admin-progress"
        value={stepsOver}
        max={Math.max(1, steps.length)}
        aria-label={`${stepsOver} of ${steps.length} steps done`}
      />
      <p className="small muted">
        {stepsOver} of {steps.length} steps done. {withDaysInWords(workflow.message)}
      </p>
      <details className="admin-steps" open={status === 'running'}>
        <summary>Step by step</summary>
        <ol className="admin-step-list">
          {steps.map((step) => (
            <StepRow key={step.source} step={step} now={now} />
          ))}
        </ol>
      </details>
    </>
  );
}
