import { Badge } from '#kit/kit.ts';
import { duration } from '../format.ts';
import type { Step, Workflow } from './workflow.ts';
import { importedText, secondsOf, stateText, stateTones } from './workflow.ts';

function StepRow({ step, now }: { readonly step: Step; readonly now: number }) {
  const seconds = secondsOf(step, now);
  const came = importedText(step.brought, step.expected);
  const told = [came, seconds === null ? null : duration(seconds)].filter(Boolean).join(' · ');
  return (
    <li className="admin-step-row">
      <p className="row">
        <strong>{step.label}</strong>
        <Badge tone={stateTones[step.state] ?? 'grey'}>{stateText(step.state)}</Badge>
        {told && <span className="small muted">{told}</span>}
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
        aria-label={`${stepsOver} of ${steps.length} steps are over`}
      />
      <p className="small muted">
        {stepsOver} of {steps.length} steps are over. {workflow.message}
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
