import type { FormEvent } from 'react';
import { Button, Card, Field, SelectField } from '#kit/kit.ts';
import type { Draft } from './draft.ts';
import { choices } from './draft.ts';
import { RaceAndHorse } from './race-and-horse.tsx';
import { useDraft } from './use-draft.ts';

export const pickFormId = 'pick-form';
const longestReason = 2000;

type PartProps = { readonly draft: Draft; readonly change: (part: Partial<Draft>) => void };

function Confidence({ draft, change }: PartProps) {
  return (
    <Field label={`Confidence: ${draft.confidence}%`}>
      {(attributes) => (
        <input
          {...attributes}
          type="range"
          name="confidence"
          min={1}
          max={100}
          step={1}
          value={draft.confidence}
          onChange={(event) => change({ confidence: Number(event.target.value) })}
        />
      )}
    </Field>
  );
}

/** A list whose values are those of one field of the pick. */
function Choose({
  field,
  label,
  draft,
  change,
}: PartProps & { readonly field: keyof typeof choices; readonly label: string }) {
  return (
    <SelectField
      label={label}
      name={field}
      choices={choices[field]}
      value={draft[field]}
      onChange={(event) => change({ [field]: event.target.value })}
    />
  );
}

function Reasoning({ draft, change }: PartProps) {
  return (
    <Field label="Reasoning" hint="Why this horse? Give reasons others can check.">
      {(attributes) => (
        <textarea
          {...attributes}
          name="reasoning"
          rows={4}
          maxLength={longestReason}
          value={draft.reasoning}
          onChange={(event) => change({ reasoning: event.target.value })}
        />
      )}
    </Field>
  );
}

/** Everything about the pick but its race and horse. */
function Parts(part: PartProps) {
  return (
    <>
      <Choose field="betType" label="Bet type" {...part} />
      <Confidence {...part} />
      <Choose field="weatherFactor" label="Weather factor" {...part} />
      <Choose field="trackBias" label="Track bias" {...part} />
      <Choose field="paceScenario" label="Pace scenario" {...part} />
      <div className="pick-form-wide">
        <Reasoning {...part} />
      </div>
    </>
  );
}

/** Hands in a pick under the member's name; race, horse and a reason are required. */
export function PickForm() {
  const { draft, change, replace, isSending, send } = useDraft();
  function submit(event: FormEvent) {
    event.preventDefault();
    send();
  }
  return (
    <Card
      title="Submit a pick"
      foot="No money involved. You can change it until post time; the result decides its score."
    >
      <form id={pickFormId} className="pick-form" onSubmit={submit} noValidate>
        <RaceAndHorse draft={draft} onChange={replace} />
        <Parts draft={draft} change={change} />
        <div className="pick-form-wide">
          <Button type="submit" tone="primary" busy={isSending}>
            {isSending ? 'Submitting...' : 'Submit Pick'}
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** In the place of the form, for somebody who is not signed in. */
export function JoinPrompt() {
  return (
    <Card title="Join as a Handicapper">
      <form id={pickFormId} className="stack" action="/api/login">
        <p>Members submit picks, and everyone can see their returns.</p>
        <div>
          <Button type="submit" tone="primary">
            Sign In
          </Button>
        </div>
      </form>
    </Card>
  );
}
